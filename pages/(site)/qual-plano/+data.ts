import type { PageContextServer } from 'vike/types';
import { PlanosParaEscolherDocument, type PlanosParaEscolherQuery } from '../../../graphql/generated/graphql.ts';
import { nomeComFamilia } from '../../../modules/catalogue/nomeDoPlano.ts';
import { escolherPlano, lerRespostas, PERGUNTAS, saoTodas, type Respostas } from '../../../modules/catalogue/escolha.ts';
import { cartaoDe } from '../../components/planCard.server.ts';
import { pageHead } from '../../head.server.tsx';
import { orNone } from '../../orNone.ts';
import type { DataOf } from '../../publicPage.tsx';
import { breadcrumbData } from '../../structuredData.server.ts';
import { motivo, perguntaSobre, ressalva } from './motivo.server.ts';
import { QUESTIONARIO } from './words.server.ts';

export type Data = DataOf<typeof data>;

const CAMINHO = '/qual-plano';

/** The three questions, what the address answers, and the plan to which all three answers lead (066). */
export async function data(pageContext: PageContextServer) {
  const { execute, warn, publicUrl, urlParsed } = pageContext;
  const respostas = lerRespostas((nome) => urlParsed.search[nome]);
  const head = pageHead(pageContext, {
    titulo: 'Qual plano é o meu? Três perguntas, um plano',
    descricao:
      'Responda o que vai colocar no ar, quantos e quem cuida do servidor, e veja o plano certo para você, com o preço e o porquê.',
    caminho: CAMINHO,
    dados: [breadcrumbData(publicUrl, 'Qual plano é o meu?', publicUrl + CAMINHO)],
  });
  const todas = saoTodas(respostas);
  // Plans that cannot be read leave the questions there (section 8 of the catalogue).
  const planos = todas
    ? await orNone(async () => (await execute(PlanosParaEscolherDocument)).planos, warn, 'plans could not be loaded')
    : [];
  return {
    head,
    data: {
      perguntas: QUESTIONARIO,
      respostas,
      faltam: PERGUNTAS.some((nome) => respostas[nome]) ? PERGUNTAS.filter((nome) => !respostas[nome]) : [],
      escolhido: todas ? escolhido(planos, respostas) : undefined,
    },
  };
}

/** The plan with its reason; null where nothing on sale serves. */
function escolhido(planos: PlanosParaEscolherQuery['planos'], respostas: Respostas) {
  const escolha = escolherPlano(planos, respostas);
  if (!escolha) return null;
  const { familia, plano } = escolha;
  return {
    familia,
    plano: cartaoDe(familia, plano),
    nome: nomeComFamilia(familia, plano),
    motivo: motivo(respostas, escolha),
    ressalva: ressalva(respostas, escolha),
    /** What to write to the company where no plan is large enough; null where one is. */
    pergunta: escolha.suficiente ? null : perguntaSobre(respostas),
  };
}
