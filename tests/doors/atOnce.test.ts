import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueDoor, type CatalogueDoor } from '../support/catalogueFile.ts';
import { criarPlano } from '../support/factories.ts';
import { novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Whatever staff do at the same moment, each of them is told what became of it.

let shop: Shop;
let staff: Staff;
let door: CatalogueDoor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  door = catalogueDoor(shop, staff);
});
afterAll(() => shop.close());

/** Codes that are an answer to somebody who was not alone. */
const TOLD = new Set(['NAO_ENCONTRADO', 'ALTERADO_POR_OUTRA_PESSOA', 'GRUPO_INCOMPLETO', 'CATALOGO_MUDOU', 'USUARIO_EXISTENTE']);

it('whoever orders, saves, deletes, duplicates and imports plans at once is told what became of it', async () => {
  for (let round = 0; round < 4; round++) {
    await door.clear();
    const em = shop.em.fork();
    const ids: number[] = [];
    for (let n = 1; n <= 8; n++) ids.push((await criarPlano(em, { nome: `Plano ${n}`, planoTipo: 'JAVA', ordem: n })).id);
    const parsed = JSON.parse(await door.exported()) as { planos: { valor: number }[] };
    parsed.planos.reverse();
    for (const plano of parsed.planos) plano.valor += 1;
    const { resumo } = await door.compare(JSON.stringify(parsed));
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, n) =>
        staff.graphql('mutation ($ids: [Int!]!) { reordenarPlanos(ids: $ids) }', { ids: n % 2 ? ids : ids.toReversed() }),
      ),
      door.apply(JSON.stringify(parsed), resumo),
      ...ids.map((id) =>
        staff.graphql('mutation ($id: ID, $input: PlanoInput!) { salvarPlano(id: $id, versao: 1, input: $input) { id } }', {
          id: String(id),
          input: { valor: 10 + id },
        }),
      ),
      ...[1, 2].map(() => staff.graphql('mutation ($id: ID!) { excluirPlano(id: $id) }', { id: String(ids[7]) })),
      ...[1, 2, 3].map(() =>
        staff.graphql('mutation ($id: ID!, $chave: String) { duplicarPlano(id: $id, chave: $chave) { id } }', {
          id: String(ids[3]),
          chave: novaChave(),
        }),
      ),
    ]);
    const untold = answers.flatMap(({ errors = [] }) =>
      errors.filter(({ extensions }) => !TOLD.has(String((extensions as { erro?: string }).erro))),
    );
    expect(untold).toEqual([]);
    const { data } = await staff.graphql('{ alteracoes(tabela: "plano") { itens { acao linhaId } } }');
    const { itens } = data!.alteracoes as { itens: { acao: string; linhaId: number }[] };
    expect(itens.filter(({ acao }) => acao === 'excluiu')).toEqual([{ acao: 'excluiu', linhaId: ids[7] }]);
  }
});
