import type { Shop } from './shop.ts';
import { SENHA, signIn, type Staff } from './staff.ts';

interface Desk {
  shop: Shop;
  staff: Staff;
}

let accounts = 0;

/** What is done with accounts of the team, as `staffActs.ts` has it. */
export const ACCOUNT_ACTS = {
  criarAdministrador: {
    args: '$usuario: String!, $senha: String!',
    call: 'usuario: $usuario, senha: $senha',
    answer: '{ administrador { id usuario } }',
    variables: async () => ({ usuario: 'recem.chegada', senha: SENHA }),
    other: () => ({ usuario: 'outra.pessoa' }),
  },
  convidarAdministrador: {
    args: '$usuario: String!, $papel: Papel!, $senha: String!',
    call: 'usuario: $usuario, papel: $papel, senha: $senha',
    answer: '{ administrador { id usuario } }',
    variables: async () => ({ usuario: `recem.convidada.${++accounts}`, papel: 'leitura', senha: SENHA }),
    other: () => ({ papel: 'vendas' }),
  },
  mudarEmailDaConta: {
    args: '$id: ID!, $email: String!, $senha: String!',
    call: 'id: $id, email: $email, senha: $senha',
    answer: '{ id email }',
    variables: async ({ shop }: Desk) => ({
      id: String((await signIn(shop, `a.escrever.${++accounts}`)).id),
      email: 'a.escrever@exemplo.com',
      senha: SENHA,
    }),
    other: () => ({ email: '' }),
  },
  ativarAdministrador: {
    args: '$id: ID!, $ativo: Boolean!, $senha: String!',
    call: 'id: $id, ativo: $ativo, senha: $senha',
    answer: '{ id ativo }',
    variables: async ({ shop }: Desk) => ({
      id: String((await signIn(shop, `a.desligar.${++accounts}`)).id),
      ativo: false,
      senha: SENHA,
    }),
    other: () => ({ ativo: true }),
  },
  mudarPapel: {
    args: '$id: ID!, $papel: Papel!, $senha: String!',
    call: 'id: $id, papel: $papel, senha: $senha',
    answer: '{ id papel }',
    variables: async ({ shop }: Desk) => ({
      id: String((await signIn(shop, `a.mudar.${++accounts}`)).id),
      papel: 'vendas',
      senha: SENHA,
    }),
    other: () => ({ papel: 'leitura' }),
  },
  tirarSegundoFator: {
    args: '$id: ID!, $senha: String!',
    call: 'id: $id, senha: $senha',
    answer: '{ id fatorDesde }',
    variables: async ({ shop }: Desk) => ({ id: String((await signIn(shop, `perdeu.${++accounts}`)).id), senha: SENHA }),
    other: () => ({ id: '999' }),
  },
  encerrarSessoes: {
    args: '$ids: [ID!]!, $senha: String!',
    call: 'ids: $ids, senha: $senha',
    variables: async ({ shop, staff }: Desk) => {
      await signIn(shop, 'a.encerrar');
      const { data } = await staff.graphql('{ sessoes { id usuario } }');
      const dela = (data!.sessoes as { id: string; usuario: string }[]).filter((sessao) => sessao.usuario === 'a.encerrar');
      return { ids: dela.map(({ id }) => id), senha: SENHA };
    },
    other: () => ({ ids: ['outra'] }),
  },
  encerrarMinhasSessoes: {
    args: '$ids: [ID!]!, $senha: String!',
    call: 'ids: $ids, senha: $senha',
    variables: async ({ shop, staff }: Desk) => {
      await signIn(shop);
      const { data } = await staff.graphql('{ minhasSessoes { id esta } }');
      const outras = (data!.minhasSessoes as { id: string; esta: boolean }[]).filter(({ esta }) => !esta);
      return { ids: outras.map(({ id }) => id), senha: SENHA };
    },
    other: () => ({ ids: ['outra'] }),
  },
};
