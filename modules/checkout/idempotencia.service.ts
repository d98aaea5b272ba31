import { LockMode, wrap, type EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { registrarAlteracao, temOrigem } from '../editing/alteracao.service.ts';
import { declararFeito } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { chaveReutilizada, resumir } from '../editing/repeticao.service.ts';
import type { Interessado } from '../outbox/anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO, STATUS_ABERTOS } from './assinatura.ts';
import { pedidoChamado } from './chamado.service.ts';
import { mesmoPagador } from './correcao.service.ts';
import { ditosDaFamilia, vale } from './ditoDaFamilia.service.ts';
import { travarTodos } from './familia.service.ts';
import type { Formulario } from './formulario.ts';
import type { NovaAssinatura } from './novaAssinatura.ts';
import { levarPagamento, mesmoTotal, SEM_PAGAMENTO } from './pagamentoDoPedido.service.ts';
import { contarDosOutros } from './reflexo.service.ts';

/** Corrections that one order can have; each is a read that everybody waits for. One more stands by itself. */
const MAIS_CORRECOES = 20;

/** Whoever ordered, in the trace of what follows from an order. */
const CLIENTE: Autor = { id: 0, usuario: 'o próprio cliente' };

/**
 * Digest of what an order says once it is cleaned, whichever door it came through: all but its keys, its bot-check token, which
 * every try has anew, how the plan looked and what the contract said, which a repeat may have seen anew, and what the id of a plan makes superfluous.
 */
export function resumirConteudo(nova: NovaAssinatura, formulario: Formulario): string {
  const { chave: _chave, substitui: _substitui, captchaToken: _token, planoVisto: _visto, contrato: _contrato, ...resto } = nova;
  const { plano, valorEspacoAdicional, valorIpAdicional, ...dito } = resto;
  const semPlano = { plano, valorEspacoAdicional, valorIpAdicional };
  const campos = Object.entries({ ...dito, ...(!nova.planoId && semPlano), ...formulario }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return resumir(campos);
}

/** 128 bits in hexadecimal digits, as the page draws a key, or as a UUID. */
const SORTEADA = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** Whether a key has the form of one that is drawn at random, and that nobody guesses. An integrator's may count up. */
const ehSorteada = (chave: string) => SORTEADA.test(chave);

/** What is before a key that was sent by a machine, or by anybody else, where the key alone is not clear. */
const DE_QUEM = { maquina: 'maquina:', publica: 'publica:' } as const;
const DITO_DE_QUEM = new RegExp(`^(${Object.values(DE_QUEM).join('|')})`);

/**
 * The forms in which a key may be stored, in the order in which they are tried; the last is nobody else's. Machines and strangers have each their own, so that
 * nobody sits where an integrator's numbers come to. The first is as a version before this one stores it, so that a repeat meets its first whichever of
 * the two has taken it; where that is the other's, the next is.
 */
export function formasDaChave(chave: string, deMaquina: boolean): string[] {
  const propria = `${deMaquina ? DE_QUEM.maquina : DE_QUEM.publica}${chave}`;
  return (deMaquina ? !DITO_DE_QUEM.test(chave) : ehSorteada(chave)) ? [chave, propria] : [propria];
}

/** Whether a machine has ordered it; of what a version before this one has stored, the trace says so (registrarOrigem). */
async function ehDeMaquina(em: EntityManager, { id, deMaquina }: Pick<Assinatura, 'id' | 'deMaquina'>): Promise<boolean> {
  return deMaquina ?? (await temOrigem(em, assinaturaCampos, id));
}

/** Whether what is stored under a form of a key was sent by the other: by a machine where a stranger asks, and the other way round. */
export async function ehDoOutro(em: EntityManager, forma: string, deMaquina: boolean): Promise<boolean> {
  const anterior = await em.findOne(Assinatura, { chave: forma });
  return anterior !== null && (await ehDeMaquina(em, anterior)) !== deMaquina;
}

/** The order that the same side has stored under a key, or null. @throws `CHAVE_REUTILIZADA` when it says something else (D38) */
export async function buscarPelaChave(
  em: EntityManager,
  { chave, deMaquina }: { chave: string; deMaquina: boolean },
  conteudo: string,
): Promise<Assinatura | null> {
  const anterior = await achar(em, chave, deMaquina, (forma) => em.findOne(Assinatura, { chave: forma }));
  // An order from before contents were told apart answers every repeat.
  if (!anterior || anterior.conteudo === null || anterior.conteudo === conteudo) return anterior;
  throw chaveReutilizada({ de: 'pedido' });
}

/** What is made under the keys of machines' orders, which all of them share. */
export const PEDIDO = 'pedido';

declararFeito({
  nome: PEDIDO,
  escopo: 'pedidos:criar',
  async buscar(em, chave) {
    const pedido = await achar(em, chave, true, (forma) => em.findOne(Assinatura, { chave: forma }));
    // As it was made, whatever has become of it since.
    return pedido && { id: pedido.id, versao: 1 };
  },
});

/** Of what is stored under the forms of a key, what the same side has sent. */
async function achar(
  em: EntityManager,
  chave: string,
  deMaquina: boolean,
  ler: (forma: string) => Promise<Assinatura | null>,
): Promise<Assinatura | null> {
  for (const forma of formasDaChave(chave, deMaquina)) {
    const achado = await ler(forma);
    if (achado && (await ehDeMaquina(em, achado)) === deMaquina) return achado;
  }
  return null;
}

/** An order that corrects another. */
interface Correcao {
  /** Its key as it is stored. */
  chaveNova: string;
  /** What the order that it corrects is called: its key, as it was sent; by machines also as everything that is told calls it, or as they do themselves. */
  corrigido: string;
  deMaquina: boolean;
  agora: Date;
  interessados: readonly Interessado[];
}

/**
 * Links a new order, by its key, with the one that it corrects, or with the last of its corrections, in the caller's transaction. The
 * corrected one becomes `substituida` while nobody works it (D38). An order that never arrived, or that is of another person, is
 * replaced by nothing: a stranger is told nothing of it, and a machine that it names none. The payment of one that nobody works yet goes along where total and person are the same, so that nobody is asked twice; else it stays,
 * and so does the status, for staff to settle the difference. One that staff are done with is only named: its payment has paid for it, or is given back.
 * Answers the id of the one that is corrected, and when that was paid; null where there is none.
 * @throws `SUBSTITUI_RECUSADO` for a machine
 */
export async function substituirAssinatura(
  tx: EntityManager,
  { chaveNova, corrigido, deMaquina, agora, interessados }: Correcao,
): Promise<Pick<Assinatura, 'substituiId' | 'soCita' | 'pagaEm' | 'pagamentoId' | 'alteradaEm'> | null> {
  const nova = await tx.findOneOrFail(Assinatura, { chave: chaveNova });
  const { nomeada, travados } = await travarNomeada(tx, corrigido, deMaquina);
  const anterior = nomeada && (await ultimaCorrecao(tx, nomeada));
  const recusa = recusaDe({ nova, nomeada, anterior, secreta: deMaquina || ehSorteada(corrigido) });
  if (recusa !== null && deMaquina) throw substituiRecusado(recusa);
  // What a machine has ordered is corrected by machines alone, whoever has ordered first.
  if (recusa !== null || anterior === null || (!deMaquina && (await ehDeMaquina(tx, anterior)))) return null;
  const { pagaEm } = anterior;
  nova.substituiId = anterior.id;
  if (!STATUS_ABERTOS.includes(anterior.status)) {
    nova.soCita = true;
    await tx.flush();
    return { substituiId: anterior.id, soCita: true, ...SEM_PAGAMENTO, alteradaEm: nova.alteradaEm };
  }
  const ditos = ditosDaFamilia(travados);
  const acertar = pagaEm !== null && !pagaPor(anterior, nova);
  const antes = wrap(anterior).toObject();
  if (!acertar) Object.assign(nova, levarPagamento(anterior));
  anterior.substituidaPorId = nova.id;
  if (anterior.status === ASSINATURA_ESPERANDO && !acertar) {
    Object.assign(anterior, { status: 'substituida', statusPor: CLIENTE.usuario, statusEm: agora });
  }
  const depois = wrap(anterior).toObject();
  const { id: linhaId, nome: rotulo } = anterior;
  registrarAlteracao(tx, { autor: CLIENTE, acao: 'alterou', tabela: assinaturaCampos, linhaId, rotulo, antes, depois });
  await tx.flush();
  const mudados = new Set([anterior]);
  await contarDosOutros(tx, { outros: travados, todos: [...travados, nova], ditos, mudados, agora, interessados });
  return { substituiId: linhaId, soCita: false, pagaEm: nova.pagaEm, pagamentoId: nova.pagamentoId, alteradaEm: nova.alteradaEm };
}

/** Why an order corrects none, as a machine is told; null where it does. */
function recusaDe({
  nova,
  nomeada,
  anterior,
  secreta,
}: {
  nova: Assinatura;
  nomeada: Assinatura | null;
  anterior: Assinatura | null;
  secreta: boolean;
}): string | null {
  if (nomeada === null)
    return 'Nenhum pedido se chama assim. Se o pedido a corrigir ainda está a caminho, repita-o antes, com a chave dele; se nunca chegou, envie este sem substitui.';
  if (anterior?.id === nova.id || nomeada.id === nova.id) return 'O pedido não corrige a si mesmo.';
  if (anterior === null) return 'Este pedido já foi corrigido vezes demais. Envie o novo sem substitui, e cancele o anterior.';
  if (mesmaPessoa(anterior, nova, secreta)) return null;
  return `O pedido ${anterior.codigo} é de outra pessoa: nem o e-mail nem o documento são os mesmos. Envie este sem substitui, e cancele aquele.`;
}

function substituiRecusado(mensagem: string): DomainError {
  const fields = [{ campo: 'substitui', mensagem }];
  return new DomainError('conflict', 'SUBSTITUI_RECUSADO', `${mensagem} Nada foi registrado.`, { fields });
}

/** What tells a person apart, of what one who guesses may know. */
const PESSOAIS = ['cpfCnpj', 'email', 'nome'] as const;

// Whoever only knows a key takes nobody else's order away; nor does one who has guessed it and knows a company, whose number and name everybody may read,
// and least of all one that is paid.
function mesmaPessoa(anterior: Assinatura, nova: Assinatura, secreta: boolean): boolean {
  const iguais = PESSOAIS.filter((campo) => anterior[campo] === nova[campo]);
  if (!secreta) return iguais.includes('email') && iguais.length >= 2 && anterior.pagaEm === null;
  return iguais.includes('cpfCnpj') || iguais.includes('email');
}

// Whoever works an order may have delivered it already, and what is paid is the payer's, who may be told apart by less than all of it.
function pagaPor(anterior: Assinatura, nova: Assinatura): boolean {
  return mesmoPagador(anterior, nova) && anterior.status === ASSINATURA_ESPERANDO && mesmoTotal(anterior, nova);
}

const travar = (tx: EntityManager, id: number) =>
  tx.findOne(Assinatura, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/**
 * The order that a correction names, and all of its family, locked, so that whoever corrects or changes one of them at the same time waits, and finds this
 * correction; null where there is none.
 */
async function travarNomeada(
  tx: EntityManager,
  nome: string,
  deMaquina: boolean,
): Promise<{ nomeada: Assinatura | null; travados: Assinatura[] }> {
  const porChave = await achar(tx, nome, deMaquina, (forma) => tx.findOne(Assinatura, { chave: forma }));
  const achada = porChave ?? (deMaquina ? await pedidoChamado(tx, nome) : null);
  const travados = achada ? await travarTodos(tx, [achada.id]) : [];
  return { nomeada: travados.find(({ id }) => id === achada?.id) ?? null, travados };
}

/** The last correction of an order, of those that stand where some do, or the order itself; null where there are as many as are followed. */
async function ultimaCorrecao(tx: EntityManager, nomeada: Assinatura): Promise<Assinatura | null> {
  let primeira: Assinatura | null = nomeada;
  let ultima: Assinatura | null = nomeada;
  let queVale: Assinatura | null = nomeada;
  for (let passos = 0; passos < MAIS_CORRECOES; passos++) {
    if (ultima?.substituidaPorId != null) {
      ultima = await travar(tx, ultima.substituidaPorId);
      if ((ultima && vale(ultima)) || queVale === null || !vale(queVale)) queVale = ultima;
    }
    // Only counted: who goes back while another goes on, each holding what the other wants, would never end.
    else if (primeira?.substituiId != null) primeira = await tx.findOne(Assinatura, { id: primeira.substituiId });
    else return queVale;
  }
  return null;
}
