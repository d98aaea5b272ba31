import type { AcompanharQuery } from '../../../graphql/generated/graphql.ts';
import type { Periodo } from '../../../modules/catalogue/periodo.ts';
import type { TipoDominio } from '../../../modules/checkout/tipoDominio.ts';
import { escreverInstante } from '../../../modules/brazil/instante.ts';
import { meses, rotuloPeriodo } from '../../../modules/catalogue/periodo.ts';
import { escreverDia } from '../../../modules/editing/dia.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { liberadoEm } from '../../../modules/checkout/acompanhamento.ts';
import { EXTRAS } from '../../../modules/checkout/adicionais.ts';
import { codigoDe } from '../../../modules/checkout/codigo.ts';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import {
  comoFicaODominio,
  comoLibera,
  DADOS_DE_ACESSO,
  escreverDiaDo,
  outrasFormas,
  pagoEmDobro,
  TITULO_DO_PIX,
} from '../../../modules/checkout/palavras.ts';
import { ressalvas } from '../../../modules/checkout/ressalvas.ts';
import { comoRecibo, type LinhaDoRecibo } from '../../../modules/checkout/recibo.ts';
import { comoDesistir } from '../../../modules/contract/desistencia.ts';
import type { Brand } from '../../../platform/brand.ts';
import { confirmacaoPorEmail, mudancasPorEmail } from '../emails.server.ts';
import { aguardaPagamento, dizerPagamento, esperaDe, faltaPagar } from './pagamento.server.ts';
import {
  aceite,
  cancelado,
  canceladoEPago,
  canceladoPorOutro,
  CORRIGIDO,
  corrigido,
  duvida,
  PAGO,
  PALAVRAS,
  PASSOS,
  recebidoSemPlano,
  substituido,
} from './words.server.ts';

type Lido = NonNullable<AcompanharQuery['acompanhamento']>;

/** A step of an order as the page shows it; `quando` in words, null where nobody knows. */
export interface Passo {
  nome: string;
  texto: string;
  quando: string | null;
  estado: 'feito' | 'agora' | 'espera';
}

/** What the page says of an order. */
export type PedidoMostrado = ReturnType<typeof mostrarPedido>;

/** An order in the words of its page. */
export function mostrarPedido(lido: Lido, brand: Brand, enviaEmails: boolean) {
  const { codigo, etapa, pagamento, contrato, substituidoPor } = lido;
  const { titulo, texto } = dizer(lido, brand);
  const outro = substituidoPor ?? lido.noLugar?.clienteIdB;
  return {
    codigo,
    titulo,
    texto,
    /** Whether it waits for its payment, and nothing else is to be said of it first. */
    processando: continua(lido) && !espera(lido) && substituidoPor === null,
    pix: pixDe(pagamento, brand),
    passos: passosDe(lido, brand),
    ...compradoDe(lido),
    contrato: contrato && { aceite: aceite(contrato.aceitoEm), link: contrato.caminho },
    outro: outro == null ? null : caminhoDoPedido(outro),
    portal: etapa === 'concluido' ? brand.PORTAL_URL : null,
    desistencia: etapa === 'cancelado' || etapa === 'substituido' ? null : desistencia(lido, brand),
    porEmail: enviaEmails && continua(lido) && substituidoPor === null ? mudancasPorEmail(aguardaPagamento(lido)) : null,
    /** Said after the order, and not here. */
    confirmacao:
      enviaEmails && continua(lido) && lido.confirmacaoPorEmail ? confirmacaoPorEmail(brand, aguardaPagamento(lido)) : null,
    duvida: duvida(brand),
  };
}

/** What was ordered: in words, and as a receipt where it can be said what the total consists of. */
function compradoDe({ plano, adicionais, periodo, linhas, valor }: Lido): {
  linhas: { rotulo: string; texto: string }[];
  recibo: { linhas: LinhaDoRecibo[]; total: string } | null;
} {
  const periodoDito = { rotulo: 'Período', texto: `${rotuloPeriodo(periodo as Periodo)} (${meses(periodo as Periodo)})` };
  if (valor !== null && linhas.length > 0) {
    const ditas = [...adicionais.filter(({ rotulo }) => !EXTRAS.has(rotulo)), periodoDito];
    return { linhas: ditas, recibo: { linhas: comoRecibo(linhas), total: String(valor) } };
  }
  const total = valor === null ? 'A confirmar pela nossa equipe' : formatarReais(valor);
  const doPlano = plano === null ? [] : [{ rotulo: 'Plano', texto: plano }];
  return { linhas: [...doPlano, ...adicionais, periodoDito, { rotulo: 'Total do período', texto: total }], recibo: null };
}

function desistencia({ etapa, recebidoEm, mudouEm, pagoEm, pagamento, reembolso }: Lido, brand: Brand): string | null {
  const pedidoEm = new Date(recebidoEm);
  const liberado = liberadoEm(etapa, instante(mudouEm), pedidoEm);
  return comoDesistir(brand, { pedidoEm, pagoEm: instante(pagoEm), liberadoEm: liberado, pagamento, reembolso }, new Date());
}

/** @param escrito ISO 8601 */
function instante(escrito: string | null): Date | null {
  return escrito === null ? null : new Date(escrito);
}

/** How an order is paid by PIX, as it is shown; null where it is paid otherwise. */
export interface PixMostrado {
  titulo: string;
  ate: string;
  valor: string;
  recebedor: string;
  codigo: string;
  qrCode: { lado: number; caminho: string };
  outrasFormas: string;
}

function pixDe(pagamento: Lido['pagamento'], { EMAIL_CONTACT }: Brand): PixMostrado | null {
  const { ate, testeAte, testeAcabouEm, valor, recebedor, codigoPix, qrCode } = pagamento ?? {};
  if (!ate || !valor || !recebedor || !codigoPix || !qrCode) return null;
  const escrito = { ate: escreverDia(ate), valor: formatarReais(valor) };
  const titulo = TITULO_DO_PIX[testeAte || testeAcabouEm ? 'emTeste' : 'agora'];
  return { titulo, ...escrito, recebedor, codigo: codigoPix, qrCode, outrasFormas: outrasFormas(EMAIL_CONTACT) };
}

/** What the whole page says of how an order stands. */
function dizer(lido: Lido, brand: Brand): { titulo: string; texto: string } {
  const { etapa, pagoEm, substituidoPor } = lido;
  const contato = brand.EMAIL_CONTACT;
  const pago = pagoEm !== null;
  if (continua(lido) && substituidoPor !== null)
    return { titulo: CORRIGIDO.titulo, texto: corrigido(codigoDe(substituidoPor), pagoDoCorrigido(lido), contato) };
  if (espera(lido)) return { ...PAGO, texto: [PAGO.texto, ...outroPago(lido)].join(' ') };
  const palavras = PALAVRAS[etapa];
  const comRessalvas = (...frases: string[]) => [...deOndeVem(lido), ...ressalvas(lido, contato), ...frases].join(' ');
  switch (etapa) {
    case 'recebido':
    case 'em_atendimento':
      return { ...palavras, texto: comRessalvas(dizerPagamento(lido, brand).texto) };
    case 'concluido': {
      const falta = faltaPagar(lido, brand);
      const texto = falta === null ? palavras.texto : `${falta} ${DADOS_DE_ACESSO}`;
      return { ...palavras, texto: comRessalvas(texto, ...outroPago(lido)) };
    }
    case 'cancelado':
      return { ...palavras, texto: dizerCancelado(lido, contato) };
    case 'substituido':
      return { ...palavras, texto: substituido(substituidoPor && codigoDe(substituidoPor), pago, contato) };
  }
}

function pagoDoCorrigido({ pagoEm, pagoTambem, pagoPorOutro, correcaoPaga }: Lido) {
  return { pagoEm: instante(pagoEm), emDobro: pagoTambem !== null, porOutro: pagoPorOutro?.codigo ?? null, correcaoPaga };
}

/** That another of its family was paid as well. */
function outroPago({ pagoTambem: outro }: Lido): string[] {
  return outro === null ? [] : [pagoEmDobro({ ...outro, pagoEm: new Date(outro.pagoEm) })];
}

function dizerCancelado({ porQueCancelado, noLugar, pagoEm, desmarcadoEm, pagoPorOutro }: Lido, contato: string): string {
  const pago = instante(pagoEm ?? pagoPorOutro?.pagoEm ?? null);
  if (noLugar) return canceladoPorOutro(noLugar, pago, { porQue: porQueCancelado, contato });
  if (pago === null) return cancelado(porQueCancelado, { contato, desmarcado: desmarcadoEm !== null });
  return canceladoEPago(pago, pagoPorOutro?.codigo, porQueCancelado);
}

/** Which order it corrects, as the letter says it. */
function deOndeVem({ corrige }: Lido): string[] {
  return corrige === null ? [] : [`Este pedido corrige o pedido ${corrige}.`];
}

/** Whether it was paid, and waits for what follows. */
function espera(lido: Lido): boolean {
  return lido.pagoEm !== null && continua(lido);
}

function continua({ etapa }: Lido): boolean {
  return etapa === 'recebido' || etapa === 'em_atendimento';
}

function passosDe(lido: Lido, brand: Brand): Passo[] {
  return [...passosDoPlano(lido, brand), ...passoDoDominio(lido)];
}

/** What happens to the domain, which nobody notes: it is still to come until somebody looks. */
function passoDoDominio(lido: Lido): Passo[] {
  const { etapa, substituidoPor, tipoDominio } = lido;
  const segue = (continua(lido) && substituidoPor === null) || etapa === 'concluido';
  const texto = segue ? comoFicaODominio(tipoDominio as TipoDominio | null) : null;
  return texto === null ? [] : [{ nome: 'Domínio', texto, quando: null, estado: 'espera' }];
}

function passosDoPlano(lido: Lido, brand: Brand): Passo[] {
  const { etapa, recebidoEm, mudouEm, substituidoPor } = lido;
  const { recebido, pagamento, ativacao } = PASSOS;
  const mudou = mudouEm === null ? null : escreverInstante(new Date(mudouEm));
  const chegou: Passo = {
    nome: recebido.nome,
    texto: recebido.feito,
    quando: escreverInstante(new Date(recebidoEm)),
    estado: 'feito',
  };
  const comoSeLibera = comoLibera(esperaDe(lido), brand.PORTAL_URL !== null, new Date());
  const libera: Passo = { nome: ativacao.nome, texto: comoSeLibera, quando: null, estado: 'espera' };
  const pago = passoPago(lido);
  if (continua(lido) && substituidoPor !== null) return [chegou, ...pago, { ...CORRIGIDO.passo, quando: null, estado: 'agora' }];
  if (espera(lido)) return [chegou, ...pago, { ...libera, estado: 'agora' }];
  switch (etapa) {
    case 'recebido':
    case 'em_atendimento': {
      const dito = dizerPagamento(lido, brand);
      if (pago.length > 0) return [chegou, ...pago, { ...libera, estado: 'agora' }];
      if (dito.momento === 'emTeste' || dito.momento === 'semTeste')
        return [
          chegou,
          { ...libera, estado: 'agora' },
          { nome: pagamento.nome, texto: dito.passo, quando: null, estado: 'espera' },
        ];
      return [chegou, { nome: pagamento.nome, texto: dito.passo, quando: null, estado: 'agora' }, libera];
    }
    case 'concluido':
      return [
        chegou,
        ...pago,
        { nome: ativacao.nome, texto: ativacao.feito, quando: mudou, estado: 'feito' },
        ...passoAPagar(lido, brand),
      ];
    case 'cancelado':
    case 'substituido': {
      const { titulo, texto } = dizer(lido, brand);
      // What was paid for one that was replaced counts for the next.
      const antes = etapa === 'cancelado' ? [chegou, ...pago] : [chegou];
      return [...antes, { nome: titulo, texto, quando: mudou, estado: 'agora' }];
    }
  }
}

/** The payment as a step that is still to come after the plan can be used. */
function passoAPagar(lido: Lido, brand: Brand): Passo[] {
  if (faltaPagar(lido, brand) === null) return [];
  return [{ nome: PASSOS.pagamento.nome, texto: dizerPagamento(lido, brand).passo, quando: null, estado: 'agora' }];
}

/** The payment as a step that is done; none where nobody has said that it is, and nothing is known of it. */
function passoPago({ etapa, plano, valor, pagoEm, pagamento }: Lido): Passo[] {
  const { nome, feito, semCusto } = PASSOS.pagamento;
  if (pagoEm === null) {
    const gratis = pagamento?.forma === 'nada' || (etapa === 'concluido' && valor === 0);
    return gratis ? [{ nome, texto: semCusto, quando: null, estado: 'feito' }] : [];
  }
  const dia = new Date(pagoEm);
  return [{ nome, texto: plano === null ? recebidoSemPlano(dia) : feito, quando: escreverDiaDo(dia), estado: 'feito' }];
}
