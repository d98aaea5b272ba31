import type { AssinaturaAbertaQuery, AssinaturasQuery } from '../../../graphql/generated/admin/graphql.ts';
import { STATUS_ABERTOS, STATUS_DA_ASSINATURA, type AssinaturaStatus } from '../../../modules/checkout/assinatura.ts';
import { avisaQuemPediu } from '../../../modules/checkout/aviso.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { instante } from '../format.ts';

type Listada = AssinaturasQuery['assinaturas']['itens'][number];

/** What one order is called, and several. */
export const PALAVRAS = ['assinatura', 'assinaturas'] as const;

/** What is asked before an order ends, since its customer is told at once; null where nothing speaks against it. */
export function perguntar(status: string, { pagaEm, cobraAntes }: AssinaturaAbertaQuery['assinatura']): string | null {
  if (status === 'cancelada' && pagaEm)
    return `Esta assinatura consta como paga em ${instante(pagaEm)}. Cancelar mesmo assim? O cliente é avisado de que a equipe fala com ele sobre a devolução.`;
  if (status === 'concluida' && !pagaEm && cobraAntes)
    return 'Não consta nenhum pagamento, e este plano só é liberado depois dele. Concluir mesmo assim? O cliente é avisado de que o plano está liberado.';
  return null;
}

/** What is asked before several orders get a status of which their customers are told at once. */
export function perguntarDeVarias(linhas: readonly Listada[], status: AssinaturaStatus): string | null {
  const avisadas = linhas.filter((linha) => avisaQuemPediu(linha.status, status));
  if (avisadas.length === 0) return null;
  const quantos = (quais: readonly Listada[]) => contadas(quais.length, 'cliente', 'clientes');
  const pagas = avisadas.filter(({ pagaEm }) => status === 'cancelada' && pagaEm);
  const semPagar = avisadas.filter(({ pagaEm, cobraAntes }) => status === 'concluida' && !pagaEm && cobraAntes);
  const retomadas = linhas.filter(
    (linha) => linha.status !== status && !STATUS_ABERTOS.includes(linha.status) && STATUS_ABERTOS.includes(status),
  );
  const concluidas = linhas.filter((linha) => status === 'cancelada' && linha.status === 'concluida');
  return [
    `Dar “${STATUS_DA_ASSINATURA[status].rotulo}” a ${contadas(linhas.length, ...PALAVRAS)}? Na hora é avisado por e-mail: ${quantos(avisadas)}. Isso não se desfaz.`,
    ...(retomadas.length > 0 ? [`Já terminaram, e voltam a andar: ${contadas(retomadas.length, ...PALAVRAS)}.`] : []),
    ...(concluidas.length > 0 ? [`Já estão concluídas: ${contadas(concluidas.length, ...PALAVRAS)}.`] : []),
    ...(pagas.length > 0 ? [`Consta pagamento de ${quantos(pagas)}: lê que a equipe fala sobre a devolução.`] : []),
    ...(semPagar.length > 0
      ? [`Não consta pagamento de ${quantos(semPagar)}, e o plano só é liberado depois dele: lê que está liberado.`]
      : []),
  ].join('\n');
}
