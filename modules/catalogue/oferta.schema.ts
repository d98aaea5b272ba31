import { z } from 'zod';

const reais = (descricao: string) => z.string().describe(`${descricao}, em reais, com ponto e duas casas: "29.90".`);
const moeda = z.literal('BRL').describe('Reais.');
const mes = z.literal('MON').describe('Mês (UN/CEFACT).');

const precoSchema = z.object({
  '@type': z.literal('UnitPriceSpecification'),
  price: reais('Preço por mês'),
  priceCurrency: moeda,
  unitText: z.string().describe('De que é o preço.'),
  unitCode: mes,
  referenceQuantity: z
    .object({ '@type': z.literal('QuantitativeValue'), value: z.literal(1), unitCode: mes })
    .describe('O preço é de um mês.'),
  billingDuration: z.int().describe('Meses pagos de uma vez: 1, 6, 12 ou 24.'),
  eligibleTransactionVolume: z
    .object({ '@type': z.literal('PriceSpecification'), price: reais('Total do período'), priceCurrency: moeda })
    .describe('O que se paga de uma vez; é arredondado do produto exato, e não do preço por mês.'),
});

const vendedorSchema = z.object({
  '@type': z.literal('Organization'),
  name: z.string().describe('Nome da loja.'),
  legalName: z.string().describe('Razão social.'),
  taxID: z.string().describe('CNPJ.'),
  foundingDate: z.string().optional().describe('Ano de fundação.'),
  url: z.string().describe('Endereço da loja.'),
  logo: z.string().describe('Endereço do emblema.'),
  email: z.string().describe('E-mail de contato.'),
  sameAs: z.array(z.string()).optional().describe('Perfis em redes sociais.'),
});

const ofertaSchema = z.object({
  '@type': z.literal('Offer'),
  identifier: z.string().describe('Identificador do plano, o planoId de uma cotação ou assinatura.'),
  name: z.string().describe('Nome comercial do plano.'),
  description: z.string().optional().describe('Frase que apresenta o plano.'),
  url: z.string().describe('Página em que é assinado, aberta no período a que price se refere.'),
  price: reais('Preço por mês no período com que a página da família abre'),
  priceCurrency: moeda,
  priceValidUntil: z.iso.date().describe('Até que dia o preço é dito; o que muda antes muda aqui na hora.'),
  availability: z.literal('https://schema.org/InStock').describe('Só o que está à venda é listado.'),
  priceSpecification: z.array(precoSchema).describe('Um preço por período em que pode ser pago.'),
  itemOffered: z
    .object({
      '@type': z.literal('Service'),
      name: z.string().describe('Família e nome do plano.'),
      serviceType: z.string().describe('Família.'),
      description: z.string().describe('O que está incluído.'),
      url: z.string().describe('Página da família.'),
    })
    .describe('O que é vendido.'),
  seller: vendedorSchema.describe('Quem vende.'),
});

/** The plans on sale as the price feed writes them. */
export const catalogoDeOfertasSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('OfferCatalog'),
  name: z.string().describe('Nome da lista.'),
  url: z.string().describe('Endereço da loja.'),
  numberOfItems: z.int().describe('Quantos planos estão à venda.'),
  itemListElement: z.array(ofertaSchema).describe('Os planos, por ordem crescente.'),
});
