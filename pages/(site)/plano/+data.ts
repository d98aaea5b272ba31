import type { PageContextServer } from 'vike/types';
import { linhasDoPlano } from '../../../modules/catalogue/especificacao.ts';
import { familiaDaRota, type Familia } from '../../../modules/catalogue/familia.ts';
import { lerPeriodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco } from '../../../modules/catalogue/preco.ts';
import type { PlanosDaFamiliaQuery } from '../../../graphql/generated/graphql.ts';
import { pageHead } from '../../head.server.tsx';
import { orNone } from '../../orNone.ts';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, faqData, productData } from '../../structuredData.server.ts';
import { compararPlanos } from './comparison.server.ts';
import type { Conteudo } from './content/conteudo.server.ts';
import { CONTEUDOS } from './content/familias.server.ts';
import { PlanosDaFamilia } from './plano.query.ts';

export type Data = DataOf<typeof data>;

/** Plans, words and head of the plan page of one family, at the period that the address asks for. */
export async function data(pageContext: PageContextServer) {
  const familia = familiaDaRota(pageContext.urlPathname) as Familia;
  const conteudo = CONTEUDOS[familia.tipo](pageContext.brand, familia);
  const periodo = lerPeriodo(pageContext.urlParsed.search.periodo, familia.periodos, familia.periodoPadrao);
  const planos = await carregarPlanos(pageContext, familia);

  const url = pageContext.publicUrl + familia.rota;
  const ofertas = planos.map((plano) => ({ ...plano, preco: calcularPreco(plano, periodo, familia.periodos) }));
  const head = pageHead(pageContext, {
    ...conteudo,
    caminho: familia.rota,
    dados: [
      ...(ofertas.length > 0
        ? [productData({ ...pageContext, nome: familia.nome, descricao: conteudo.descricao, url }, ofertas)]
        : []),
      faqData(conteudo.faq),
      breadcrumbData(pageContext.publicUrl, familia.nome, url),
    ],
  });
  return {
    head,
    data: {
      familia,
      periodo,
      conteudo: semCabeca(conteudo),
      grupos: compararPlanos(familia, planos),
      planos: planos.map((plano) => ({
        id: plano.id,
        planoTipo: plano.planoTipo,
        nome: plano.nome,
        descricao: plano.descricao,
        promocional: plano.promocional,
        valor: plano.valor,
        desconto1: plano.desconto1,
        desconto2: plano.desconto2,
        desconto3: plano.desconto3,
        linhas: linhasDoPlano(familia, plano),
      })),
    },
  };
}

// A plan list that cannot be read leaves the page without cards, not the visitor without a page (section 8).
async function carregarPlanos({ execute, warn }: PageContextServer, { tipo }: Familia): Promise<PlanosDaFamiliaQuery['planos']> {
  return orNone(async () => (await execute(PlanosDaFamilia, { tipo })).planos, warn, 'plans could not be loaded');
}

/** What the browser needs of the words: title and description are in the head already. */
function semCabeca({ titulo: _titulo, descricao: _descricao, ...resto }: Conteudo) {
  return resto;
}
