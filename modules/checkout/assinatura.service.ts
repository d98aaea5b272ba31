import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { onceMoreAfterDeadlock } from '../../platform/database/deadlock.ts';
import { inSharedTransaction } from '../../platform/database/sharedCommit.ts';
import { insertRow } from '../../platform/database/steadyStatements.ts';
import { DomainError, type FieldError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/limits.ts';
import { refuseField } from '../../platform/validation.ts';
import { ehDominioValido } from '../brazil/dominio.server.ts';
import { DOMINIO_INVALIDO } from '../brazil/dominio.ts';
import { comoSeGuarda, MAIOR_EMAIL } from '../contact/email.ts';
import type { Contratos } from '../contract/contrato.service.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import { registrarAto, registrarFeito } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { comRetidas, interessadosEm } from '../outbox/anuncio.service.ts';
import {
  cobrarEmVao,
  conferirToken,
  contarRecusa,
  contarSemProva,
  gastarToken,
  type Verificacao,
} from '../verification/verificacao.service.ts';
import { aceiteDe } from './aceite.service.ts';
import { anunciarPedido } from './anuncio.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura, buscaDe } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO } from './assinatura.ts';
import { conferirCompra, type Compra } from './compraPedida.service.ts';
import { codigoDe } from './codigo.ts';
import { codigoEmUso } from './codigo.service.ts';
import { rotuloDominio } from './tipoDominio.ts';
import { validarFormulario, type Formulario } from './formulario.ts';
import { buscarPelaChave, ehDoOutro, formasDaChave, PEDIDO, resumosDe } from './idempotencia.service.ts';
import { novaAssinaturaSchema, semNulos, type EntradaDeAssinatura, type NovaAssinatura } from './novaAssinatura.ts';
import { tentativasDe, type Quem } from './quem.service.ts';
import { recusarNomePerdido, substituirAssinatura } from './substituicao.service.ts';
import { umDeCadaVez } from './umDeCadaVez.service.ts';
import { conferirUsos } from './usosDoCupom.service.ts';

/** What the use case needs to know of the shop. */
export interface CheckoutParts {
  verificacao: Verificacao;
  /** Name of the provider, for the domain's label. */
  provedor: string;
  placeholderDomain: string;
  /** The contracts under which something is ordered now. */
  contratos: Contratos;
  /** Told of every order that is stored, its number and when it came; a repeat is none. */
  aoRegistrar: (guardada: { id: number; em: Date }) => void;
}

/** What whoever ordered is told. */
type Registrada = Pick<Assinatura, 'clienteIdB' | 'codigo' | 'valor'>;

/** The same, and whether the order was stored already, under the same key. */
type Respondida = Registrada & { repetida: boolean };

/** Codes that one order tries; that even the second is taken does not happen. */
const MAIS_CODIGOS = 3;

/**
 * Stores an order and answers after the commit. A repeat with the same key and content answers with the first order and stores
 * nothing (D16); an order that corrects one whose answer was lost names it and replaces it (D38).
 * The price is recomputed from the plan; one that differs from what the visitor saw is refused with a conflict (D13), and so is a plan that does, and a
 * contract that is no longer the one that was accepted.
 * @param ler reads what the door was sent; what it refuses is a try as well
 * @throws DomainError `invalid` with a message per field, `conflict` `VALOR_ATUALIZADO`, `PLANO_ATUALIZADO`, `CONTRATO_ATUALIZADO`, `CHAVE_REUTILIZADA` or `ATO_ENCERRADO`, `MUITAS_TENTATIVAS`, `busy` `PEDIDO_EM_ANDAMENTO`,
 * or what the coupon and the bot check throw
 */
export async function criarAssinatura(
  em: EntityManager,
  checkout: CheckoutParts,
  ler: () => EntradaDeAssinatura,
  agora: Date,
  quem: Quem,
): Promise<Respondida> {
  const deMaquina = quem.maquina !== null;
  let substitui: unknown;
  const { pedido: nova, formulario } = await contarRecusa(tentativasDe(quem), () => {
    const entrada = ler();
    ({ substitui } = entrada);
    return lerEntrada(entrada);
  });
  const conteudos = resumosDe(nova, formulario);
  const [conteudo] = conteudos;
  return umDeCadaVez(checkout, formasDaChave(nova.chave, deMaquina).at(-1)!, {
    contar: () =>
      deMaquina
        ? quem.caller.spend('assinaturaSemProva')
        : contarSemProva(checkout.verificacao, nova.captchaToken, tentativasDe(quem)),
    async registrar() {
      const registrada = await registrar(em, checkout, { nova, formulario, conteudo, substitui }, agora, quem);
      return { ...registrada, repetida: false };
    },
    async buscar() {
      const primeira = await buscarPelaChave(em.fork(), { chave: nova.chave, deMaquina }, conteudos);
      return primeira && { clienteIdB: primeira.clienteIdB, codigo: primeira.codigo, valor: primeira.valor, repetida: true };
    },
  });
}

/** Whether an order with this main e-mail is stored (section 4.4, D24). @throws `MUITAS_TENTATIVAS` */
export async function emailCadastrado(em: EntityManager, email: string, caller: Caller): Promise<boolean> {
  await caller.spend('email');
  const dito = email.trim().toLowerCase().slice(0, MAIOR_EMAIL);
  // Older versions have stored it as it was typed.
  return (await em.count(Assinatura, { email: { $in: [dito, comoSeGuarda(dito)] } })) > 0;
}

interface Lido {
  nova: NovaAssinatura;
  formulario: Formulario;
  conteudo: string;
  /** Which order it corrects, as it came. */
  substitui: unknown;
}

async function registrar(
  em: EntityManager,
  checkout: CheckoutParts,
  { nova, formulario, conteudo, substitui }: Lido,
  agora: Date,
  quem: Quem,
): Promise<Registrada> {
  const { caller, maquina, equipe } = quem;
  const troca = equipe?.troca;
  // Verified outside of the transaction, which holds up everybody else while it is open; used up before anything else, so that
  // nobody hears of a coupon without a solved check.
  const token = maquina ? null : await conferirToken(checkout.verificacao, nova.captchaToken, tentativasDe(quem));
  // Asked before the transaction, which waits for nothing that it need not read.
  const interessados = await interessadosEm(em);
  const guardar = async (tx: EntityManager, identificacao: Identificacao, chave: string) => {
    await gastarToken(tx, token, agora);
    const cobrar = cobrarEmVao(token, caller, 'cupom');
    const compra = await conferirCompra(tx, checkout, nova, agora, cobrar);
    const aceite = aceiteDe(nova.contrato, agora, maquina ? null : caller.visitor);
    const deMaquina = maquina !== null;
    const dito = montar(nova, formulario, compra, checkout, agora);
    const pedido = { ...dito, ...aceite, ...identificacao, conteudo, chave, deMaquina };
    const id = (await insertRow(tx, Assinatura, pedido))!;
    // A repeat of what is stored was told so by the key.
    if (deMaquina) recusarNomePerdido(substitui);
    const corrigida = nova.substitui
      ? await substituirAssinatura(tx, {
          chaveNova: chave,
          corrigido: nova.substitui,
          deMaquina,
          agora,
          interessados,
          ...(troca && { pelaEquipe: { autor: maquina!, sobre: troca } }),
        })
      : null;
    // An order counts as one only now: what fails the form, the check or the price, or is a repeat, takes nobody else's turn at the same address.
    await caller.spend('assinatura');
    const { substituiId = null, soCita = false } = corrigida ?? {};
    const ligada = { id, substituiId, substituidaPorId: null, soCita };
    // Whether somebody has ordered before can be guessed at by it: nobody is told without a turn.
    if (dito.cupom !== '') await cobrar(() => conferirUsos(tx, { ...dito, ...ligada }, troca !== undefined));
    if (maquina) {
      // Whoever of the staff does it has a key of his own, which is nobody else's.
      if (equipe) await registrarAto(tx, maquina, { linha: await tx.findOneOrFail(Assinatura, { id }) });
      else await registrarFeito(tx, { nome: PEDIDO, chave: nova.chave, conteudo }, { id, versao: pedido.versao });
      await registrarOrigem(tx, { ...pedido, id }, maquina);
    }
    // Counted as the order itself is, and before its answer: the page after it promises no letter that is kept back.
    const deQuem = {
      visitante: caller.visitor,
      email: pedido.email,
      linhaId: id,
      substituiId: corrigida?.substituiId ?? null,
      agora,
    };
    const avisados = maquina ? interessados : await comRetidas(tx, interessados, 'pedido.criado', deQuem);
    await anunciarPedido(tx, { tipo: 'pedido.criado', linha: { ...pedido, id, ...corrigida }, agora, interessados: avisados });
    const { clienteIdB, codigo, valor } = pedido;
    return { registrada: { clienteIdB, codigo, valor }, guardada: { id, em: pedido.criadaEm } };
  };
  const { registrada, guardada } = await comFormaLivre(em, { chave: nova.chave, deMaquina: maquina !== null }, (chave) =>
    comCodigoLivre(em, (identificacao) =>
      onceMoreAfterDeadlock(em, () => inSharedTransaction(em, (tx) => guardar(tx, identificacao, chave))),
    ),
  );
  checkout.aoRegistrar(guardada);
  return registrada;
}

/** Stores under the first form of a key, and under the next where the other side has taken that: a machine where a stranger orders, or the other way round. */
async function comFormaLivre<Result>(
  em: EntityManager,
  { chave, deMaquina }: { chave: string; deMaquina: boolean },
  guardar: (forma: string) => Promise<Result>,
): Promise<Result> {
  const [primeira, propria] = formasDaChave(chave, deMaquina);
  try {
    return await guardar(primeira!);
  } catch (error) {
    const outra = propria !== undefined && error instanceof UniqueConstraintViolationException;
    if (!outra || !(await ehDoOutro(em.fork(), primeira!, deMaquina))) throw error;
    return guardar(propria);
  }
}

/** What tells an order apart: its identifier, and the code in it. */
type Identificacao = Pick<Assinatura, 'clienteIdB' | 'codigo' | 'codigoGuardado'>;

/** Stores under a new identifier, and under another one where the code of that is an order's already: of a million orders, one. */
async function comCodigoLivre<Result>(
  em: EntityManager,
  guardar: (identificacao: Identificacao) => Promise<Result>,
): Promise<Result> {
  for (let vezes = 1; ; vezes++) {
    const clienteIdB = crypto.randomUUID();
    const codigo = codigoDe(clienteIdB);
    try {
      return await guardar({ clienteIdB, codigo, codigoGuardado: codigo });
    } catch (error) {
      const outra = error instanceof UniqueConstraintViolationException && vezes < MAIS_CODIGOS;
      if (!outra || !(await codigoEmUso(em.fork(), codigo))) throw error;
    }
  }
}

/** Says in the trace which machine an order came from. */
async function registrarOrigem(
  tx: EntityManager,
  { id: linhaId, nome: rotulo, status }: Pick<Assinatura, 'id' | 'nome' | 'status'>,
  autor: Autor,
): Promise<void> {
  registrarAlteracao(tx, { autor, acao: 'criou', tabela: assinaturaCampos, linhaId, rotulo, antes: {}, depois: { status } });
  await tx.flush();
}

function lerEntrada(dada: EntradaDeAssinatura): { pedido: NovaAssinatura; formulario: Formulario } {
  const entrada = semNulos(dada);
  const nova = novaAssinaturaSchema.safeParse(entrada);
  const { dados, erros } = validarFormulario(entrada);
  if (dados?.dominio && !ehDominioValido(dados.dominio)) throw refuseField('dominio', 'DADOS_INVALIDOS', DOMINIO_INVALIDO);
  if (nova.success && dados) return { pedido: nova.data, formulario: dados };
  const fields: FieldError[] = [
    ...Object.entries(erros ?? {}).map(([campo, mensagem]) => ({ campo, mensagem })),
    ...(nova.error?.issues ?? []).map(({ path, message }) => ({ campo: path.join('.'), mensagem: message })),
  ];
  throw new DomainError('invalid', 'DADOS_INVALIDOS', fields[0]?.mensagem ?? 'Confira os dados.', { fields });
}

function montar(nova: NovaAssinatura, formulario: Formulario, compra: Compra, checkout: CheckoutParts, agora: Date) {
  const achada = {
    nome: formulario.nomeEmpresa,
    email: formulario.emailPrincipal,
    emailCopia: formulario.emailAlternativo,
    cpfCnpj: formulario.cpfCnpj,
    dominio: formulario.dominio || checkout.placeholderDomain,
    cidade: formulario.cidade,
    telCel: formulario.telefone,
    plano: compra.plano,
    cupom: compra.cupomDados?.codigo ?? nova.cupom,
  };
  return {
    ...compra,
    ...achada,
    busca: buscaDe(achada),
    versao: 1,
    chave: nova.chave,
    substituiId: null,
    substituidaPorId: null,
    soCita: false,
    deMaquina: null,
    status: ASSINATURA_ESPERANDO,
    statusPor: null,
    statusEm: null,
    motivo: null,
    motivoGuardado: null,
    motivoEm: null,
    responsavel: null,
    pagaEm: null,
    pagamentoId: null,
    prazoDesde: null,
    valorAnterior: null,
    desmarcadaEm: null,
    referenciaExterna: null,
    alteradaEm: agora,
    posicao: null,
    posicaoVersao: 0,
    criadaEm: agora,
    dataCadastro: businessDay(agora),
    empresa: formulario.nomeEmpresa,
    cep: formulario.cep,
    endereco: formulario.endereco,
    numero: formulario.numero,
    complemento: formulario.complemento,
    bairro: formulario.bairro,
    estado: formulario.estado,
    pagamento: nova.periodo,
    dominioRegistro: rotuloDominio(formulario.tipoDominio, checkout.provedor),
    espacoAdicional: nova.espacoAdicional,
    ipAdicional: nova.ipAdicional,
    envio: nova.envio,
    clienteUsuario: nova.clienteUsuario,
    clienteRevenda: nova.clienteRevenda,
    clienteAdicional: nova.clienteAdicional,
    indicacao: formulario.indicacao,
    infoAdicional: formulario.infoAdicional,
  };
}
