import { FAMILIAS } from '../catalogue/familia.ts';
import { horario } from '../brand/canais.ts';
import type { Brand } from '../../platform/brand.ts';

/** What a language model should know of the site, and where (llmstxt.org): a title, a summary, and links by section. */
export function escreverLlms({ brand, publicUrl }: { brand: Brand; publicUrl: string }): string {
  const { BRAND_NAME, BRAND_LEGAL_NAME, BRAND_CNPJ, BRAND_ADDRESS, BRAND_PHONE, EMAIL_CONTACT, WHATSAPP_NUMBER } = brand;
  const link = (nome: string, rota: string, nota: string) => `- [${nome}](${publicUrl}${rota}): ${nota}`;
  const contato = [
    EMAIL_CONTACT,
    ...(BRAND_PHONE ? [`${BRAND_PHONE} (${horario(brand)})`] : []),
    ...(WHATSAPP_NUMBER ? [`WhatsApp +${WHATSAPP_NUMBER} (${horario(brand)})`] : []),
  ];
  return [
    `# ${BRAND_NAME}`,
    `> Hospedagem de sites, VPS e servidores dedicados no Brasil, em português. Preços em reais; pagamento integral do período por PIX, PayPal ou boleto, sem parcelamento e sem fidelidade.`,
    [
      `Quem vende: ${BRAND_LEGAL_NAME}, CNPJ ${BRAND_CNPJ}${BRAND_ADDRESS ? `, ${BRAND_ADDRESS}` : ''}.`,
      `Contato: ${contato.join('; ')}.`,
      'O preço mostrado por mês é o total do período dividido pelos meses. Domínios são registrados à parte.',
    ].join('\n'),
    [
      '## Preços',
      link('Todos os preços', '/api/planos.json', 'planos à venda em JSON, com cada período (schema.org/OfferCatalog)'),
    ].join('\n'),
    [
      '## Planos',
      ...FAMILIAS.map(({ nome, rota, resumo, periodos, diasDeTeste }) => {
        const teste = diasDeTeste > 0 ? `; ${diasDeTeste} dias grátis` : '';
        return link(nome, rota, `${resumo}; pago por ${periodos.join(', ')} meses${teste}`);
      }),
      link('Promoções', '/plano-promocao', 'planos com desconto por tempo limitado'),
      link('Qual plano é o meu?', '/qual-plano', 'três perguntas que levam a um plano, com o porquê'),
    ].join('\n'),
    [
      '## Empresa e contratos',
      link('Sobre', '/sobre-nos', 'história e perguntas'),
      link('Infraestrutura', '/infraestrutura', 'data centers, rede e segurança'),
      link('Atendimento', '/atendimento', 'como falar com a empresa'),
      link('Contrato de hospedagem', '/contrato-de-hospedagem', 'limites, prazos e cancelamento'),
      link('Contrato de VPS e dedicado', '/contrato-de-vps-dedicado', 'limites, prazos e cancelamento'),
      link('Privacidade', '/politica-de-lgpd', 'que dados são guardados, e por quanto tempo'),
    ].join('\n'),
    [
      '## Optional',
      link('API', '/api/docs', 'preços, cotação e pedidos por REST (OpenAPI)'),
      link('Esquema GraphQL', '/api/schema.graphql', 'o mesmo, e mais, em /graphql'),
    ].join('\n'),
    '',
  ].join('\n\n');
}
