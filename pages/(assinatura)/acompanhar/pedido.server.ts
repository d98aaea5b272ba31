import type { AcompanharQuery } from '../../../graphql/generated/graphql.ts';
import type { Periodo } from '../../../modules/catalogue/periodo.ts';
import { escreverInstante } from '../../../modules/brazil/instante.ts';
import { meses, rotuloPeriodo } from '../../../modules/catalogue/periodo.ts';
import { escreverDia } from '../../../modules/editing/dia.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { escreverDiaDo } from '../../../modules/checkout/palavras.ts';
import type { Brand } from '../../../platform/brand.ts';
import { MUDANCAS_POR_EMAIL } from '../emails.server.ts';
import { aceite, canceladoEPago, CORRIGIDO, duvida, PAGAMENTO, PAGO, PALAVRAS, PASSOS } from './words.server.ts';

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
  const { codigo, etapa, plano, periodo, valor, pagamento, contrato, substituidoPor } = lido;
  const periodoDito = `${rotuloPeriodo(periodo as Periodo)} (${meses(periodo as Periodo)})`;
  return {
    codigo,
    ...dizerEtapa(lido),
    ...(etapa === 'recebido' && { texto: dizerPagamento(lido).texto }),
    ...(substituidoPor !== null && continua(lido) && CORRIGIDO),
    ...(espera(lido) && PAGO),
    pagamento: pagamento?.forma === 'pix' ? pagamento : null,
    passos: passosDe(lido),
    linhas: [
      ...(plano === null ? [] : [{ rotulo: 'Plano', texto: plano }]),
      { rotulo: 'Período', texto: periodoDito },
      { rotulo: 'Total do período', texto: valor === null ? 'A confirmar pela nossa equipe' : formatarReais(valor) },
    ],
    contrato: contrato && { aceite: aceite(contrato.aceitoEm), link: contrato.caminho },
    outro: substituidoPor === null ? null : caminhoDoPedido(substituidoPor),
    porEmail: enviaEmails && continua(lido) ? MUDANCAS_POR_EMAIL : null,
    duvida: duvida(brand),
  };
}

/** What is said of where an order stands. */
function dizerEtapa({ etapa, pagoEm }: Lido) {
  const palavras = PALAVRAS[etapa];
  return etapa === 'cancelado' && pagoEm !== null ? { ...palavras, texto: canceladoEPago(new Date(pagoEm)) } : palavras;
}

/** What is said of the payment of an order that nobody has taken up. */
function dizerPagamento({ pagamento }: Lido) {
  const { forma, ate } = pagamento ?? { forma: 'instrucoes', ate: null };
  return PAGAMENTO[forma](escreverDia(ate ?? ''));
}

/** Whether it was paid, and waits for what follows. */
function espera(lido: Lido): boolean {
  return lido.pagoEm !== null && continua(lido);
}

function continua({ etapa }: Lido): boolean {
  return etapa === 'recebido' || etapa === 'em_atendimento';
}

function passosDe(lido: Lido): Passo[] {
  const { etapa, recebidoEm, mudouEm, pagoEm } = lido;
  const { recebido, pagamento, ativacao } = PASSOS;
  const mudou = mudouEm === null ? null : escreverInstante(new Date(mudouEm));
  const chegou: Passo = {
    nome: recebido.nome,
    texto: recebido.feito,
    quando: escreverInstante(new Date(recebidoEm)),
    estado: 'feito',
  };
  const libera: Passo = { nome: ativacao.nome, texto: ativacao.espera, quando: null, estado: 'espera' };
  const pago: Passo = {
    nome: pagamento.nome,
    texto: pagamento.feito,
    quando: pagoEm === null ? null : escreverDiaDo(new Date(pagoEm)),
    estado: 'feito',
  };
  if (espera(lido)) return [chegou, pago, { ...libera, estado: 'agora' }];
  switch (etapa) {
    case 'recebido':
      return [chegou, { nome: pagamento.nome, texto: dizerPagamento(lido).passo, quando: null, estado: 'agora' }, libera];
    case 'em_atendimento':
      return [chegou, { nome: pagamento.nome, texto: pagamento.atendimento, quando: mudou, estado: 'agora' }, libera];
    case 'concluido':
      return [chegou, pago, { nome: ativacao.nome, texto: ativacao.feito, quando: mudou, estado: 'feito' }];
    case 'cancelado':
    case 'substituido': {
      const { titulo, texto } = dizerEtapa(lido);
      const fim: Passo = { nome: titulo, texto, quando: mudou, estado: 'agora' };
      // What was paid for one that was replaced counts for the next.
      return etapa === 'cancelado' && pagoEm !== null ? [chegou, pago, fim] : [chegou, fim];
    }
  }
}
