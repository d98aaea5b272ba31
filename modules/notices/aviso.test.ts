import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { criarAviso } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// Notices above the pages of the site, between their days (089).

const PAGES = [
  '/',
  '/plano-hospedagem-php',
  '/sobre-nos',
  '/atendimento',
  '/politica-de-uso',
  '/nao-existe',
  '/assineja-finalizada',
];
const ORDER = '/assineja-hospedagem-php';
const AVISO = { texto: 'Manutenção no domingo, das 2h às 4h.', tom: 'ATENCAO', dataFim: '2026-12-24' };

let shop: Shop;
let staff: Staff;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T15:00:00Z') });
  // As in production, where pages are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', RATE_LIMIT: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  staff = await signIn(shop);
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

/** The notices of a page, as people read them: React says in comments where its texts meet. */
async function read(path: string): Promise<string[]> {
  const { port } = shop.app.server.address() as AddressInfo;
  const html = await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).text();
  const [, section = ''] = /<section class="notices"[^>]*>(.*?)<\/section>/s.exec(html.replaceAll('<!-- -->', '')) ?? [];
  return [...section.matchAll(/<span class="wrap">(.*?)<\/span>/gs)].map(([, text]) => text!.trim());
}

async function save(input: object, id?: string, versao?: number) {
  const { data, errors } = await staff.graphql(
    'mutation ($id: ID, $versao: Int, $input: AvisoInput!) { salvarAviso(id: $id, versao: $versao, input: $input) { id versao } }',
    { id, versao, input },
  );
  const { campos } = (errors?.[0]?.extensions ?? {}) as { campos?: { campo: string; mensagem: string }[] };
  return { linha: data?.salvarAviso as { id: string; versao: number } | undefined, campos };
}

it('is at the next request on every page, although they are kept, where people order only if it is said so, and goes when it is deleted', async () => {
  for (const page of [...PAGES, ORDER]) expect([page, await read(page)]).toEqual([page, []]);
  const { linha } = await save({ ...AVISO, chamada: 'Ver o calendário', link: '/atendimento' });
  const dito = '<strong>Atenção: </strong>Manutenção no domingo, das 2h às 4h. <a href="/atendimento">Ver o calendário</a>';
  const ondeSeAssina = (page: string) => page.startsWith('/assineja');
  for (const page of [...PAGES, ORDER]) expect([page, await read(page)]).toEqual([page, ondeSeAssina(page) ? [] : [dito]]);
  const mudado = await save({ noPedido: true, tom: 'INFORMACAO', chamada: null, link: null }, linha!.id, linha!.versao);
  for (const page of [...PAGES, ORDER]) expect([page, await read(page)]).toEqual([page, [AVISO.texto]]);
  await staff.graphql('mutation ($id: ID!, $versao: Int) { excluirAviso(id: $id, versao: $versao) }', mudado.linha);
  for (const page of [...PAGES, ORDER]) expect([page, await read(page)]).toEqual([page, []]);
});

it('comes on its first day and goes after its last at midnight in São Paulo, and the calendar has it', async () => {
  await save({ ...AVISO, dataInicio: '2026-12-22' });
  const { data } = await staff.graphql('{ calendario(mes: "2026-12") { itens { tipo rotulo dataInicio dataFim situacao } } }');
  expect(data).toEqual({
    calendario: {
      itens: [{ tipo: 'aviso', rotulo: AVISO.texto, dataInicio: '2026-12-22', dataFim: '2026-12-24', situacao: 'Agendado' }],
    },
  });
  const at = async (instant: string) => {
    vi.setSystemTime(new Date(instant));
    return (await read('/')).length;
  };
  expect(await at('2026-12-22T02:59:59Z')).toBe(0);
  expect(await at('2026-12-22T03:00:00Z')).toBe(1);
  expect(await at('2026-12-25T02:59:59Z')).toBe(1);
  expect(await at('2026-12-25T03:00:00Z')).toBe(0);
});

it('stands in its place among the others, and none that is switched off', async () => {
  for (const [texto, ordem, ativo] of [
    ['Dois', 2, true],
    ['Um', 1, true],
    ['Desligado', 0, false],
  ] as const)
    // prettier-ignore
    await criarAviso(shop.em, { texto, ordem, ativo, tom: 'INFORMACAO' });
  expect(await read('/')).toEqual(['Um', 'Dois']);
});

describe('what makes no sense', () => {
  it.each([
    [{ ...AVISO, texto: ' ' }, 'texto', 'Informe o texto do aviso.'],
    [{ texto: 'Sem tom', dataFim: '2026-12-24' }, 'tom', 'Selecione o tom do aviso.'],
    [{ texto: 'Sem fim', tom: 'ATENCAO' }, 'dataFim', 'Diga até que dia o aviso aparece.'],
    [{ ...AVISO, dataInicio: '2026-12-25' }, 'dataFim', 'O fim não pode ser antes do início.'],
    [{ ...AVISO, chamada: 'Ver' }, 'link', 'Diga para onde o link leva, e no campo acima o que diz.'],
    [{ ...AVISO, link: '/atendimento' }, 'chamada', 'Diga o que o link diz, e no campo abaixo para onde leva.'],
    [
      { ...AVISO, chamada: 'Ver', link: 'javascript:alert(1)' },
      'link',
      'Use um caminho deste site (/…) ou um endereço http(s) completo.',
    ],
  ])('%j is refused at its field', async (input, campo, mensagem) => {
    expect((await save(input)).campos).toContainEqual({ campo, mensagem });
    expect(await read('/')).toEqual([]);
  });

  it('is text, whatever is typed', async () => {
    await save({ ...AVISO, tom: 'INFORMACAO', texto: '<script>alert(1)</script>' });
    expect(await read('/')).toEqual(['&lt;script&gt;alert(1)&lt;/script&gt;']);
  });
});
