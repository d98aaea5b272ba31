import { businessDay } from '../../platform/calendar.ts';
import { diasDoMes, outroMes } from '../calendar/calendario.ts';
import { organizacao, type Loja } from '../brand/organizacao.ts';
import { linhasDoPlano, nomeComFamilia } from './especificacao.ts';
import { familiaDoTipo, linkAssinatura } from './familia.ts';
import { meses } from './periodo.ts';
import type { PlanoLinha } from './plano.campos.ts';
import { nomeDoTipo, type PlanoTipoNome } from './plano.ts';
import { calcularPreco, type Preco } from './preco.ts';
import type { DoDia } from './precoAgendado.ts';

// What machines are told of the plans on sale, in the words of schema.org; pages say it in their heads, and the price feed of all plans at once.

const SCHEMA_ORG = 'https://schema.org' as const;
const REAL = 'BRL' as const;
/** A month, as UN/CEFACT calls it (Recommendation 20). */
const MES = 'MON' as const;

interface PlanoOfertado {
  id: number | string;
  planoTipo: PlanoTipoNome;
  nome: string;
  descricao?: string | null;
  precoAte?: string | null;
}

/**
 * Last day for which a price is told, `YYYY-MM-DD`: that of the next month in São Paulo, or the last on which it is known to hold. What changes before is told at
 * once; whoever has stopped asking knows when to forget it.
 */
function validade(agora: Date, precoAte: string | null = null): string {
  const longe = diasDoMes(outroMes(businessDay(agora).slice(0, 7), 1)).ate;
  return precoAte !== null && precoAte < longe ? precoAte : longe;
}

/** A plan at one of its prices (schema.org/Offer): a month's, and where it is ordered at that. */
export function oferta(publicUrl: string, { id, planoTipo, nome, descricao, precoAte }: PlanoOfertado, preco: Preco) {
  return {
    '@type': 'Offer' as const,
    name: nome,
    ...(descricao && { description: descricao }),
    url: publicUrl + linkAssinatura(planoTipo, String(id), preco.periodo),
    price: preco.mensal,
    priceCurrency: REAL,
    priceValidUntil: validade(new Date(), precoAte),
    availability: `${SCHEMA_ORG}/InStock` as const,
  };
}

/**
 * A price (schema.org/UnitPriceSpecification): reais for one month, for how many months it is billed, and what is then paid at once, which is rounded from the
 * exact product and not from the month's (D6).
 */
export function precoEspecificado({ periodo, mensal, total }: Preco) {
  return {
    '@type': 'UnitPriceSpecification' as const,
    price: mensal,
    priceCurrency: REAL,
    unitText: `por mês, em ${meses(periodo)}`,
    unitCode: MES,
    referenceQuantity: { '@type': 'QuantitativeValue' as const, value: 1 as const, unitCode: MES },
    billingDuration: periodo,
    eligibleTransactionVolume: { '@type': 'PriceSpecification' as const, price: total, priceCurrency: REAL },
  };
}

/** Plans on sale with every price that they can be ordered at (schema.org/OfferCatalog); the price that stands first is the one with which the family's page opens. */
export function catalogoDeOfertas(planos: readonly Readonly<DoDia<PlanoLinha & { id: number }>>[], loja: Loja) {
  const seller = organizacao(loja);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'OfferCatalog' as const,
    name: `Planos à venda: ${loja.brand.BRAND_NAME}`,
    url: `${loja.publicUrl}/`,
    numberOfItems: planos.length,
    itemListElement: planos.map((plano) => {
      const planoTipo = nomeDoTipo(plano.planoTipo);
      const familia = familiaDoTipo(planoTipo);
      const precos = familia.periodos.map((periodo) => calcularPreco(plano, periodo, familia.periodos));
      const padrao = calcularPreco(plano, familia.periodoPadrao, familia.periodos);
      return {
        ...oferta(loja.publicUrl, { ...plano, planoTipo }, padrao),
        identifier: String(plano.id),
        priceSpecification: precos.map(precoEspecificado),
        itemOffered: {
          '@type': 'Service' as const,
          name: nomeComFamilia(familia, plano),
          serviceType: familia.nome,
          description: `${linhasDoPlano(familia, plano).join('; ')}.`,
          url: loja.publicUrl + familia.rota,
        },
        seller,
      };
    }),
  };
}
