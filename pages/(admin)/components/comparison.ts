import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { reais } from '../format.ts';

type Comparacao = PainelQuery['painelAdmin']['comparacao'];
type Soma = Pick<Comparacao['hoje'], 'quantidade' | 'valor'>;

/** "8 assinaturas, R$ 960,00", or "nenhuma assinatura". */
export function inOrders({ quantidade, valor }: Soma): string {
  return quantidade === 0 ? 'nenhuma assinatura' : `${contadas(quantidade, 'assinatura', 'assinaturas')}, ${reais(valor)}`;
}

/** What the one day is beside the other, in words. No percentages: of nothing there are none, and of few they say too much. */
export function difference(hoje: Soma, antes: Soma): string {
  if (hoje.quantidade === 0 && antes.quantidade === 0) return 'Nos dois dias, nada até esta hora.';
  const orders = hoje.quantidade - antes.quantidade;
  // Cents that floating point leaves over are none.
  const money = Math.round((hoje.valor - antes.valor) * 100) / 100;
  const saidOrders =
    orders === 0 ? 'O mesmo número de assinaturas' : moreOrLess(contadas(Math.abs(orders), 'assinatura', 'assinaturas'), orders);
  const saidMoney = money === 0 ? 'o mesmo valor' : moreOrLess(reais(Math.abs(money)), money);
  return `${saidOrders} e ${saidMoney}.`;
}

const moreOrLess = (quanto: string, sinal: number) => `${quanto} a ${sinal > 0 ? 'mais' : 'menos'}`;
