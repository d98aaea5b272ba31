import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '../../modules/index.ts';
import { TODOS_OS_PAPEIS, type Papel } from '../../modules/roles/papel.ts';
import { createPermissao } from '../../modules/roles/permissao.ts';
import { signIn, type Staff } from '../support/staff.ts';
import { ACTS, openDesk, sendTo, type Desk } from '../support/staffActs.ts';

// What the door lets somebody of a role do is done: the services, where the trace is left, refuse none of it.

let desk: Desk;
const staff = {} as Record<Papel, Staff>;
const OTHERS = TODOS_OS_PAPEIS.filter((papel) => papel !== 'administrador');
beforeAll(async () => {
  desk = await openDesk();
  for (const papel of OTHERS) staff[papel] = await signIn(desk.shop, papel, papel);
});
afterAll(() => desk.shop.close());

const permissao = createPermissao(MODULES);
function mayAtTheDoor(papel: Papel, name: string): boolean {
  try {
    permissao.exigir(papel, `Mutation.${name}`);
    return true;
  } catch {
    return false;
  }
}

/** Everybody keeps queues of what he reads, and whoever sees no order reads no list that has any. */
const WITHOUT_A_LIST = new Set(['conteudo guardarFila']);
const DONE = OTHERS.flatMap((papel) =>
  Object.keys(ACTS)
    .filter((name) => mayAtTheDoor(papel, name) && !WITHOUT_A_LIST.has(`${papel} ${name}`))
    .map((name) => [papel, name] as const),
);

describe('an act that the door lets a role do', () => {
  it.each(DONE)('is done by one of %s: %s', async (papel, name) => {
    const { args, call, answer = '', variables, file } = ACTS[name]!;
    const query = `mutation (${args}) { ${name}(${call}) ${answer} }`;
    const given = { query, variables: await variables(desk), file: await file?.() };
    const { data, errors } = await sendTo(desk.shop.app, staff[papel].headers, given);
    expect([name, errors, Object.keys(data ?? {})]).toEqual([name, undefined, [name]]);
  });

  it('is read by that role in the trace', async () => {
    await staff.vendas.graphql('mutation { tentarEntregas }');
    for (const papel of ['vendas', 'leitura'] as const) {
      const { data } = await staff[papel].graphql('{ alteracoes(tabela: "entrega") { itens { usuario } } }');
      const { itens } = (data as { alteracoes: { itens: { usuario: string }[] } }).alteracoes;
      expect(itens[0]).toEqual({ usuario: 'vendas' });
    }
    const { data } = await staff.conteudo.graphql('{ alteracoes(tabela: "entrega") { itens { usuario } } }');
    expect(data).toEqual({ alteracoes: { itens: [] } });
  });
});
