import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../tests/support/factories.order.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';
import { recordBackup } from './database/lastBackup.ts';
import { VERSION } from './version.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ BOT_CHECK: 'off', CEP_API_URL: 'http://127.0.0.1:1' });
});
afterEach(() => shop.close());

/** The value of a metric with these labels, as Prometheus reads it; undefined when there is none. */
async function value(name: string, labels = ''): Promise<number | undefined> {
  const text = await shop.app.metrics.registry.metrics();
  const line = text.split('\n').find((one) => one.startsWith(labels ? `${name}{${labels}} ` : `${name} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

describe('/metrics', () => {
  it('counts orders once they are stored, not their repeats, and refusals by the code of the answer through both doors', async () => {
    const { id, valor } = await criarPlano(shop.em);
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    const input = { ...FORMULARIO, planoId: String(id), periodo: 1, valor: Number(valor), chave: novaChave() };
    const sent = await shop.graphql(query, { input });
    expect(sent.errors).toBeUndefined();
    await shop.graphql(query, { input });
    await shop.graphql(query, { input: { ...input, chave: novaChave(), valor: 0.01 } });
    await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { nome: 1 } });
    await shop.app.inject('/api/nada');
    expect([await value('orders_total'), await value('messages_total'), await value('plans_on_sale')]).toEqual([1, 0, 1]);
    expect(await value('refusals_total', 'code="VALOR_ATUALIZADO"')).toBe(1);
    expect(await value('refusals_total', 'code="DADOS_INVALIDOS"')).toBe(1);
    expect(await value('refusals_total', 'code="HTTP_404"')).toBe(1);
  });

  it('counts sign-ins by how they ended, and look-ups by service', async () => {
    await signIn(shop);
    await shop.app.inject({ method: 'POST', url: '/auth/login', payload: { username: 'ana', password: 'errada' } });
    await shop.graphql('{ consultarCep(cep: "01310100") { endereco } }');
    expect([await value('sign_ins_total', 'result="entrou"'), await value('sign_ins_total', 'result="recusada"')]).toEqual([
      1, 1,
    ]);
    expect(await value('look_up_duration_seconds_count', 'service="cep",outcome="failed"')).toBe(1);
  });

  it('tells version, queue, cache, size of the database and age of the backup, which has no value before there is one', async () => {
    expect(await value('shop_info', `version="${VERSION}"`)).toBe(1);
    expect(await value('database_size_bytes')).toBeGreaterThan(10_000);
    expect(await value('disk_free_bytes')).toBeGreaterThan(0);
    expect(await value('database_writable')).toBe(1);
    expect(await value('refusals_total', 'code="BANCO_INDISPONIVEL"')).toBe(0);
    expect([await value('requests_waiting'), await value('requests_at_work'), await value('page_cache_pages')]).toEqual([
      0, 0, 0,
    ]);
    expect(await value('backup_last_success_timestamp_seconds')).toBeUndefined();
    const before = Date.now() / 1000;
    recordBackup(shop.config.dataDir, '/copias/hoje');
    expect(await value('backup_last_success_timestamp_seconds')).toBeGreaterThanOrEqual(Math.floor(before));
  });

  it.each(['alerts.yml', 'dashboard.json'])('has everything that %s asks for', async (file) => {
    const names = new Set((await shop.app.metrics.registry.getMetricsAsJSON()).map(({ name }) => name));
    const asked = readFileSync(`docs/monitoring/${file}`, 'utf8').match(/\b[a-z]+(_[a-z0-9]+){1,}(?=[\s[{,)>]|"|$)/gm) ?? [];
    const words = new Set(['histogram_quantile', 'pg_dump']);
    const unknown = [...new Set(asked)].filter(
      (name) => !words.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect([asked.length > 10, unknown]).toEqual([true, []]);
  });
});
