import { novaChave } from './factories.order.ts';
import type { Staff } from './staff.ts';

interface Desk {
  staff: Staff;
}
const webhook = async ({ staff }: Desk) => {
  const url = `https://recebe.example/${novaChave()}`;
  const query = 'mutation ($url: String!) { criarWebhook(url: $url, eventos: ["plano.alterado"]) { id versao } }';
  return (await staff.graphql(query, { url })).data!.criarWebhook as { id: string; versao: number };
};
const onWebhook = (answer = '') => ({
  args: '$id: ID!',
  call: 'id: $id',
  answer,
  variables: async (desk: Desk) => ({ id: (await webhook(desk)).id }),
  other: () => ({ id: '999999' }),
});
const onEntries = {
  args: '$destino: String!',
  call: 'destino: $destino',
  variables: async (desk: Desk) => ({ destino: `webhook:${(await webhook(desk)).id}` }),
  other: () => ({ destino: 'webhook:0' }),
};

/** What staff do with webhooks, letters and the outbox. */
export const WEBHOOK_ACTS = {
  criarWebhook: {
    args: '$url: String!, $eventos: [String!]!',
    call: 'url: $url, eventos: $eventos',
    answer: '{ id segredo }',
    variables: async () => ({ url: 'https://recebe.example/uma-vez', eventos: ['pedido.criado'] }),
    other: () => ({ url: 'https://recebe.example/outra' }),
  },
  alterarWebhook: {
    args: '$id: ID!, $versao: Int!, $url: String!, $eventos: [String!]!',
    call: 'id: $id, versao: $versao, url: $url, eventos: $eventos',
    answer: '{ id versao url eventos }',
    variables: async (desk: Desk) => ({
      ...(await webhook(desk)),
      url: 'https://recebe.example/mudado',
      eventos: ['pedido.criado'],
    }),
    other: () => ({ url: 'https://recebe.example/outra' }),
  },
  pausarWebhook: {
    args: '$id: ID!, $pausado: Boolean!',
    call: 'id: $id, pausado: $pausado',
    answer: '{ id versao pausadoEm }',
    variables: async (desk: Desk) => ({ id: (await webhook(desk)).id, pausado: true }),
    other: () => ({ pausado: false }),
  },
  trocarSegredoDoWebhook: onWebhook('{ id segredo }'),
  testarWebhook: onWebhook(),
  excluirWebhook: onWebhook(),
  testarEmail: {
    args: '$exemplo: ExemploDeEmail!',
    call: 'exemplo: $exemplo',
    variables: async () => ({ exemplo: 'criado' }),
    other: () => ({ exemplo: 'pago' }),
  },
  tentarEntregas: onEntries,
  descartarEntregas: onEntries,
};
