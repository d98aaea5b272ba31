import { PRECOS_DO_REGISTRO } from '../../../modules/checkout/registroDeDominio.ts';
import { rotuloDominio, TIPOS_DOMINIO } from '../../../modules/checkout/tipoDominio.ts';
import { DIREITO_DE_DESISTIR } from '../../../modules/contract/desistencia.ts';
import type { Brand } from '../../../platform/brand.ts';

const RESUMO_DO_DOMINIO: Readonly<Record<string, string>> = {
  subdominio: 'Com subdomínio temporário grátis.',
  registro: `O registro do domínio é à parte e cobrado depois. ${PRECOS_DO_REGISTRO}`,
  'ja-tenho': 'Com um domínio que você já tem.',
};

/** What the form says; its conditions are what has to be known before an order besides the plan, its period and its total (Decreto 7.962/2013, article 2). @param diasDoPix null where there is no PIX */
export function palavras(diasDoPix: number | null, { BRAND_NAME }: Brand) {
  return {
    semJavaScript: 'A assinatura precisa de JavaScript. Ative-o no navegador ou fale conosco pelo atendimento.',
    registro: PRECOS_DO_REGISTRO,
    /** How the domain can be chosen, and what the summary says of each choice. */
    dominios: TIPOS_DOMINIO.map((tipo) => ({ tipo, rotulo: rotuloDominio(tipo, BRAND_NAME) })),
    resumos: RESUMO_DO_DOMINIO,
    condicoes: [
      `Pagamento integral por PIX, PayPal ou boleto, sem parcelamento${quandoSePaga(diasDoPix)}. Sem fidelidade.`,
      DIREITO_DE_DESISTIR,
    ],
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

function quandoSePaga(dias: number | null): string {
  if (dias === null) return ', depois que a nossa equipe confirmar o pedido';
  if (dias === 0) return ', no dia do pedido';
  return `, em até ${dias} ${dias === 1 ? 'dia' : 'dias'} depois do pedido`;
}
