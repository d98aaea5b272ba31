import type { EntityManager } from '@mikro-orm/core';
import { networkOf } from '../../platform/http/visitor.ts';
import { assinaturaCampos } from '../checkout/assinatura.campos.ts';
import { corrigidosPor, pedidosDoEmail } from '../checkout/correspondencia.service.ts';
import type { QuemFez, Retida } from '../outbox/anuncio.service.ts';
import { palavraDe } from '../editing/tabela.ts';
import { EMAIL_AO_CLIENTE } from '../outbox/entrega.ts';
import { chegouSobre, contarNaFila, estadoDe } from '../outbox/tomada.service.ts';
import { caixaDe, dominioDaCaixa, ehProvedor } from './caixa.ts';
import { consumir, contar, DIA_S, HORA_S, lembrar, usado } from './contagem.service.ts';
import {
  CONFIRMACOES_POR_DIA,
  IGUAIS_POR_DIA,
  LOJA,
  NOVOS_DO_DOMINIO,
  resumoDaCaixa,
  type Contagens,
  type Teto,
} from './contagens.service.ts';
import { ESPERA, quandoJuntar } from './esperas.ts';

const PEDIDO = palavraDe(assinaturaCampos);

/** Why letters are kept back until staff have them sent. */
export const RETIDA = {
  cheia: `Este endereço já recebeu ${CONFIRMACOES_POR_DIA} confirmações em um dia. A equipe pode enviar esta de novo depois de 24 horas da primeira delas.`,
  corrigida: `O cliente já recebeu ${IGUAIS_POR_DIA} confirmações deste pedido e dos que ele corrige em um dia. Envie esta daqui.`,
  dominio: `A endereços novos deste domínio já iam ${NOVOS_DO_DOMINIO} e-mails em um dia, e outros esperam. Confira os pedidos, e envie este daqui.`,
} as const;
const DA_REDE =
  'Da mesma rede já vieram pedidos demais com este endereço em um dia. Confira se foi o dono dele quem pediu, e envie a confirmação daqui.';
const DEMAIS = 'Da mesma rede vieram pedidos para mais de um dia de e-mails. Confira se são de verdade, e envie este daqui.';

/** Gives the confirmation of an order that somebody has just placed its place in the mailbox, and its turn among others. Answers what it is kept back for, or until when. */
export function darLugarEVez(em: EntityManager, contagens: Contagens, quem: QuemFez): Promise<Retida | null> {
  return contagens.emOrdem.run(networkOf(quem.visitante), async () => {
    const semLugar = await darLugar(em, contagens, quem);
    return semLugar === null ? darVez(em, contagens, quem) : { motivo: semLugar };
  });
}

/** Gives a letter to the staff that somebody brings about its turn: what is above the share of a network is told in one letter. */
export function darVezNaEquipe({ emOrdem, aEquipe }: Contagens, { visitante, agora }: QuemFez): Promise<Retida | null> {
  const rede = networkOf(visitante);
  return emOrdem.run(`equipe ${rede}`, async () => {
    const vez = await aEquipe.vez(rede);
    if (vez.espera > 0) return { motivo: ESPERA.juntas, ate: quandoJuntar(agora) };
    await vez.tomar();
    return null;
  });
}

/** Gives an order a place among the confirmations of its mailbox. Answers why it has none. */
async function darLugar(em: EntityManager, contagens: Contagens, { visitante, email, linhaId, substituiId }: QuemFez) {
  const { caixas, contadas, correcoes, lugaresDaRede } = contagens;
  const caixa = resumoDaCaixa(email);
  const raiz = substituiId === null ? linhaId : await raizDe(em, linhaId, email);
  // What corrects an order has its place, where that had one.
  if (raiz !== linhaId && (await tinhaLugar(em, substituiId!))) {
    const { quantas } = await usado(correcoes, String(raiz));
    if (quantas >= IGUAIS_POR_DIA - 1) return RETIDA.corrigida;
    return (await contar(caixas, caixa, contadas, daConfirmacao(raiz))).cabe ? null : RETIDA.cheia;
  }
  const daRede = `${networkOf(visitante)} ${caixa}`;
  const [dadas, aRede] = await Promise.all([usado(caixas, caixa), usado(lugaresDaRede, daRede)]);
  if (dadas.quantas >= CONFIRMACOES_POR_DIA) return RETIDA.cheia;
  // The next of a network leaves as many places as it makes: three orders of one office go where nobody else orders, and two strangers leave one to the owner.
  if (dadas.quantas + aRede.quantas + 1 > CONFIRMACOES_POR_DIA) return DA_REDE;
  // Of those that come at once one may be the sixth.
  if (!(await contar(caixas, caixa, contadas, daConfirmacao(raiz))).cabe) return RETIDA.cheia;
  await consumir(lugaresDaRede, daRede);
  return null;
}

/** What confirmations are remembered by once they are counted in their mailbox, their domain and the hour: orders as well as letters count them. @param raiz as `raizDe` answers it */
export const daConfirmacao = (raiz: number) => `confirmação ${raiz}`;
export const noDominio = (linhaId: number) => `domínio ${linhaId}`;
export const naHora = (linhaId: number) => `primeira ${linhaId}`;

/** The first of the orders of one mailbox that an order corrects, one after the other; itself where it corrects none. */
export async function raizDe(em: EntityManager, linhaId: number, email: string): Promise<number> {
  const caixa = caixaDe(email);
  return (await corrigidosPor(em, linhaId, (outro) => caixaDe(outro) === caixa)).at(-1) ?? linhaId;
}

async function tinhaLugar(em: EntityManager, linhaId: number): Promise<boolean> {
  const estado = await estadoDe(em, { destino: EMAIL_AO_CLIENTE, tabela: PEDIDO, linhaId, tipo: 'pedido.criado' });
  return estado !== null && estado !== 'desistida';
}

/** Gives the confirmation of an order its turn among first letters, and its place in the hour. Answers when that is, where it is not now. */
async function darVez(em: EntityManager, contagens: Contagens, quem: QuemFez): Promise<Retida | null> {
  const { visitante, email, agora, linhaId } = quem;
  const { aoCliente, primeirasDaRede, daLoja, dasRedes } = contagens;
  // Who was written to before waits for nobody.
  if (await foiEscrito(em, email)) return null;
  const retida = await darLugarNoDominio(contagens, quem);
  if (retida) return retida;
  const rede = networkOf(visitante);
  const [vez, primeiras] = await Promise.all([aoCliente.vez(rede), consumir(primeirasDaRede, rede)]);
  if (vez.espera > DIA_S * 1000) return { motivo: DEMAIS };
  await vez.tomar();
  if (vez.espera > 0) return { motivo: ESPERA.daRede, ate: new Date(agora.getTime() + vez.espera) };
  const teto = primeiras.cabe ? daLoja : dasRedes;
  const cheia = await contarNaHora(contagens, teto, naHora(linhaId));
  return cheia && { motivo: teto.motivo, ate: await vezNaFila(em, teto, cheia.msBeforeNext) };
}

/** Gives an order a place among the first confirmations of its domain. Answers what its own waits for, or is kept back for. */
async function darLugarNoDominio(contagens: Contagens, { visitante, email, agora, linhaId }: QuemFez): Promise<Retida | null> {
  const { dominios, dominiosDaRede, esperasDoDominio, esperasDoDominioDaRede, contadas } = contagens;
  const dominio = dominioDaCaixa(email);
  if (ehProvedor(dominio)) return null;
  const daRede = `${networkOf(visitante)} ${dominio}`;
  const [dadas, aRede] = await Promise.all([usado(dominios, dominio), usado(dominiosDaRede, daRede)]);
  // As of a mailbox: the next of a network leaves as many places as it makes.
  const deixa = dadas.quantas + aRede.quantas < NOVOS_DO_DOMINIO;
  if (deixa && (await contar(dominios, dominio, contadas, noDominio(linhaId))).cabe) {
    await consumir(dominiosDaRede, daRede);
    return null;
  }
  const [esperam, daqui] = await Promise.all([usado(esperasDoDominio, dominio), usado(esperasDoDominioDaRede, daRede)]);
  if (esperam.quantas + daqui.quantas >= NOVOS_DO_DOMINIO) return { motivo: RETIDA.dominio };
  await Promise.all([consumir(esperasDoDominio, dominio), consumir(esperasDoDominioDaRede, daRede)]);
  return { motivo: ESPERA.doDominio, ate: new Date(agora.getTime() + dadas.msBeforeNext) };
}

/** Counts a first letter within the hour, under what it is remembered by. Answers until when there is no room; null where there was. */
export async function contarNaHora(
  { daLoja, dasRedes, contadasNaHora }: Contagens,
  teto: Teto,
  oQue: string,
): Promise<{ msBeforeNext: number } | null> {
  // Its own part first: what has no room there takes none from the others.
  for (const { limite } of teto === dasRedes ? [dasRedes, daLoja] : [daLoja]) {
    const { cabe, msBeforeNext } = await consumir(limite, LOJA);
    if (!cabe) return { msBeforeNext };
  }
  await lembrar(contadasNaHora, oQue, HORA_S);
  return null;
}

/** Whether any order of an address has had a letter that Entregas still know. */
export async function foiEscrito(em: EntityManager, email: string): Promise<boolean> {
  return chegouSobre(em, EMAIL_AO_CLIENTE, { tabela: PEDIDO, linhas: await pedidosDoEmail(em, email) });
}

/** When one more has its turn that waits for an hour with room: behind those that wait already, so many in each. @param msBeforeNext until the next hour */
export async function vezNaFila(em: EntityManager, teto: Teto, msBeforeNext: number, naFrente?: number): Promise<Date> {
  const agora = new Date();
  const antes = naFrente ?? (await contarNaFila(em, EMAIL_AO_CLIENTE, [teto.motivo], agora));
  return new Date(agora.getTime() + msBeforeNext + Math.floor(antes / teto.quantas) * HORA_S * 1000);
}
