import type { PageContextServer } from 'vike/types';
import { familiaDoTipo, linkAssinatura } from '../../../modules/catalogue/familia.ts';
import { lerPeriodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco } from '../../../modules/catalogue/preco.ts';
import { familiasDaRota, ofereceNaRota } from '../../../modules/checkout/rotas.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { PlanoEscolhidoDocument, PlanosParaAssinarDocument } from '../../../graphql/generated/graphql.ts';
import { ofertaDe } from './oferta.ts';
import { escolha, palavras } from './words.server.ts';

export type Data = DataOf<typeof data>;

/** The chosen plan with everything that can be ordered with it; without one, the plans to choose from. */
export async function data(pageContext: PageContextServer) {
  const { urlPathname: rota, urlParsed, botCheck, brand, diasDoPix } = pageContext;
  const { planoId, periodo } = urlParsed.search;
  const head = pageHead(pageContext, {
    titulo: 'Assinatura',
    descricao: 'Preencha seus dados, escolha o período de pagamento e conclua a assinatura do plano escolhido.',
    caminho: rota,
    indexar: false,
  });
  const oferta = planoId ? await carregarPlano(pageContext, planoId, periodo) : null;
  const alternativas = oferta ? [] : await carregarAlternativas(pageContext, periodo);
  return {
    head,
    data: {
      rota,
      botCheck,
      escolha: escolha({ planoPedido: planoId !== undefined, haOutros: alternativas.length > 0 }),
      oferta,
      palavras: palavras(diasDoPix, brand, (familiasDaRota(rota) ?? []).map(familiaDoTipo)),
      alternativas,
    },
  };
}

async function carregarPlano({ execute, warn, urlPathname: rota }: PageContextServer, id: string, query: string | undefined) {
  try {
    const { plano } = await execute(PlanoEscolhidoDocument, { id });
    return plano ? ofertaDe(rota, plano, query) : null;
  } catch (error) {
    warn(error, 'plan could not be loaded');
    return null;
  }
}

/** Plans to choose from, at the period that the address says where their family has it. */
async function carregarAlternativas({ execute, warn, urlPathname: rota }: PageContextServer, query: string | undefined) {
  try {
    const { planos } = await execute(PlanosParaAssinarDocument);
    return planos
      .filter(({ planoTipo }) => ofereceNaRota(rota, planoTipo))
      .map((plano) => {
        const { nome, periodos, periodoPadrao } = familiaDoTipo(plano.planoTipo);
        const preco = calcularPreco(plano, lerPeriodo(query, periodos, periodoPadrao), periodos);
        return {
          id: plano.id,
          nome: plano.nome,
          descricao: plano.descricao,
          familia: nome,
          preco: { periodo: preco.periodo, mensal: preco.mensal, total: preco.total },
          link: linkAssinatura(plano.planoTipo, plano.id, preco.periodo).replace(/^[^?]+/, rota),
        };
      });
  } catch (error) {
    warn(error, 'plans could not be loaded');
    return [];
  }
}
