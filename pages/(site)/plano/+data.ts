import type { PageContextServer } from 'vike/types';
import { celula } from '../../../modules/catalogue/especificacao.ts';
import { familiaDaRota, familiaDoTipo, type Familia } from '../../../modules/catalogue/familia.ts';
import { lerPeriodo } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco, menorDosPrecos } from '../../../modules/catalogue/preco.ts';
import { PlanosDaFamiliaDocument, type PlanosDaFamiliaQuery } from '../../../graphql/generated/graphql.ts';
import { DESENHOS } from '../../components/drawings.server.ts';
import { cartaoDe } from '../../components/planCard.server.ts';
import { planosEmPromocao, type PlanoEmPromocao } from '../../components/promotions.server.ts';
import { pageHead } from '../../head.server.tsx';
import { orNone } from '../../orNone.ts';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, faqData, productData } from '../../structuredData.server.ts';
import { compararPlanos } from './comparison.server.ts';
import type { Conteudo } from './content/conteudo.server.ts';
import { CONTEUDOS } from './content/familias.server.ts';

export type Data = DataOf<typeof data>;

/** Plans, words and head of the plan page of one family, at the period that the address asks for. */
export async function data(pageContext: PageContextServer) {
  const familia = familiaDaRota(pageContext.urlPathname) as Familia;
  const conteudo = CONTEUDOS[familia.tipo](pageContext.brand, familia);
  const periodo = lerPeriodo(pageContext.urlParsed.search.periodo, familia.periodos, familia.periodoPadrao);
  const [planos, promocoes] = await Promise.all([carregarPlanos(pageContext, familia), carregarPromocoes(pageContext, familia)]);

  const url = pageContext.publicUrl + familia.rota;
  const ofertas = planos.map((plano) => ({ ...plano, preco: calcularPreco(plano, periodo, familia.periodos) }));
  const head = pageHead(pageContext, {
    ...conteudo,
    caminho: familia.rota,
    mensal: menorDosPrecos(planos, familia.periodos)?.mensal,
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
      desenho: DESENHOS[familia.tipo],
      grupos: compararPlanos(familia, planos),
      planos: planos.map((plano) => cartaoDe(familia, plano)),
      promocoes: promocoes.map((plano) => promocaoDe(familia, plano)),
    },
  };
}

// A plan list that cannot be read leaves the page without cards, not the visitor without a page (section 8).
async function carregarPlanos({ execute, warn }: PageContextServer, { tipo }: Familia): Promise<PlanosDaFamiliaQuery['planos']> {
  return orNone(async () => (await execute(PlanosDaFamiliaDocument, { tipo })).planos, warn, 'plans could not be loaded');
}

async function carregarPromocoes(pageContext: PageContextServer, { tipo }: Familia): Promise<PlanoEmPromocao[]> {
  return (await planosEmPromocao(pageContext)).filter(({ planoTipo }) => familiaDoTipo(planoTipo).tipo === tipo);
}

/** What the browser needs of a promotional plan to say its price. */
function promocaoDe(familia: Familia, plano: PlanoEmPromocao) {
  const { id, planoTipo, nome, valor, desconto1, desconto2, desconto3 } = plano;
  const resumo = (['processamento', 'ram1', 'disco'] as const).map((campo) => celula(familia, campo, plano)).join(' · ');
  return { id, planoTipo, nome, resumo, valor, desconto1, desconto2, desconto3 };
}

/** What the browser needs of the words: title and description are in the head already, and of the better family its name and page. */
function semCabeca({ titulo: _titulo, descricao: _descricao, outra, ...resto }: Conteudo) {
  const { nome, rota } = familiaDoTipo(outra.familia);
  return { ...resto, outra: { quando: outra.quando, nome, rota } };
}
