import { LockMode, wrap, type EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import { conflictOver } from '../editing/rows.service.ts';
import type { Target } from '../editing/target.ts';
import type { Interessado } from '../outbox/anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO, STATUS_ABERTOS } from './assinatura.ts';
import { pedidoChamado } from './chamado.service.ts';
import { mesmoEndereco, type DeQuem } from './pagador.service.ts';
import { ditosDaFamilia, outroQueVale, vale } from './ditoDaFamilia.service.ts';
import { dividir, outrosDaFamilia, travarTodos } from './familia.service.ts';
import { semAspas } from '../editing/chave.ts';
import { acharPelaChave, ehDeMaquina, ehSorteada, semLado } from './idempotencia.service.ts';
import { levarPagamento, SEM_PAGAMENTO } from './pagamentoDoPedido.service.ts';
import { daLugar, pagamentoQuePassa } from './pagamentoQuePassa.service.ts';
import { contarDosOutros } from './reflexo.service.ts';

/** Corrections that one order can have; each is a read that everybody waits for. One more stands by itself. */
const MAIS_CORRECOES = 20;

/** Orders of one family, corrections that were cancelled among them: whatever is done with one looks at all of them. One more stands by itself. */
const MAIOR_FAMILIA = 24;

/** Whoever ordered, in the trace of what follows from an order. */
const CLIENTE: Autor = { id: 0, usuario: 'o próprio cliente' };

/** An order that corrects another. */
interface Correcao {
  /** Its key as it is stored. */
  chaveNova: string;
  /** What the order that it corrects is called: its key, as it was sent; by machines also as everything that is told calls it, or as they do themselves. */
  corrigido: string;
  deMaquina: boolean;
  agora: Date;
  interessados: readonly Interessado[];
  /** Who of the staff changes what was ordered, and of which order, as it was read; left out where its customer or a machine corrects it. */
  pelaEquipe?: { autor: Autor; sobre: Target };
}

/**
 * Links a new order, by its key, with the one that it corrects, or with the last of its corrections, in the caller's transaction. The
 * corrected one becomes `substituida` while nobody works it (D38). An order that never arrived, or that is of another person, is
 * replaced by nothing: a stranger is told nothing of it, and a machine that it names none. The payment of one that nobody works yet goes along where total and person are the same, so that nobody is asked twice; else it stays,
 * and so does the status, for staff to settle the difference. One that staff are done with is only named: its payment has paid for it, or is given back; and so
 * is one's own that a machine has corrected since. What one of the staff changes gives its place up also where somebody works it, whose the new one is then.
 * Answers the id of the one that is corrected, and when that was paid; null where there is none.
 * @throws `SUBSTITUI_RECUSADO` for a machine; for the staff `ALTERADO_POR_OUTRA_PESSOA`, `PEDIDO_SUBSTITUIDO` and `PEDIDO_ENCERRADO`
 */
export async function substituirAssinatura(
  tx: EntityManager,
  { chaveNova, corrigido, deMaquina, agora, interessados, pelaEquipe }: Correcao,
): Promise<Pick<Assinatura, 'substituiId' | 'soCita' | 'pagaEm' | 'pagamentoId' | 'alteradaEm'> | null> {
  const nova = await tx.findOneOrFail(Assinatura, { chave: chaveNova });
  const { anterior, citada, travados } = await acharAnterior(tx, nova, { corrigido, deMaquina, travando: true });
  if (pelaEquipe) conferirTroca(anterior, pelaEquipe.sobre);
  const soCitada = anterior === null ? citada : soECitada(anterior) ? anterior : null;
  if (soCitada) {
    Object.assign(nova, { substituiId: soCitada.id, soCita: true });
    await tx.flush();
    return { substituiId: soCitada.id, soCita: true, ...SEM_PAGAMENTO, alteradaEm: nova.alteradaEm };
  }
  if (anterior === null) return null;
  nova.substituiId = anterior.id;
  const ditos = ditosDaFamilia(travados);
  const antes = new Map(travados.map((um) => [um, wrap(um).toObject()]));
  const era = anterior.status;
  if (pelaEquipe) {
    // Whoever works it gives it up with this; it goes on where it was if the money stays there.
    anterior.status = ASSINATURA_ESPERANDO;
    nova.responsavel = anterior.responsavel ?? (era === ASSINATURA_ESPERANDO ? null : pelaEquipe.autor.usuario);
  }
  anterior.substituidaPorId = nova.id;
  const todos = [...travados, nova];
  const passa = pagamentoQuePassa(todos, []);
  // Whoever has paid is seen to by staff until the payment has gone along.
  const daOLugar = daLugar(anterior, nova) && (anterior.pagaEm === null || passa !== null);
  if (passa) Object.assign(nova, levarPagamento(passa.de));
  if (!daOLugar) anterior.status = era;
  const autor = pelaEquipe?.autor ?? CLIENTE;
  const mudados = new Set([anterior, ...(passa?.daoLugar ?? [])]);
  for (const mudado of mudados) {
    if (daOLugar || mudado !== anterior)
      Object.assign(mudado, { status: 'substituida', statusPor: autor.usuario, statusEm: agora });
    const oQue = { tabela: assinaturaCampos, linhaId: mudado.id, rotulo: mudado.nome };
    registrarAlteracao(tx, {
      autor,
      acao: 'alterou',
      ...oQue,
      antes: antes.get(mudado)!,
      depois: wrap(mudado).toObject(),
    });
  }
  await tx.flush();
  await contarDosOutros(tx, { outros: travados, todos, ditos, mudados, agora, interessados });
  return {
    substituiId: anterior.id,
    soCita: false,
    pagaEm: nova.pagaEm,
    pagamentoId: nova.pagamentoId,
    alteradaEm: nova.alteradaEm,
  };
}

/** @throws `ALTERADO_POR_OUTRA_PESSOA` where the order that would be corrected is not as it was read, `PEDIDO_SUBSTITUIDO` where it is another, `PEDIDO_ENCERRADO` where staff are done with it */
function conferirTroca(anterior: Assinatura | null, { id, versao }: Target): void {
  if (anterior === null) throw substituiRecusado(DEMAIS);
  if (anterior.id !== id) throw trocadoPor(anterior);
  if (versao !== null && anterior.versao !== versao) throw conflictOver({ schema: assinaturaCampos });
  if (soECitada(anterior)) throw pedidoEncerrado();
}

/** The refusal to change what was ordered of an order in whose place another stands. */
export function trocadoPor({ codigo }: Pick<Assinatura, 'codigo'>): DomainError {
  const mensagem = `No lugar deste pedido vale o ${codigo}: troque o que foi pedido nele. Nada foi mudado.`;
  return new DomainError('conflict', 'PEDIDO_SUBSTITUIDO', mensagem);
}

/** The refusal to change what was ordered of what staff are done with. */
export function pedidoEncerrado(): DomainError {
  const mensagem =
    'Só se troca o que foi pedido enquanto o pedido está em aberto: este foi concluído, cancelado ou substituído. O que foi concluído e ninguém pagou ainda, como um teste, troca-se depois de posto Em atendimento. Nada foi mudado.';
  return new DomainError('conflict', 'PEDIDO_ENCERRADO', mensagem);
}

/** An order that is only asked about, as far as it is known. */
type Cotada = DeQuem & Pick<Assinatura, 'valor' | 'valorConferido'>;

/** What an order that is only asked about would correct. */
interface Prevista {
  /** Whose it is: what a machine leaves unsaid is as in the order that it corrects. */
  deQuem: DeQuem;
  /** The orders whose use of a coupon would be its own, or none any more. */
  semUso: number[];
  /** All that it would correct, with the others of their family. */
  familia: Assinatura[];
}

/**
 * What `substituirAssinatura` would do for an order that is only asked about; nothing is stored, or locked.
 * @throws `SUBSTITUI_RECUSADO` for a machine
 */
export async function preverSubstituicao(
  em: EntityManager,
  cotada: Cotada,
  { corrigido, deMaquina, daEquipe }: Pick<Correcao, 'corrigido' | 'deMaquina'> & { daEquipe: boolean },
): Promise<Prevista> {
  const { anterior, deQuem } = await acharAnterior(em, cotada, { corrigido, deMaquina, travando: false });
  if (anterior === null || soECitada(anterior)) return { deQuem, semUso: [], familia: [] };
  const nova = { ...cotada, ...deQuem };
  const familia = [anterior, ...(await outrosDaFamilia(em, anterior))];
  const semUso = familia.filter((um) => daEquipe || um.pagaEm === null || daLugar(um, nova));
  return { deQuem, semUso: semUso.map(({ id }) => id), familia };
}

/** Staff are done with it. */
const soECitada = ({ status }: Assinatura) => !STATUS_ABERTOS.includes(status);

/** The order that one corrects, which may be the last correction of the one that it names, with the family of that; null where it corrects none. @throws `SUBSTITUI_RECUSADO` for a machine */
async function acharAnterior(
  em: EntityManager,
  nova: Pessoa & Cotada,
  { corrigido, deMaquina, travando }: Pick<Correcao, 'corrigido' | 'deMaquina'> & { travando: boolean },
): Promise<{ anterior: Assinatura | null; citada: Assinatura | null; travados: Assinatura[]; deQuem: DeQuem }> {
  const achada = await acharNomeada(em, corrigido, deMaquina);
  // All of its family at once, so that whoever corrects or changes one of them at the same time waits, and finds this correction.
  const travados = achada && travando ? await travarTodos(em, [achada.id]) : [];
  const nomeada = travando ? (travados.find(({ id }) => id === achada?.id) ?? null) : achada;
  const todos = travando || nomeada === null ? travados : [nomeada, ...(await outrosDaFamilia(em, nomeada))];
  const queVale = (pedido: Assinatura) => outroQueVale(pedido, dividir(pedido, todos)) ?? pedido;
  const ultima = nomeada && todos.length < MAIOR_FAMILIA ? await ultimaCorrecao(em, nomeada, travando) : null;
  // Of a correction that is over, as its customer has read, what it corrected stands in its place.
  const anterior = ultima && soECitada(ultima) && !vale(ultima) ? queVale(ultima) : ultima;
  // What a machine leaves unsaid, which only asks: it may correct whatever another machine has ordered.
  const comoNela = deMaquina ? anterior : null;
  const deQuem = { cpfCnpj: nova.cpfCnpj ?? comoNela?.cpfCnpj, email: nova.email ?? comoNela?.email };
  const pessoa = { id: nova.id, nome: nova.nome, ...deQuem };
  // Whoever has come into a family by a key that he guessed has a drawn one of his own there from then on.
  const sorteadas = () => todos.every((um) => um.deMaquina === true || ehSorteada(semLado(um.chave)));
  const secreta = deMaquina || (ehSorteada(corrigido) && sorteadas());
  const como: Alcance = { secreta, pago: todos.some(({ pagaEm }) => pagaEm !== null) };
  const recusa = recusaDe({ nova: pessoa, nomeada, anterior, como });
  if (recusa !== null && deMaquina) throw substituiRecusado(recusa);
  // What a machine has ordered is corrected by machines alone, whoever has ordered first.
  const deMaquinas = async (pedido: Assinatura) => !deMaquina && (await ehDeMaquina(em, pedido));
  const daMaquina = anterior !== null && (await deMaquinas(anterior));
  const alheia = recusa !== null || anterior === null || daMaquina;
  // Of one that has been corrected too often its customer is told so where he would pay.
  const demais = nomeada !== null && anterior === null && nomeada.id !== nova.id;
  const podeCitar = async (pedido: Assinatura) => mesmaPessoa(pedido, pessoa, como) && !(await deMaquinas(pedido));
  const citavel = demais && (await podeCitar(nomeada)) ? nomeada : null;
  // Whoever holds his own order, which a machine has corrected meanwhile, most likely wants no two: his next names the one that he knows.
  const sua = daMaquina && secreta && nomeada !== null && mesmaPessoa(nomeada, pessoa, como) ? nomeada : null;
  const citada = sua ?? (citavel && (await podeCitar(queVale(citavel))) ? queVale(citavel) : citavel);
  return { anterior: alheia ? null : anterior, citada, travados, deQuem };
}

const DEMAIS = 'Este pedido já foi corrigido vezes demais. Envie o novo sem substitui, e cancele o anterior.';

/** Why an order corrects none, as a machine is told; null where it does. */
function recusaDe({
  nova,
  nomeada,
  anterior,
  como,
}: {
  nova: Pessoa;
  nomeada: Assinatura | null;
  anterior: Assinatura | null;
  como: Alcance;
}): string | null {
  if (nomeada === null)
    return 'Nenhum pedido se chama assim. Se o pedido a corrigir ainda está a caminho, repita-o antes, com a chave dele; se nunca chegou, envie este sem substitui.';
  if (anterior?.id === nova.id || nomeada.id === nova.id) return 'O pedido não corrige a si mesmo.';
  if (anterior === null) return DEMAIS;
  if (mesmaPessoa(anterior, nova, como)) return null;
  return 'O pedido que substitui diz é de outra pessoa: nem o e-mail nem o documento são os mesmos. Envie este sem substitui, e cancele aquele.';
}

/** A name that a machine's program has lost on the way: it would be another order beside the one that it means to correct. @throws `SUBSTITUI_RECUSADO` */
export function recusarNomePerdido(substitui: unknown): void {
  if (typeof substitui === 'string' && semAspas(substitui).trim() === '')
    throw substituiRecusado('substitui veio vazio: diga qual pedido este corrige, ou não mande o campo, se não corrige nenhum.');
}

function substituiRecusado(mensagem: string): DomainError {
  const fields = [{ campo: 'substitui', mensagem }];
  return new DomainError('conflict', 'SUBSTITUI_RECUSADO', `${mensagem} Nada foi registrado.`, { fields });
}

/** An order that corrects another, as far as it is known whose it is. */
type Pessoa = DeQuem & { id?: number | undefined; nome?: string | undefined };

/** How a correction has come to the order that it corrects. */
interface Alcance {
  /** Whether nobody can have guessed a key of its family. */
  secreta: boolean;
  /** Whether any of its family is paid. */
  pago: boolean;
}

/** What tells a person apart, of what one who guesses may know. */
const PESSOAIS = ['cpfCnpj', 'email', 'nome'] as const;

// Whoever only knows a key takes nobody else's order away; nor does one who has guessed it and knows a company, whose number and name everybody may read,
// and least of all where anything of it is paid.
function mesmaPessoa(anterior: Assinatura, nova: Pessoa, { secreta, pago }: Alcance): boolean {
  const iguais = PESSOAIS.filter((campo) =>
    campo === 'email' ? mesmoEndereco(anterior, nova) : anterior[campo] === nova[campo],
  );
  if (!secreta) return iguais.includes('email') && iguais.length >= 2 && !pago;
  return iguais.includes('cpfCnpj') || iguais.includes('email');
}

/** The order that a correction names, as it was sent: a visitor by its key alone. @throws `SUBSTITUI_RECUSADO` where two are called so */
async function acharNomeada(em: EntityManager, nome: string, deMaquina: boolean): Promise<Assinatura | null> {
  const porChave = await acharPelaChave(em, nome, deMaquina);
  const chamado = deMaquina ? await pedidoChamado(em, nome) : null;
  if (porChave === null || chamado === null || (await saoDoMesmo(em, porChave, chamado))) return porChave ?? chamado;
  throw substituiRecusado(
    `Dois pedidos se chamam assim: ${porChave.codigo}, pela chave de idempotência, e ${chamado.codigo}, pela referência. Diga em substitui o clienteIdB do que este corrige.`,
  );
}

/** Whether two are one, or of one family, in which the last correction is meant by either. */
async function saoDoMesmo(em: EntityManager, um: Assinatura, outro: Assinatura): Promise<boolean> {
  return um.id === outro.id || (await outrosDaFamilia(em, um)).some(({ id }) => id === outro.id);
}

/** The last correction of an order, of those that stand where some do, or the order itself; null where there are as many as are followed. */
async function ultimaCorrecao(tx: EntityManager, nomeada: Assinatura, travando: boolean): Promise<Assinatura | null> {
  let primeira: Assinatura | null = nomeada;
  let ultima: Assinatura | null = nomeada;
  let queVale: Assinatura | null = nomeada;
  for (let passos = 0; passos < MAIS_CORRECOES; passos++) {
    if (ultima?.substituidaPorId != null) {
      const id: number = ultima.substituidaPorId;
      ultima = await tx.findOne(Assinatura, { id }, travando ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {});
      if ((ultima && vale(ultima)) || queVale === null || !vale(queVale)) queVale = ultima;
    }
    // Only counted: who goes back while another goes on, each holding what the other wants, would never end.
    else if (primeira?.substituiId != null) primeira = await tx.findOne(Assinatura, { id: primeira.substituiId });
    else return queVale;
  }
  return null;
}
