import type { EntityManager } from '@mikro-orm/core';
import { TextoDoSite } from '../../modules/texts/textoDoSite.entity.ts';

interface Desk {
  em: () => EntityManager;
}

/** What staff do with what the site says of the company. */
export const TEXT_ACTS = {
  salvarTextosDoSite: {
    args: '$versao: Int!, $input: TextosDoSiteInput!',
    call: 'versao: $versao, input: $input',
    answer: '{ id versao }',
    variables: async ({ em }: Desk) => {
      const guardados = await em().findOne(TextoDoSite, { id: 1 });
      return { versao: guardados?.versao ?? 0, input: { sites: (guardados?.sites ?? 0) + 1 } };
    },
    other: () => ({ input: { sites: 999 } }),
  },
};
