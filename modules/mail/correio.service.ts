import type { EntityManager } from '@mikro-orm/core';
import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import type { MailConfig } from '../../platform/mail.ts';
import { lerLinkEscrito } from '../admin/linkDeAcesso.service.ts';
import { daFamiliaNoEndereco, lerPedidoEscrito, type PedidoEscrito } from '../checkout/correspondencia.service.ts';
import { comoSeGuarda, ehEmail } from '../contact/email.ts';
import {
  EMAIL_A_CONTA,
  EMAIL_AO_CLIENTE,
  foiPedida,
  PEDIDA_PELA_EQUIPE,
  TESTE_DE_EMAIL,
  type TipoDeEvento,
} from '../outbox/entrega.ts';
import type { Destinatarios, EntregaTomada, Resultado } from '../outbox/entregador.service.ts';
import { calarEntrega } from '../outbox/esquecimento.service.ts';
import { chegouSobre, estadoDe, ultimaAntesDe, ultimaEntregueAntesDe } from '../outbox/tomada.service.ts';
import type { Carta } from './carta.ts';
import { cartaDeMensagem, cartaDePedido } from './daEquipe.server.ts';
import { cartaAoCliente } from './doCliente.server.ts';
import { cartaDeAcesso } from './daConta.server.ts';
import { cartaDeExemplo, exemploSchema } from './exemplos.service.ts';
import { htmlDaCarta } from './html.server.tsx';
import { CARTA_AO_CLIENTE } from './interesse.service.ts';
import { juntar } from './juntas.service.ts';
import type { CartaAEnviar, LimitesDeCartas } from './limites.service.ts';
import type { Papelaria } from './papelaria.service.ts';
import { pngDoQrCode } from './png.server.ts';
import { textoDaCarta } from './texto.ts';
import { createTransporte, type Esperas } from './transporte.server.ts';

/** Letters to one recipient of the outbox on their way at once; servers of mail count connections. */
const AO_MESMO_TEMPO = 3;
/** What a picture in a letter is called in it. */
const QR_CODE = 'pix@carta';

/** What sending them needs besides. */
interface CorreioParts extends Papelaria {
  mail: MailConfig;
  /** How many customers are sent; null where nothing is counted. */
  limites: LimitesDeCartas | null;
  /** The shop's key of links of access. */
  chaveDosLinks: string;
  /** Names of recipients in the outbox. */
  destinos: readonly string[];
  esperas?: Esperas;
}

/** What writes letters and sends them, until it is closed. */
export interface Correio extends Destinatarios {
  close: () => void;
}

/** A letter with whom it goes to, and to whom answers go; or why there is none. */
type Escrita = CartaPronta | { motivo: string } | { resultado: Resultado };

interface CartaPronta extends Omit<CartaAEnviar, 'email'> {
  carta: Carta;
  para: readonly string[];
  responderA: string;
  /** Once it has gone. */
  depois?: () => Promise<void>;
}

/** The letters of a shop, as the outbox has them delivered (059). */
export function createCorreio(parts: CorreioParts): Correio {
  const { mail, loja, destinos, limites } = parts;
  const transporte = createTransporte(mail.smtp, AO_MESMO_TEMPO * destinos.length, parts.esperas);
  return {
    forma: 'mail',
    aoMesmoTempo: AO_MESMO_TEMPO,
    // Who has paid waits behind nobody who has only ordered.
    porUltimo: 'pedido.criado',
    ativos: async () => destinos,
    ...(limites && { maisLongas: limites.maisLongas }),
    async entregar(em, entrega, signal): Promise<Resultado> {
      if (await foiUltrapassada(em, entrega)) return descartar('O cliente já recebeu um e-mail mais novo deste pedido.');
      const escrita = await escrever(em, parts, entrega);
      if ('motivo' in escrita) return descartar(escrita.motivo);
      if ('resultado' in escrita) return escrita.resultado;
      const { carta, para, responderA, pago, corrige, depois } = escrita;
      if (!para.every(ehEmail)) return descartar('O endereço não é um e-mail.');
      const retida = await limites?.reter(em, entrega, { email: para[0]!, pago, corrige });
      if (retida) return retida;
      const mensagem: SendMailOptions = {
        from: { name: mail.from.name ?? loja.nome, address: mail.from.address },
        to: para.map((address) => ({ name: '', address })),
        ...(ehEmail(responderA) && { replyTo: { name: '', address: responderA } }),
        // Whoever is sent it twice, since nobody knows whether the first arrived, has it once.
        messageId: `<${entrega.evento}.${entrega.destino.replace(':', '-')}@${mail.from.address.split('@')[1]}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        ...formasDa(carta, parts),
      };
      const { entregue, resposta, destinatarioRecusado, foraDoAr } = await transporte.enviar(mensagem, signal);
      if (entregue) await depois?.();
      // Of the staff somebody else may be named in the settings; a customer, or a colleague, who cannot be written to is for staff to call.
      const soAPedido = destinatarioRecusado && [EMAIL_AO_CLIENTE, EMAIL_A_CONTA].includes(entrega.destino);
      // A test is looked at, and made again.
      // It stays asked for until it arrives.
      const dita = !entregue && foiPedida(entrega) ? `${PEDIDA_PELA_EQUIPE} ${resposta}` : resposta;
      return { entregue, resposta: dita, soAPedido, semVolta: entrega.tipo === TESTE_DE_EMAIL, foraDoAr };
    },
    close: transporte.close,
  };
}

/** Whether a customer has had a later letter about his order before this confirmation had its turn. */
async function foiUltrapassada(em: EntityManager, { id, tipo, destino, tabela, linhaId }: EntregaTomada): Promise<boolean> {
  if (tipo !== 'pedido.criado' || destino !== EMAIL_AO_CLIENTE) return false;
  return chegouSobre(em, destino, { tabela, linhas: [linhaId], depois: id });
}

/**
 * Whether a customer was never told of an order that nobody has paid: strangers for whom somebody has ordered need not hear that it is over. Who has had a
 * letter of another of its family knows of it: as of the one that stands in its place, or holds what ended together with it, and can pay that.
 */
async function nuncaSoube(em: EntityManager, { destino, tabela, linhaId }: EntregaTomada, pago: boolean): Promise<boolean> {
  if (pago || (await chegouSobre(em, destino, { tabela, linhas: await daFamiliaNoEndereco(em, linhaId) }))) return false;
  const confirmacao = await estadoDe(em, { destino, tabela, linhaId, tipo: 'pedido.criado' });
  return confirmacao !== null && confirmacao !== 'entregue';
}

/** Whether a customer was told of the end of an order already since it has its status: another reason is not another letter. */
async function jaSoubeDoFim(
  em: EntityManager,
  { id, destino, tabela, linhaId, tipo }: EntregaTomada,
  desde: Date | null,
): Promise<boolean> {
  const antes = await ultimaAntesDe(em, { destino, tabela, linhaId, tipo }, id);
  return desde !== null && antes?.estado === 'entregue' && antes.criadaEm >= desde;
}

/**
 * Whether whoever ordered was not told that it was over: that it goes on is nothing to him. Whom nothing has reached is told of the order by its confirmation,
 * where that still waits, and by staff where it was given up.
 */
async function naoSoubeQueParou(em: EntityManager, { id, destino, tabela, linhaId }: EntregaTomada): Promise<boolean> {
  const quais = { destino, tabela, linhaId };
  const ultima = await ultimaEntregueAntesDe(em, quais, id);
  if (ultima === null) {
    const confirmacao = await estadoDe(em, { ...quais, tipo: 'pedido.criado' });
    return confirmacao === 'esperando' || confirmacao === 'desistida';
  }
  const fim = await ultimaAntesDe(em, { ...quais, tipo: 'pedido.cancelado' }, id);
  // What came after it, as of a payment, has said that it was over; so has the letter of an end that was called another afterwards.
  return fim?.estado === 'descartada' && ultima.tipo !== 'pedido.cancelado' && ultima.id < fim.id;
}

/** What a customer is told of whether his order goes on or is over; what else he has heard since leaves that as it is. */
const DO_ANDAMENTO: readonly TipoDeEvento[] = ['pedido.concluido', 'pedido.cancelado', 'pedido.retomado', 'pedido.reaberto'];

/** Whether a customer has heard that his order is concluded, and nothing else of how it goes since. */
async function sabeQueConcluiu(em: EntityManager, { id, destino, tabela, linhaId }: EntregaTomada): Promise<boolean> {
  const andamento = { destino, tabela, linhaId, tipo: { $in: [...DO_ANDAMENTO] } };
  return (await ultimaEntregueAntesDe(em, andamento, id))?.tipo === 'pedido.concluido';
}

/** Whether what was to say that an order is concluded has not reached its customer: that it is no longer is nothing to him. */
async function naoSoubeDoFim(em: EntityManager, { id, destino, tabela, linhaId }: EntregaTomada): Promise<boolean> {
  const conclusao = await ultimaAntesDe(em, { destino, tabela, linhaId, tipo: 'pedido.concluido' }, id);
  return conclusao !== null && conclusao.estado !== 'entregue';
}

function descartar(resposta: string): Resultado {
  return { entregue: false, resposta, semVolta: true };
}

/** A letter in both of its forms, with the picture that it shows. */
function formasDa(
  carta: Carta,
  { loja, cores, emblema }: Papelaria,
): Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'attachments'> {
  const pix = carta.blocos.find((bloco) => bloco.tipo === 'pix');
  return {
    subject: carta.assunto,
    text: textoDaCarta(carta, loja),
    html: htmlDaCarta(carta, { loja, cores, emblema, qrCode: `cid:${QR_CODE}` }),
    ...(pix && {
      attachments: [
        {
          filename: 'pix.png',
          content: pngDoQrCode(pix.desenho),
          contentType: 'image/png',
          cid: QR_CODE,
          contentDisposition: 'inline' as const,
        },
      ],
    }),
  };
}

const JA_DE_OUTRO_JEITO = 'O pedido já está de outro jeito: não há mais o que dizer disto.';
const SUMIU = 'O que havia a dizer foi apagado.';
const NAO_SOUBE =
  'O pedido foi cancelado sem pagamento antes de o cliente receber qualquer e-mail dele, ou de outro da mesma contratação: não há o que dizer. Se ele espera por uma resposta, envie este daqui.';

const CALADO = 'O pedido foi cancelado como spam ou duplicado, sem pagamento: o cliente não é avisado.';
const JA_SOUBE = 'O cliente já recebeu o e-mail deste cancelamento; outro motivo não é outro e-mail.';
const JA_CONCLUIDO = 'O cliente já recebeu o e-mail de que o pedido foi concluído.';
const NAO_PAROU =
  'O cliente não recebeu nada do cancelamento: para ele, o pedido nunca parou. Se ele tem algo a fazer, envie este daqui.';

/** Why an order's customer is not told of what has happened to it, whatever the letter would say; null where he is. */
async function nadaADizer(em: EntityManager, entrega: EntregaTomada, pedido: PedidoEscrito): Promise<string | null> {
  const { pagoEm, pagoPorOutro, calado, mudouEm } = pedido;
  switch (entrega.tipo) {
    case 'pedido.cancelado':
      if (calado) return CALADO;
      if (await nuncaSoube(em, entrega, pagoEm !== null || pagoPorOutro !== null)) return NAO_SOUBE;
      return (await jaSoubeDoFim(em, entrega, mudouEm)) ? JA_SOUBE : null;
    case 'pedido.retomado':
      return (await naoSoubeQueParou(em, entrega)) ? NAO_PAROU : null;
    case 'pedido.reaberto':
      return (await naoSoubeDoFim(em, entrega)) ? JA_DE_OUTRO_JEITO : null;
    case 'pedido.concluido':
      return (await sabeQueConcluiu(em, entrega)) ? JA_CONCLUIDO : null;
    default:
      return null;
  }
}

const mensagemSchema = z.object({ nome: z.string(), email: z.string(), assunto: z.string(), mensagem: z.string() });

/** Writes the letter of an entry, of the order as it stands now. */
async function escrever(em: EntityManager, parts: CorreioParts, entrega: EntregaTomada): Promise<Escrita> {
  const { loja, mail, pagamento } = parts;
  const { tipo, destino, dados, linhaId } = entrega;
  const nada = { pago: false, corrige: false };
  if (tipo === TESTE_DE_EMAIL) {
    const carta = await cartaDeExemplo(em, parts, exemploSchema.parse(dados).exemplo);
    return { carta: { ...carta, assunto: `Exemplo: ${carta.assunto}` }, para: mail.staff, responderA: '', ...nada };
  }
  if (destino === EMAIL_A_CONTA) return escreverLink(em, parts, entrega);
  if (dados === null) return { motivo: SUMIU };
  const junta = destino === EMAIL_AO_CLIENTE ? null : await juntar(em, entrega, loja);
  if (junta) return 'carta' in junta ? { ...junta, para: mail.staff, responderA: '', ...nada } : { resultado: junta };
  if (tipo === 'mensagem.recebida') {
    const mensagem = mensagemSchema.parse(dados);
    return { carta: cartaDeMensagem(mensagem, loja), para: mail.staff, responderA: mensagem.email, ...nada };
  }
  const lido = await lerPedidoEscrito(em, linhaId, pagamento, new Date());
  if (lido === null) return { motivo: SUMIU };
  // What he uses already does not end without a word.
  const pedido = lido.calado && (await sabeQueConcluiu(em, entrega)) ? { ...lido, calado: false } : lido;
  const [pago, corrige] = [pedido.pagoEm !== null, pedido.corrige !== null];
  if (destino !== EMAIL_AO_CLIENTE)
    return { carta: cartaDePedido(pedido, loja), para: mail.staff, responderA: pedido.email, pago, corrige };
  const semQueDizer = foiPedida(entrega) ? null : await nadaADizer(em, entrega, pedido);
  if (semQueDizer !== null) return { motivo: semQueDizer };
  const aviso = CARTA_AO_CLIENTE[tipo as TipoDeEvento];
  const carta = aviso ? cartaAoCliente(aviso, pedido, loja) : null;
  if (carta === null) return { motivo: JA_DE_OUTRO_JEITO };
  // One that an older version has stored has the spelling that was typed; this is where it goes.
  return { carta, para: [comoSeGuarda(pedido.email)], responderA: loja.contato, pago, corrige };
}

const LINK_VENCIDO =
  'O link já foi usado, passou do prazo, outro tomou o lugar dele ou quem o deu perdeu o acesso: quem o espera precisa de outro.';

/** Writes the letter of a link of access, as long as it opens anything; once it has gone, nobody here can make it again. */
async function escreverLink(
  em: EntityManager,
  { loja, chaveDosLinks }: CorreioParts,
  { id, dados }: EntregaTomada,
): Promise<Escrita> {
  const link = await lerLinkEscrito(em, dados, { administracao: loja.administracao, chave: chaveDosLinks });
  if (link === null) return { motivo: LINK_VENCIDO };
  const carta = cartaDeAcesso(link, loja);
  return { carta, para: [link.email], responderA: loja.contato, pago: false, corrige: false, depois: () => calarEntrega(em, id) };
}
