import type { Familia } from '../catalogue/familia.ts';
import { nomeComFamilia } from '../catalogue/nomeDoPlano.ts';
import { meses, rotuloPeriodo, type Periodo } from '../catalogue/periodo.ts';
import { descontoDoPeriodo, formatarPercentual, type Precificavel } from '../catalogue/preco.ts';
import type { CupomDados } from '../coupons/cupom.ts';
import type { Extra } from './opcoes.ts';
import { decomporTotal } from './total.ts';

/** A purchase with its prices a month, as its lines are written from it. */
export interface Comprado {
  familia: Pick<Familia, 'nome' | 'periodos'>;
  plano: Precificavel & { nome: string };
  periodo: Periodo;
  disco: Extra;
  ip: Extra;
  cupom: CupomDados | null;
}

/** One line of a quote: what is paid for, or what is taken off, in reais. */
export interface LinhaDaCotacao {
  descricao: string;
  /** Negative where something is taken off. */
  valor: number;
}

/** The total of a purchase line by line: plan, extras, discount of the period, coupon, each where there is one. They add up to the total. */
export function linhasDaCotacao({ familia, plano, periodo, disco, ip, cupom }: Comprado): LinhaDaCotacao[] {
  const { periodos } = familia;
  const parcelas = decomporTotal({ plano, periodo, periodos, disco: disco.valor, ip: ip.valor, cupom });
  const desconto = descontoDoPeriodo(plano, periodo, periodos);
  const tempo = meses(periodo);
  const linhas: (LinhaDaCotacao | false)[] = [
    { descricao: `${nomeComFamilia(familia, plano)}, ${tempo}`, valor: parcelas.plano },
    disco.quantidade > 0 && { descricao: `Espaço adicional de ${disco.quantidade} GB, ${tempo}`, valor: parcelas.disco },
    ip.quantidade > 0 && { descricao: `${ips(ip.quantidade)}, ${tempo}`, valor: parcelas.ip },
    desconto > 0 && {
      descricao: `Desconto de ${formatarPercentual(desconto)}% no plano ${rotuloPeriodo(periodo).toLowerCase()}`,
      valor: parcelas.desconto,
    },
    cupom !== null && { descricao: `Cupom de desconto ${cupom.codigo}`, valor: parcelas.cupom },
  ];
  return linhas.filter((linha) => linha !== false);
}

function ips(quantidade: number): string {
  return quantidade === 1 ? '1 IP adicional' : `${quantidade} IPs adicionais`;
}
