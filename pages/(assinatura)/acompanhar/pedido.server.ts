import type { AcompanharQuery } from '../../../graphql/generated/graphql.ts';
import type { Periodo } from '../../../modules/catalogue/periodo.ts';
import { escreverInstante } from '../../../modules/brazil/instante.ts';
import { meses, rotuloPeriodo } from '../../../modules/catalogue/periodo.ts';
import { escreverDia } from '../../../modules/editing/dia.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { escreverDiaDo, outrasFormas } from '../../../modules/checkout/palavras.ts';
import { comoDesistir } from '../../../modules/contract/desistencia.ts';
import type { Brand } from '../../../platform/brand.ts';
import { MUDANCAS_POR_EMAIL } from '../emails.server.ts';
import {
  aceite,
  canceladoEPago,
  CORRIGIDO,
  duvida,
  PAGAMENTO,
  PAGO,
  PALAVRAS,
  PASSOS,
  recebidoSemPlano,
} from './words.server.ts';

type Lido = NonNullable<AcompanharQuery['acompanhamento']>;

/** A step of an order as the page shows it; `quando` in words, null where nobody knows. */
export interface Passo {
  nome: string;
  texto: string;
  quando: string | null;
  estado: 'feito' | 'agora' | 'espera';
}

/** An order in the words of its page. */
export function mostrarPedido(lido: Lido, brand: Brand, enviaEmails: boolean) {
  const { codigo, etapa, plano, adicionais, periodo, valor, pagamento, contrato, substituidoPor } = lido;
  const periodoDito = `${rotuloPeriodo(periodo as Periodo)} (${meses(periodo as Periodo)})`;
  const { titulo, texto } = dizer(lido, brand);
  return {
    codigo,
    titulo,
    texto,
    /** Whether it waits for its payment, and nothing else is to be said of it first. */
    processando: continua(lido) && !espera(lido) && substituidoPor === null,
    pix: pixDe(pagamento, brand),
    passos: passosDe(lido, brand),
    linhas: [
      ...(plano === null ? [] : [{ rotulo: 'Plano', texto: plano }]),
      ...adicionais,
      { rotulo: 'Período', texto: periodoDito },
      { rotulo: 'Total do período', texto: valor === null ? 'A confirmar pela nossa equipe' : formatarReais(valor) },
    ],
    contrato: contrato && { aceite: aceite(contrato.aceitoEm), link: contrato.caminho },
    outro: substituidoPor === null ? null : caminhoDoPedido(substituidoPor),
    portal: etapa === 'concluido' ? brand.PORTAL_URL : null,
    desistencia: etapa === 'cancelado' || etapa === 'substituido' ? null : comoDesistir(brand),
    porEmail: enviaEmails && continua(lido) ? MUDANCAS_POR_EMAIL : null,
    duvida: duvida(brand),
  };
}

/** How an order is paid by PIX, as it is shown; null where it is paid otherwise. */
export interface PixMostrado {
  ate: string;
  valor: string;
  recebedor: string;
  codigo: string;
  qrCode: { lado: number; caminho: string };
  outrasFormas: string;
}

function pixDe(pagamento: Lido['pagamento'], { EMAIL_CONTACT }: Brand): PixMostrado | null {
  const { ate, valor, recebedor, codigoPix, qrCode } = pagamento ?? {};
  if (!ate || !valor || !recebedor || !codigoPix || !qrCode) return null;
  const escrito = { ate: escreverDia(ate), valor: formatarReais(valor) };
  return { ...escrito, recebedor, codigo: codigoPix, qrCode, outrasFormas: outrasFormas(EMAIL_CONTACT) };
}

/** What the whole page says of how an order stands. */
function dizer(lido: Lido, brand: Brand): { titulo: string; texto: string } {
  const { etapa, pagoEm, substituidoPor } = lido;
  if (espera(lido)) return PAGO;
  if (continua(lido) && substituidoPor !== null) return CORRIGIDO;
  const palavras = PALAVRAS[etapa];
  switch (etapa) {
    case 'recebido':
      return { ...palavras, texto: dizerPagamento(lido, brand).texto };
    case 'em_atendimento': {
      const { texto, emAtendimento = texto } = dizerPagamento(lido, brand);
      return { ...palavras, texto: emAtendimento };
    }
    case 'cancelado':
      return pagoEm === null ? palavras : { ...palavras, texto: canceladoEPago(new Date(pagoEm)) };
    default:
      return palavras;
  }
}

/** What is said of the payment of an order that waits for it. */
function dizerPagamento({ pagamento }: Lido, { EMAIL_CONTACT }: Brand) {
  const { forma, ate } = pagamento ?? { forma: 'instrucoes', ate: null };
  return PAGAMENTO[forma](escreverDia(ate ?? ''), EMAIL_CONTACT);
}

/** Whether it was paid, and waits for what follows. */
function espera(lido: Lido): boolean {
  return lido.pagoEm !== null && continua(lido);
}

function continua({ etapa }: Lido): boolean {
  return etapa === 'recebido' || etapa === 'em_atendimento';
}

function passosDe(lido: Lido, brand: Brand): Passo[] {
  const { etapa, recebidoEm, mudouEm, substituidoPor } = lido;
  const { recebido, pagamento, ativacao } = PASSOS;
  const mudou = mudouEm === null ? null : escreverInstante(new Date(mudouEm));
  const chegou: Passo = {
    nome: recebido.nome,
    texto: recebido.feito,
    quando: escreverInstante(new Date(recebidoEm)),
    estado: 'feito',
  };
  const libera: Passo = { nome: ativacao.nome, texto: ativacao.espera, quando: null, estado: 'espera' };
  const pago = passoPago(lido);
  if (espera(lido)) return [chegou, ...pago, { ...libera, estado: 'agora' }];
  switch (etapa) {
    case 'recebido':
    case 'em_atendimento': {
      const texto = substituidoPor === null ? dizerPagamento(lido, brand).passo : CORRIGIDO.passo;
      return [chegou, { nome: pagamento.nome, texto, quando: null, estado: 'agora' }, libera];
    }
    case 'concluido':
      return [chegou, ...pago, { nome: ativacao.nome, texto: ativacao.feito, quando: mudou, estado: 'feito' }];
    case 'cancelado':
    case 'substituido': {
      const { titulo, texto } = dizer(lido, brand);
      // What was paid for one that was replaced counts for the next.
      const antes = etapa === 'cancelado' ? [chegou, ...pago] : [chegou];
      return [...antes, { nome: titulo, texto, quando: mudou, estado: 'agora' }];
    }
  }
}

/** The payment as a step that is done; none where nobody has said that it is, and nothing is known of it. */
function passoPago({ etapa, plano, valor, pagoEm }: Lido): Passo[] {
  const { nome, feito, semCusto } = PASSOS.pagamento;
  if (pagoEm === null) {
    const gratis = etapa === 'concluido' && valor === 0;
    return gratis ? [{ nome, texto: semCusto, quando: null, estado: 'feito' }] : [];
  }
  const dia = new Date(pagoEm);
  return [{ nome, texto: plano === null ? recebidoSemPlano(dia) : feito, quando: escreverDiaDo(dia), estado: 'feito' }];
}
