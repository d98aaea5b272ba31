import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { linhasDoPlano } from '../../../modules/catalogue/especificacao.ts';
import { familiaDoTipo } from '../../../modules/catalogue/familia.ts';
import { ehPlanoTipo } from '../../../modules/catalogue/plano.ts';
import type { PlanoNoCartao } from '../../components/PlanCard.tsx';
import type { DataOf } from '../../publicPage.tsx';

export type Data = DataOf<typeof data>;

/** A plan or a banner as it is typed, not as it is stored. */
export function data({ routeParams, urlParsed: { search } }: PageContextServer) {
  const head = { title: 'Prévia', tags: <meta name="robots" content="noindex, nofollow" /> };
  if (routeParams.tipo === 'banner') {
    const { imagem = '', alt = '' } = search;
    const banner = { id: 'previa', imagem: /^[\w-]+\.webp$/.test(imagem) ? imagem : '', alt, link: null };
    return { head, data: { banners: [banner] } };
  }
  // A form that is still empty names none.
  const planoTipo = search.planoTipo || 'PHP';
  if (!ehPlanoTipo(planoTipo)) throw render(404);
  const familia = familiaDoTipo(planoTipo);
  const plano: PlanoNoCartao = {
    id: '0',
    planoTipo,
    nome: search.nome ?? 'Nome do plano',
    descricao: search.descricao ?? '',
    promocional: search.promocional === 'true',
    valor: numero(search.valor, 9_999_999) ?? 0,
    desconto1: numero(search.desconto1, 100),
    desconto2: numero(search.desconto2, 100),
    desconto3: numero(search.desconto3, 100),
    linhas: linhasDoPlano(familia, {
      nome: '',
      valor: 0,
      ...Object.fromEntries(
        ['processamento', 'ram1', 'ram2', 'disco', 'dominios', 'subdominios', 'emails', 'app'].map((nome) => [
          nome,
          numero(search[nome], 1e9),
        ]),
      ),
      tecnologia: search.tecnologia ?? null,
      banco: search.banco ?? null,
    }),
  };
  return { head, data: { familia, plano } };
}

/** A number within its bounds; anything else is not there yet. */
function numero(texto: string | undefined, maior: number): number | null {
  const valor = Number(texto);
  return texto && valor >= 0 && valor <= maior ? valor : null;
}
