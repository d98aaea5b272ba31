import type { Familia, FamiliaTipo } from '../../../modules/catalogue/familia.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import type { CampoDoFormulario } from '../../../modules/checkout/formulario.ts';
import { POR_ANO, PRECOS_DO_REGISTRO } from '../../../modules/checkout/registroDeDominio.ts';
import { rotuloDominio, TIPOS_DOMINIO } from '../../../modules/checkout/tipoDominio.ts';
import { MENSAGENS_CUPOM } from '../../../modules/coupons/cupom.ts';
import { direitoAntesDePagar } from '../../../modules/contract/desistencia.ts';
import { QUANTO_CUSTA_RENOVAR } from '../../../modules/contract/renovacao.ts';
import { MENSAGENS_CONSULTA, mensagemDominio } from '../../../modules/lookup/mensagens.ts';
import { UFS } from '../../../modules/brazil/uf.ts';
import { DOMINIO_INVALIDO } from '../../../modules/brazil/dominio.ts';
import type { Brand } from '../../../platform/brand.ts';

/** Labels of what is typed, beside its field and wherever else it is named. */
const ROTULOS = {
  dominio: 'Domínio',
  emailPrincipal: 'E-mail principal',
  emailAlternativo: 'E-mail alternativo (opcional)',
  cpfCnpj: 'CPF ou CNPJ',
  nomeEmpresa: 'Nome completo ou razão social',
  telefone: 'Celular ou WhatsApp (opcional)',
  cep: 'CEP',
  endereco: 'Endereço',
  numero: 'Número',
  complemento: 'Complemento (opcional)',
  bairro: 'Bairro',
  cidade: 'Cidade',
  estado: 'Estado',
  indicacao: 'Como você nos conheceu (opcional)',
  infoAdicional: 'Informações adicionais (opcional)',
  contrato: 'Contrato',
  cupom: 'Cupom de desconto',
} as const satisfies Partial<Record<CampoDoFormulario | 'contrato' | 'cupom', string>>;

const INDICACOES = ['Google', 'Indicação', 'Instagram', 'Facebook', 'Youtube', 'Parceiros'];

const RESUMO_DO_DOMINIO: Readonly<Record<string, string>> = {
  subdominio: 'Com subdomínio temporário grátis.',
  registro: `O registro do domínio é à parte e cobrado depois. ${PRECOS_DO_REGISTRO}`,
  'ja-tenho': 'Com um domínio que você já tem.',
};

const MEIOS = 'PIX, PayPal ou boleto';
/** The specification offers systems (9.3) besides the one that the plan is said to come with (9.4). */
const COM_CPANEL = 'WHM e cPanel vêm instalados com Almalinux 9. Com outro sistema, falamos com você antes de instalar.';

/** Whether there is anything to be paid for an order: a coupon or a promotion may leave nothing. */
type ComoSePaga = 'pago' | 'deGraca';

/** What the page says of a family: what has to be known before an order besides the plan, its period and its total (Decreto 7.962/2013, article 2). */
export interface PalavrasDaFamilia {
  /** What is not to be paid today; null where there is no trial. */
  hoje: string | null;
  /** When the total is due and how, under it. */
  vencimento: string;
  /** What happens once the order is sent, under the button. */
  agora: string;
  condicoes: string[];
  /** What is to be known before another system is chosen. */
  sistema: string | undefined;
}

/** What the form says. @param diasDoPix null where there is no PIX @param familias those that the page sells */
export function palavras(diasDoPix: number | null, brand: Brand, familias: readonly Familia[]) {
  const { emailConhecido, emailConhecidoSemPortal, ...consulta } = MENSAGENS_CONSULTA;
  const porFamilia = familias.map((familia) => [familia.tipo, palavrasDaFamilia(familia, diasDoPix)] as const);
  return {
    semJavaScript: 'A assinatura precisa de JavaScript. Ative-o no navegador ou fale conosco pelo atendimento.',
    /** Endings of domains with what they cost a year. */
    registro: POR_ANO.map(([fim, valor]) => [fim, formatarReais(valor)] as const),
    /** How the domain can be chosen, and what the summary says of each choice. */
    dominios: TIPOS_DOMINIO.map((tipo) => ({ tipo, rotulo: rotuloDominio(tipo, brand.BRAND_NAME) })),
    resumos: RESUMO_DO_DOMINIO,
    familias: Object.fromEntries(porFamilia) as Readonly<Partial<Record<FamiliaTipo, Record<ComoSePaga, PalavrasDaFamilia>>>>,
    consulta: {
      ...consulta,
      emailConhecido: brand.PORTAL_URL ? emailConhecido : emailConhecidoSemPortal,
      /** Of a domain that is free, and of one that is not, whose name stands for {dominio}. */
      dominioLivre: mensagemDominio('{dominio}', true),
      dominioTomado: mensagemDominio('{dominio}', false),
      dominioInvalido: DOMINIO_INVALIDO,
      registrar: 'Quer registrar um domínio?',
      porAno: 'Registro por ano, à parte do plano',
    },
    cupom: {
      ...MENSAGENS_CUPOM,
      aplicadoAgora: 'O cupom foi aplicado agora. Confira o novo total e envie novamente.',
      naoVale:
        'O pedido não foi enviado: o cupom não foi aplicado. Veja o motivo junto dele, tente de novo, ou continue sem ele.',
      semEle: 'Continuar sem cupom',
    },
    /** What is said of a look-up that nobody answered. */
    aMao: {
      cep: `${consulta.cepFalha} Preencha o endereço à mão.`,
      cnpj: `${consulta.cnpjFalha} Preencha a razão social à mão.`,
    },
    rotulos: ROTULOS,
    ufs: UFS,
    indicacoes: INDICACOES,
    email: 'É por ele que falamos com você sobre o pedido. Confira se está certo.',
    cep: 'Completo, ele preenche o endereço e segue para o número.',
    telefone: 'Ligamos ou chamamos só se faltar algo no pedido.',
    porQue: 'Por que CPF e endereço? Para a nota fiscal e o contrato.',
    feito: {
      chegou: 'O pedido que você enviou foi recebido.',
      ver: 'Ver a identificação e os próximos passos',
      outro: 'O que você preencher aqui é outro pedido.',
    },
    falha: 'Erro ao enviar os dados. Tente novamente mais tarde.',
    outros: 'Ver os planos que podem ser assinados agora',
    vaoJunto: 'Seus dados, o domínio, o cupom e o período vão junto.',
    perdido: 'Talvez o pedido já tenha chegado. Pode tentar de novo agora: o mesmo pedido não é feito duas vezes.',
  };
}

/** What is said above the plans to choose from, or where there are none. */
export function escolha({ planoPedido, haOutros }: { planoPedido: boolean; haOutros: boolean }) {
  return {
    titulo: planoPedido ? 'Este plano não está disponível aqui' : 'Escolha um plano para assinar',
    texto: !haOutros
      ? 'Nenhum plano disponível neste momento. Fale conosco pelo atendimento.'
      : planoPedido
        ? 'Ele pode ter saído de venda ou ser assinado em outra página. Veja os que você pode assinar agora:'
        : 'Nenhum plano foi escolhido ainda. Estes podem ser assinados agora:',
  };
}

function palavrasDaFamilia(familia: Familia, diasDoPix: number | null): Record<ComoSePaga, PalavrasDaFamilia> {
  const sistema = familia.tipo === 'VPSCPANEL' ? COM_CPANEL : undefined;
  return { pago: { ...palavrasDoPago(familia, diasDoPix), sistema }, deGraca: { ...DE_GRACA, sistema } };
}

const DE_GRACA = {
  hoje: null,
  vencimento: 'Por este período não há nada a pagar.',
  agora: 'Nada é cobrado. Nossa equipe confere o pedido e libera o acesso.',
  condicoes: ['Por este período não há nada a pagar, e desistir não custa nada. Sem fidelidade.', QUANTO_CUSTA_RENOVAR],
};

function palavrasDoPago({ diasDeTeste, reembolso }: Familia, diasDoPix: number | null): Omit<PalavrasDaFamilia, 'sistema'> {
  const quando = diasDeTeste > 0 ? quandoSePagaOTeste(diasDeTeste, diasDoPix) : quandoSePaga(diasDoPix);
  return {
    hoje: diasDeTeste > 0 ? `Hoje você não paga: ${diasDeTeste} dias grátis.` : null,
    vencimento: `${diasDeTeste > 0 ? 'Se quiser ficar, p' : 'P'}agamento à vista por ${MEIOS}, ${quando}.`,
    agora: `Nada é cobrado agora. ${oQueVem(diasDeTeste, diasDoPix)}`,
    condicoes: [
      `Pagamento integral, sem parcelamento, por ${MEIOS}, ${quando}. Sem fidelidade.`,
      direitoAntesDePagar(reembolso),
      QUANTO_CUSTA_RENOVAR,
    ],
  };
}

function oQueVem(diasDeTeste: number, diasDoPix: number | null): string {
  const ficar = `você só paga se quiser ficar, ${quandoSePagaOTeste(diasDeTeste, diasDoPix)}.`;
  if (diasDoPix === null)
    return diasDeTeste > 0
      ? `Nossa equipe confere o pedido e libera o acesso; ${ficar}`
      : 'Nossa equipe confere o pedido e fala com você sobre o pagamento.';
  return diasDeTeste > 0
    ? `A página seguinte mostra o código do PIX; ${ficar}`
    : `A página seguinte mostra o código do PIX, para pagar ${quandoSePaga(diasDoPix)}.`;
}

/** The last day to pay is never before the end of the trial. */
function quandoSePagaOTeste(diasDeTeste: number, diasDoPix: number | null): string {
  return diasDoPix !== null && diasDoPix > diasDeTeste ? quandoSePaga(diasDoPix) : `até o último dos ${diasDeTeste} dias grátis`;
}

function quandoSePaga(dias: number | null): string {
  if (dias === null) return 'depois que a nossa equipe confirmar o pedido';
  if (dias === 0) return 'no dia do pedido';
  return `em até ${dias} ${dias === 1 ? 'dia' : 'dias'} depois do pedido`;
}
