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

/** What follows for others of its family from the cancellation of an order, as it is foretold for each reason. */
type Seguidas = Pick<
  Listada,
  | 'voltaSeCancelada'
  | 'comEla'
  | 'seDesistiu'
  | 'seNaoPagou'
  | 'pagamentoSeCancelada'
  | 'pagamentoSeDesistiu'
  | 'pagamentoSeNaoPagou'
>;

/** The same for one reason: what is cancelled with it, what holds again, and what becomes of the money. */
function seCancelada(linha: Seguidas, motivo: MotivoDoCancelamento | null | undefined) {
  const semResposta = motivo === 'nao_pago' || motivo === 'sem_contato';
  const [juntas, pagamento] =
    motivo === 'desistencia'
      ? [linha.seDesistiu, linha.pagamentoSeDesistiu]
      : semResposta
        ? [linha.seNaoPagou, linha.pagamentoSeNaoPagou]
        : [linha.comEla, linha.pagamentoSeCancelada];
  return { juntas, volta: juntas.length > 0 ? null : linha.voltaSeCancelada, pagamento };
}

const E = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Whether there is the other way: what a reason takes along would hold again without it; not where nothing goes along, or goes whatever is said. */
function soACorrecao(linha: Seguidas, motivo: MotivoDoCancelamento | null | undefined): boolean {
  return seCancelada(linha, motivo).juntas.length > 0 && linha.comEla.length === 0;
}

/** What is asked before an order ends, where its customer reads more than that, or another order follows; null where nothing speaks against it. */
export function perguntar(
  { status, motivo }: { status: string | null; motivo?: string | null },
  aberta: AssinaturaAbertaQuery['assinatura'],
  enviaEmails: boolean,
): string | null {
  const { pagaEm, cobraAntes, pagamentoNaFamilia } = aberta;
  const dito = motivo as MotivoDoCancelamento | null | undefined;
  const { juntas, volta, pagamento } = seCancelada(aberta, dito);
  if (status === 'cancelada' && (pagaEm || juntas.length > 0 || volta || pagamento))
    return [
      ...(pagaEm ? [`Esta assinatura consta como paga em ${instante(pagaEm)}.`] : []),
      ...(juntas.length > 0 ? [`${juntoCom(juntas, Boolean(motivo))}.`] : []),
      ...(soACorrecao(aberta, dito) ? ['Para encerrar só a correção, cancele sem dizer o motivo.'] : []),
      ...(volta ? [`Ela corrige a assinatura ${volta}, que volta a valer como nova.`] : []),
      ...(pagamento ? [`Depois de cancelada: ${emMeioDeFrase(pagamento)}`] : []),
      'Cancelar mesmo assim?',
      ...(pagaEm && !pagamento ? [`${sabe(enviaEmails)} a equipe fala com ele sobre a devolução.`] : []),
    ].join(' ');
  if (status === 'concluida' && !pagaEm && cobraAntes)
    return `${pagamentoNaFamilia ?? 'Não consta nenhum pagamento, e este plano só é liberado depois dele.'} Concluir mesmo assim? ${sabe(enviaEmails)} o plano está liberado.`;
  return null;
}

/** An order that is cancelled with another, with what speaks against it: somebody works it, or it was paid. */
function comoEsta({ id, status, responsavel, pagaEm }: Seguidas['comEla'][number]): string {
  const partes = [
    STATUS_DA_ASSINATURA[status].rotulo,
    ...(responsavel ? [`com ${responsavel}`] : []),
    ...(pagaEm ? [`paga em ${instante(pagaEm)}`] : []),
  ];
  return `${id} (${partes.join(', ')})`;
}

function juntoCom(juntas: Seguidas['comEla'], comMotivo: boolean): string {
  const como = comMotivo ? ', pelo mesmo motivo,' : ' também';
  const ditas = E.format(juntas.map(comoEsta));
  const quais =
    juntas.length === 1 ? `é cancelada${como} a assinatura ${ditas}` : `são canceladas${como} as assinaturas ${ditas}`;
  return `Com ela ${quais}, que ela corrigiu`;
}

type ComPagamento = Partial<Pick<AssinaturaAbertaQuery['assinatura'], 'pagaEm' | 'pagamentoNaFamilia'>>;

/** What is asked before a payment is said of an order, where that is perhaps none of its own; null where nothing speaks against it. */
export function perguntarDoPagamento({ pagaEm, pagamentoNaFamilia }: ComPagamento): string | null {
  if (pagaEm || !pagamentoNaFamilia) return null;
  return `${pagamentoNaFamilia} Dizer o pagamento também nesta?`;
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
  const segue = oQueSegue(linhas, mudam, { status, motivo });
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

/** Of so many it is said one by one what becomes of the money that ends with them; the others are counted. */
const DITAS = 3;

/** What follows from it for some of them, a line each. */
function oQueSegue(linhas: readonly Listada[], mudam: readonly Listada[], { status, motivo }: Dado): string[] {
  const cancela = status === 'cancelada';
  const pagas = mudam.filter((linha) => cancela && linha.pagaEm && !seCancelada(linha, motivo).pagamento);
  const comOutras = mudam.filter((linha) => cancela && seCancelada(linha, motivo).pagamento);
  const naoPagas = mudam.filter(({ pagaEm, cobraAntes }) => status === 'concluida' && !pagaEm && cobraAntes);
  const semPagar = naoPagas.filter(({ pagamentoNaFamilia }) => !pagamentoNaFamilia);
  const porAcertar = naoPagas.filter(({ pagamentoNaFamilia }) => pagamentoNaFamilia);
  const retomadas = mudam.filter((linha) => !STATUS_ABERTOS.includes(linha.status) && STATUS_ABERTOS.includes(status));
  const caladas = retomadas.filter(estaCalada);
  const concluidas = mudam.filter((linha) => cancela && linha.status === 'concluida');
  const deAlguem = [...new Set(mudam.flatMap(({ responsavel }) => responsavel ?? []))];
  const semPreco = mudam.filter(({ valorConferido }) => !valorConferido);
  const voltam = mudam.flatMap((linha) => (cancela ? (seCancelada(linha, motivo).volta ?? []) : []));
  const deFora = (id: string) => !linhas.some((linha) => linha.id === id);
  const juntas = mudam.flatMap((linha) => (cancela ? seCancelada(linha, motivo).juntas : []));
  const vao = [...new Map(juntas.map((junta) => [junta.id, junta])).values()].filter(({ id }) => deFora(id));
  const ficam = voltam.filter(deFora);
  const doDinheiro = comOutras.filter((linha) => seCancelada(linha, motivo).juntas.length > 0).slice(0, DITAS);
  const outrasPagas = comOutras.filter((linha) => !doDinheiro.includes(linha));
  return [
    ...(retomadas.length > 0 ? [`Já terminaram, e voltam a andar: ${contadas(retomadas.length, ...PALAVRAS)}.`] : []),
    ...(caladas.length > 0
      ? [`Canceladas sem aviso: ${contadas(caladas.length, ...PALAVRAS)}. Quem não soube disso também não é avisado agora.`]
      : []),
    ...(concluidas.length > 0 ? [`Já estão concluídas: ${contadas(concluidas.length, ...PALAVRAS)}.`] : []),
    ...(deAlguem.length > 0 ? [`Já cuida de alguma delas: ${deAlguem.join(', ')}.`] : []),
    ...(semPreco.length > 0 ? [`Sem preço conferido: ${contadas(semPreco.length, ...PALAVRAS)}.`] : []),
    ...(vao.length > 0
      ? [`Corrigidas por elas, são canceladas junto${motivo ? ', pelo mesmo motivo' : ''}: ${E.format(vao.map(comoEsta))}.`]
      : []),
    ...(vao.length > 0 && mudam.some((linha) => soACorrecao(linha, motivo))
      ? ['Para encerrar só as correções, cancele sem dizer o motivo.']
      : []),
    ...(ficam.length > 0 ? [`Corrigidas por elas, voltam a valer como novas: ${ficam.join(', ')}.`] : []),
    ...(pagas.length > 0 ? [`Consta pagamento de ${clientes(pagas)}: lê que a equipe fala sobre a devolução.`] : []),
    ...doDinheiro.map((linha) => `Cancelada a ${linha.id}: ${emMeioDeFrase(seCancelada(linha, motivo).pagamento ?? '')}`),
    ...(outrasPagas.length > 0
      ? [
          `Há pagamentos a acertar, ou a devolver, entre estas e outras do mesmo cliente, e cada uma diz quais: ${contadas(outrasPagas.length, ...PALAVRAS)}.`,
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
