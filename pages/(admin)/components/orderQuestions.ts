import type { AssinaturaAbertaQuery, AssinaturasQuery } from '../../../graphql/generated/admin/graphql.ts';
import { STATUS_ABERTOS, STATUS_DA_ASSINATURA, type AssinaturaStatus } from '../../../modules/checkout/assinatura.ts';
import { avisaQuemPediu, estaCalada } from '../../../modules/checkout/aviso.ts';
import type { MotivoDoCancelamento } from '../../../modules/checkout/motivo.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { instante } from '../format.ts';

type Listada = AssinaturasQuery['assinaturas']['itens'][number];

/** What one order is called, and several. */
export const PALAVRAS = ['assinatura', 'assinaturas'] as const;

/** How whoever ordered learns what becomes of it: by a letter, or by the order's own page alone. */
const sabe = (enviaEmails: boolean) =>
  enviaEmails ? 'O cliente é avisado de que' : 'A página do pedido passa a dizer ao cliente que';

/** What is asked before an order ends, where its customer reads more than that, or another order follows; null where nothing speaks against it. */
export function perguntar(status: string, aberta: AssinaturaAbertaQuery['assinatura'], enviaEmails: boolean): string | null {
  const { pagaEm, cobraAntes, voltaSeCancelada, pagamentoSeCancelada, pagamentoNaFamilia } = aberta;
  if (status === 'cancelada' && (pagaEm || voltaSeCancelada || pagamentoSeCancelada))
    return [
      ...(pagaEm ? [`Esta assinatura consta como paga em ${instante(pagaEm)}.`] : []),
      ...(voltaSeCancelada ? [`Ela corrige a assinatura ${voltaSeCancelada}, que volta a valer como nova.`] : []),
      ...(pagamentoSeCancelada ? [`Depois de cancelada: ${emMeioDeFrase(pagamentoSeCancelada)}`] : []),
      'Cancelar mesmo assim?',
      ...(pagaEm && !pagamentoSeCancelada ? [`${sabe(enviaEmails)} a equipe fala com ele sobre a devolução.`] : []),
    ].join(' ');
  if (status === 'concluida' && !pagaEm && cobraAntes)
    return `${pagamentoNaFamilia ?? 'Não consta nenhum pagamento, e este plano só é liberado depois dele.'} Concluir mesmo assim? ${sabe(enviaEmails)} o plano está liberado.`;
  return null;
}

type ComPagamento = Partial<Pick<AssinaturaAbertaQuery['assinatura'], 'pagaEm' | 'pagamentoNaFamilia'>>;

/** What is asked before a payment is said of an order, where that is perhaps none of its own; null where nothing speaks against it. */
export function perguntarDoPagamento({ pagaEm, pagamentoNaFamilia }: ComPagamento): string | null {
  if (pagaEm || !pagamentoNaFamilia) return null;
  return `${pagamentoNaFamilia} Foi outro pagamento, só desta assinatura?`;
}

function emMeioDeFrase(frase: string): string {
  return frase.charAt(0).toLowerCase() + frase.slice(1);
}

/** What is given to several orders. */
export interface Dado {
  status: AssinaturaStatus;
  /** Left out where none is said. */
  motivo?: MotivoDoCancelamento | null;
}

/** What is asked before several orders end, or go on after all; null where nobody is told of it, and nothing follows that is not seen. */
export function perguntarDeVarias(linhas: readonly Listada[], { status, motivo }: Dado, enviaEmails: boolean): string | null {
  const mudam = linhas.filter((linha) => avisaQuemPediu(linha, status));
  const avisadas = linhas.filter((linha) => avisaQuemPediu(linha, status, motivo));
  const segue = oQueSegue(linhas, mudam, status);
  const calado = avisadas.length === 0 && (enviaEmails || mudam.length === 0);
  if (calado && segue.length === 0) return null;
  const avisados = !enviaEmails
    ? 'A loja não envia e-mails: a página de cada pedido o diz.'
    : avisadas.length === 0
      ? 'Nenhum cliente é avisado.'
      : `Na hora é avisado por e-mail: ${clientes(avisadas)}. Isso não se desfaz.`;
  return [`Dar “${STATUS_DA_ASSINATURA[status].rotulo}” a ${contadas(linhas.length, ...PALAVRAS)}? ${avisados}`, ...segue].join(
    '\n',
  );
}

/** What follows from it for some of them, a line each. */
function oQueSegue(linhas: readonly Listada[], mudam: readonly Listada[], status: AssinaturaStatus): string[] {
  const cancela = status === 'cancelada';
  const pagas = mudam.filter(({ pagaEm, pagamentoSeCancelada }) => cancela && pagaEm && !pagamentoSeCancelada);
  const comOutras = mudam.filter(({ pagamentoSeCancelada }) => cancela && pagamentoSeCancelada);
  const naoPagas = mudam.filter(({ pagaEm, cobraAntes }) => status === 'concluida' && !pagaEm && cobraAntes);
  const semPagar = naoPagas.filter(({ pagamentoNaFamilia }) => !pagamentoNaFamilia);
  const porAcertar = naoPagas.filter(({ pagamentoNaFamilia }) => pagamentoNaFamilia);
  const retomadas = mudam.filter((linha) => !STATUS_ABERTOS.includes(linha.status) && STATUS_ABERTOS.includes(status));
  const caladas = retomadas.filter(estaCalada);
  const concluidas = mudam.filter((linha) => cancela && linha.status === 'concluida');
  const deAlguem = [...new Set(mudam.flatMap(({ responsavel }) => responsavel ?? []))];
  const semPreco = mudam.filter(({ valorConferido }) => !valorConferido);
  const voltam = mudam.flatMap(({ voltaSeCancelada }) => (cancela && voltaSeCancelada ? [voltaSeCancelada] : []));
  const ficam = voltam.filter((id) => !linhas.some((linha) => linha.id === id));
  return [
    ...(retomadas.length > 0 ? [`Já terminaram, e voltam a andar: ${contadas(retomadas.length, ...PALAVRAS)}.`] : []),
    ...(caladas.length > 0
      ? [`Canceladas sem aviso: ${contadas(caladas.length, ...PALAVRAS)}. Quem não soube disso também não é avisado agora.`]
      : []),
    ...(concluidas.length > 0 ? [`Já estão concluídas: ${contadas(concluidas.length, ...PALAVRAS)}.`] : []),
    ...(deAlguem.length > 0 ? [`Já cuida de alguma delas: ${deAlguem.join(', ')}.`] : []),
    ...(semPreco.length > 0 ? [`Sem preço conferido: ${contadas(semPreco.length, ...PALAVRAS)}.`] : []),
    ...(ficam.length > 0 ? [`Corrigidas por elas, voltam a valer como novas: ${ficam.join(', ')}.`] : []),
    ...(pagas.length > 0 ? [`Consta pagamento de ${clientes(pagas)}: lê que a equipe fala sobre a devolução.`] : []),
    ...(comOutras.length > 0
      ? [
          `Há pagamentos a acertar entre estas e outras do mesmo cliente, e cada uma diz quais: ${contadas(comOutras.length, ...PALAVRAS)}.`,
        ]
      : []),
    ...(porAcertar.length > 0 ? [`Pagas por outra assinatura, e por acertar: ${contadas(porAcertar.length, ...PALAVRAS)}.`] : []),
    ...(semPagar.length > 0
      ? [`Não consta pagamento de ${clientes(semPagar)}, e o plano só é liberado depois dele: lê que está liberado.`]
      : []),
  ];
}

function clientes(quais: readonly Listada[]): string {
  return contadas(quais.length, 'cliente', 'clientes');
}
