import type { PageContextServer } from 'vike/types';
import { celula } from '../../../modules/catalogue/especificacao.ts';
import { familiaDoTipo, linkAssinatura } from '../../../modules/catalogue/familia.ts';
import { meses } from '../../../modules/catalogue/periodo.ts';
import { calcularPreco, menorPreco } from '../../../modules/catalogue/preco.ts';
import { planosEmPromocao, type PlanoEmPromocao } from '../../components/promotions.server.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData, productData } from '../../structuredData.server.ts';

export type Data = DataOf<typeof data>;

const TITULO = 'Promoções de hospedagem, VPS e servidores dedicados';
const DESCRICAO =
  'Planos de hospedagem, VPS e servidores dedicados com desconto por tempo limitado. Compare disco, vCores, memória e preço por mês.';
const CAMINHO = '/plano-promocao';

/** All plans whose type starts with PROMOCIONAL, at the monthly period. */
export async function data(pageContext: PageContextServer) {
  const planos = (await planosEmPromocao(pageContext)).map(resumir);
  const url = pageContext.publicUrl + CAMINHO;
  const head = pageHead(pageContext, {
    titulo: TITULO,
    descricao: DESCRICAO,
    caminho: CAMINHO,
    dados: [
      ...(planos.length > 0 ? [productData({ ...pageContext, nome: TITULO, descricao: DESCRICAO, url }, planos)] : []),
      breadcrumbData(pageContext.publicUrl, 'Promoções', url),
    ],
  });
  return { head, data: { planos, recomendada: recomendar(planos) } };
}

/** The promotion that the page recommends, and why: it saves more than every other at some period, or else it costs least. */
function recomendar(planos: readonly ReturnType<typeof resumir>[]): { id: string; selo: string } | null {
  const desconto = ({ preco, melhor }: ReturnType<typeof resumir>) => Math.max(preco.desconto, melhor?.desconto ?? 0);
  const [maior, segundo] = planos.toSorted((um, outro) => desconto(outro) - desconto(um));
  if (!maior) return null;
  if (segundo && desconto(maior) > desconto(segundo)) return { id: maior.id, selo: 'MAIOR DESCONTO' };
  const [menor] = planos.toSorted((um, outro) => Number(um.preco.mensal) - Number(outro.preco.mensal));
  return { id: menor!.id, selo: 'MENOR PREÇO' };
}

function resumir(plano: PlanoEmPromocao) {
  const familia = familiaDoTipo(plano.planoTipo);
  const [mensal] = familia.periodos;
  const preco = calcularPreco(plano, mensal, familia.periodos);
  const menor = menorPreco(plano, familia.periodos);
  return {
    id: plano.id,
    planoTipo: plano.planoTipo,
    nome: plano.nome,
    precoAte: plano.precoAte,
    familia: familia.nome,
    disco: celula(familia, 'disco', plano),
    processamento: celula(familia, 'processamento', plano),
    memoria: celula(familia, 'ram1', plano),
    preco,
    link: linkAssinatura(plano.planoTipo, plano.id, mensal),
    // Only what is cheaper is an offer.
    melhor:
      menor.mensal === preco.mensal
        ? null
        : {
            ...calcularPreco(plano, menor.periodo, familia.periodos),
            meses: meses(menor.periodo),
            link: linkAssinatura(plano.planoTipo, plano.id, menor.periodo),
          },
  };
}
