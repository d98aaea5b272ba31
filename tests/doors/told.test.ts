import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LINHA_DE_COMANDO } from '../../modules/editing/autor.ts';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { recordTerms } from '../../platform/termsRecord.ts';
import { apagarEntregasAntigas, relogioConfere } from '../../modules/outbox/esquecimento.service.ts';
import { apagarTitular, exportarTitular } from '../../modules/privacy/privacidade.service.ts';
import { aplicarPrazos } from '../../modules/privacy/prazos.service.ts';
import { lerTitular } from '../../modules/privacy/titular.ts';
import { SOON, TellingShop } from '../support/tellingShop.ts';

// What was told of a person is forgotten with the person (025, 052).

let told: TellingShop;
beforeAll(async () => {
  told = await TellingShop.open();
});
afterAll(() => told.close());
afterEach(async () => {
  await told.reset();
  await em().nativeDelete(Entrega, { id: { $gt: 0 } });
});

const em = () => told.shop.orm.em.fork();
const all = () => em().find(Entrega, {}, { orderBy: { id: 'asc' } });
const write = (email: string) =>
  told.shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', {
    input: { nome: 'Rui', email, celular: '11 9', assunto: 'Oi', mensagem: 'Olá' },
  });

it('what waits about a person goes, of what was told stays only that it was, and others are told without the address', async () => {
  const hook = await told.listen(['pedido.criado', 'mensagem.recebida']);
  const worker = told.deliver();
  await told.order({ emailPrincipal: 'rui@exemplo.com' });
  await expect.poll(async () => (await told.entries(hook))[0]!.estado, SOON).toBe('entregue');
  await worker.stop();
  await told.order({ emailPrincipal: 'rui@exemplo.com' });
  await write('rui@exemplo.com');
  await told.order({ emailPrincipal: 'vera@exemplo.com', emailAlternativo: 'rui@exemplo.com' });
  const rui = lerTitular('rui@exemplo.com')!;
  expect((await exportarTitular(em(), rui, LINHA_DE_COMANDO)).mencoes).toContainEqual(
    expect.objectContaining({ tabela: 'entregas', campo: 'dados' }),
  );
  const erased = await apagarTitular(em(), rui, LINHA_DE_COMANDO);
  expect(erased).toMatchObject({ assinaturas: 2, mensagens: 1, mencoes: [] });
  expect(await all()).toMatchObject([
    { estado: 'entregue', dados: null, resposta: null },
    { estado: 'esperando', dados: { email: 'vera@exemplo.com', email_copia: '[apagado]' } },
  ]);
  expect(JSON.stringify(await all())).not.toContain('rui@');
  // What says nothing any more is not told again.
  await em().nativeUpdate(Entrega, { dados: null }, { estado: 'desistida' });
  expect((await told.staff.graphql('mutation { tentarEntregas(estado: desistida) }')).data).toEqual({ tentarEntregas: 0 });
});

it('what was told of rows that are past their term goes with them, and everything after a month', async () => {
  await told.listen(['pedido.criado', 'mensagem.recebida']);
  await told.order();
  await write('vera@exemplo.com');
  const future = new Date();
  future.setUTCFullYear(future.getUTCFullYear() + 6);
  await aplicarPrazos(em(), told.shop.config.retention, future);
  expect(await all()).toEqual([]);
  await told.order();
  const inDays = (days: number) => new Date(new Date().getTime() + days * 86_400_000);
  await apagarEntregasAntigas(em(), inDays(29));
  expect(await all()).toHaveLength(1);
  await apagarEntregasAntigas(em(), inDays(31));
  expect(await all()).toEqual([]);
});

it('nothing that waits goes by a clock that is ahead, or after the shop was away', async () => {
  const { config } = told.shop;
  const inDays = (days: number) => new Date(new Date().getTime() + days * 86_400_000);
  await recordTerms(em(), config, { em: new Date(), prazos: config.retention });
  const believed = await Promise.all([0, 1, 29, 31, 400, -1].map((days) => relogioConfere(em(), config, inDays(days))));
  expect(believed).toEqual([true, true, true, false, false, false]);
});
