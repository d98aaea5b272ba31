import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// What the site says of the company beside its catalogue: what staff have written, else what the settings say (087).

const PAGES = ['/', '/sobre-nos', '/atendimento', '/plano-hospedagem-php', '/nao-existe', '/politica-de-uso'];

let shop: Shop;
let staff: Staff;
async function open(environment: Record<string, string> = {}): Promise<void> {
  // As in production, where pages are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', RATE_LIMIT: 'off', ...environment });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  staff = await signIn(shop);
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-20T15:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

async function get(path: string): Promise<string> {
  const { port } = shop.app.server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).text();
}
/** A page as people read it: React says in comments where its texts meet. */
const read = async (path: string) => (await get(path)).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

const SAVE = `mutation ($versao: Int!, $input: TextosDoSiteInput!, $chave: String) {
  salvarTextosDoSite(versao: $versao, input: $input, chave: $chave) { id versao sites sitesEm horario excecao }
}`;
const save = (input: object, versao = 0, quem = staff) => quem.graphql(SAVE, { input, versao });
const refusals = async (input: object, versao = 0) => {
  const { errors } = await save(input, versao);
  const { erro, campos } = errors![0]!.extensions as unknown as { erro: string; campos: { campo: string; mensagem: string }[] };
  return campos.length > 0 ? campos : erro;
};
const show = async () =>
  (
    await staff.graphql(`{ textosDoSite { id versao sites clientes horario excecao configuracoes {
      sites clientes horario sitesDoExemplo clientesDoExemplo horarioDoExemplo } } }`)
  ).data!.textosDoSite;

describe('while nobody has written anything', () => {
  it('the site says what the settings say, and staff are told what that is and whose', async () => {
    await open();
    expect(await read('/')).toContain('<strong>70 mil</strong> <span>sites hospedados</span>');
    expect(await read('/atendimento')).toContain('Mensagens, segunda a sexta, das 9h às 18h.');
    expect(await show()).toEqual({
      id: '1',
      versao: 0,
      sites: null,
      clientes: null,
      horario: null,
      excecao: null,
      configuracoes: {
        sites: 70_000,
        clientes: 25_000,
        horario: 'segunda a sexta, das 9h às 18h',
        sitesDoExemplo: true,
        clientesDoExemplo: true,
        horarioDoExemplo: true,
      },
    });
  });

  it('and what another company has not set is not said', async () => {
    await open({ BRAND_NAME: 'Outra', BRAND_HOURS: 'todos os dias' });
    expect((await show()) as object).toMatchObject({
      configuracoes: { sites: null, clientes: null, horario: 'todos os dias', sitesDoExemplo: false, horarioDoExemplo: false },
    });
    expect(await read('/')).not.toContain('sites hospedados');
  });
});

describe('what is written', () => {
  beforeEach(() => open());

  it('is at the next request wherever the site tells it, although pages are kept', async () => {
    for (const page of PAGES) await read(page);
    expect(await read('/llms.txt')).toContain('segunda a sexta, das 9h às 18h');
    const escrito = {
      sites: 81_000,
      sitesEm: '2026-12-01',
      sitesFonte: 'cadastro de domínios',
      clientes: 31_000,
      horario: 'todos os dias, das 8h às 20h',
    };
    expect((await save(escrito)).data).toEqual({
      salvarTextosDoSite: { id: '1', versao: 1, sites: 81_000, sitesEm: '2026-12-01', horario: escrito.horario, excecao: null },
    });
    const [inicio, sobre, atendimento] = (await Promise.all(PAGES.map(read))) as [string, string, string];
    expect(inicio).toContain('<strong>81 mil</strong> <span>sites hospedados</span>');
    expect(inicio).toContain('<strong>31 mil</strong> <span>clientes atendidos</span>');
    for (const page of [inicio, sobre])
      expect(page).toContain('>Sites: contados em 01/12/2026; fonte: cadastro de domínios.</p>');
    expect(sobre).toContain('<strong>81K</strong>');
    expect(sobre).toContain('81 mil sites, 31 mil clientes, painéis próprios');
    expect(sobre.split('Cerca de 31 mil clientes, com 81 mil sites hospedados.').length).toBeGreaterThan(2);
    expect(atendimento).toContain('Mensagens, todos os dias, das 8h às 20h.');
    for (const page of [...(await Promise.all(PAGES.map(read))), await read('/llms.txt')]) {
      expect(page).toContain('todos os dias, das 8h às 20h');
      expect(page).not.toContain('das 9h às 18h');
    }
    // What is emptied is what the settings say again; what is not named stays.
    expect((await save({ horario: null, clientes: '' }, 1)).errors).toBeDefined();
    expect((await save({ horario: null, clientes: null }, 1)).data).toMatchObject({ salvarTextosDoSite: { versao: 2 } });
    const depois = await read('/');
    expect(depois).toContain('<strong>81 mil</strong>');
    expect(depois).toContain('<strong>25 mil</strong>');
    expect(depois).toContain('das 9h às 18h');
  });

  it('says an exception after the hours between its days, which pass at midnight in São Paulo', async () => {
    await save({ excecao: '24/12, só até as 12h', excecaoInicio: '2026-12-21', excecaoFim: '2026-12-24' });
    const dito = 'Mensagens, segunda a sexta, das 9h às 18h; 24/12, só até as 12h.';
    const says = async () => [await read('/atendimento'), await read('/llms.txt')].map((page) => page.includes('24/12'));
    expect(await says()).toEqual([false, false]);
    vi.setSystemTime(new Date('2026-12-21T02:59:59Z'));
    expect(await says()).toEqual([false, false]);
    vi.setSystemTime(new Date('2026-12-21T03:00:00Z'));
    expect(await says()).toEqual([true, true]);
    expect(await read('/atendimento')).toContain(dito);
    vi.setSystemTime(new Date('2026-12-25T02:59:59Z'));
    expect(await says()).toEqual([true, true]);
    vi.setSystemTime(new Date('2026-12-25T03:00:00Z'));
    expect(await says()).toEqual([false, false]);
  });

  it('is refused at its field where it makes no sense', async () => {
    const outra = 'Escreva também o número: o das configurações não é desta contagem.';
    const cases: [object, string, string][] = [
      [{ sites: 0 }, 'sites', 'Use um número de 1 a 999999999.'],
      [{ sitesEm: '2026-12-01' }, 'sitesEm', outra],
      [{ clientesFonte: 'cadastro' }, 'clientesFonte', outra],
      [{ sites: 5, sitesEm: '2026-12-21' }, 'sitesEm', 'O dia da contagem ainda não chegou.'],
      [{ horario: 'das 9h às 18h.' }, 'horario', 'Escreva sem ponto no fim: a frase continua no site.'],
      [{ excecao: 'Natal fechado' }, 'excecaoFim', 'Diga até que dia a exceção aparece.'],
      [{ excecaoFim: '2026-12-24' }, 'excecaoFim', 'Escreva também a exceção.'],
      [
        { excecao: 'Natal', excecaoFim: '2025-12-24' },
        'excecaoFim',
        'Este dia já passou: a exceção não apareceria. Confira o ano.',
      ],
      [
        { excecao: 'Natal', excecaoInicio: '2026-12-25', excecaoFim: '2026-12-24' },
        'excecaoFim',
        'O fim não pode ser antes do início.',
      ],
    ];
    for (const [input, campo, mensagem] of cases) expect(await refusals(input)).toEqual([{ campo, mensagem }]);
    expect((await show()) as object).toMatchObject({ versao: 0 });
    await save({ sites: 5 });
    expect(await refusals({ sitesEm: '2026-12-21' }, 1)).toEqual([
      { campo: 'sitesEm', mensagem: 'O dia da contagem ainda não chegou.' },
    ]);
    expect(await refusals({ sites: null, sitesFonte: 'x' }, 1)).toEqual([{ campo: 'sitesFonte', mensagem: outra }]);
  });

  it('may be of an exception that is over, as long as nobody writes it anew', async () => {
    await save({ excecao: 'Natal', excecaoFim: '2026-12-24' });
    vi.setSystemTime(new Date('2026-12-26T15:00:00Z'));
    staff = await signIn(shop);
    expect((await save({ sites: 5 }, 1, staff)).errors).toBeUndefined();
    expect(await refusals({ excecaoFim: '2026-12-25' }, 2)).toEqual([
      { campo: 'excecaoFim', mensagem: 'Este dia já passou: a exceção não apareceria. Confira o ano.' },
    ]);
  });

  it('goes over nobody else, who was the first or not, and leaves a trace', async () => {
    const [um, outro] = await Promise.all([save({ sites: 10 }), save({ sites: 20 })]);
    const errors = [um, outro].flatMap((answer) => answer.errors ?? []);
    expect(errors.map(({ message, extensions }) => [message, extensions.erro])).toEqual([
      ['Outra pessoa alterou este texto do site enquanto você editava. Nada foi sobrescrito.', 'ALTERADO_POR_OUTRA_PESSOA'],
    ]);
    expect(await refusals({ sites: 30 }, 2)).toBe('ALTERADO_POR_OUTRA_PESSOA');
    expect(await refusals({ sites: 30 })).toBe('ALTERADO_POR_OUTRA_PESSOA');
    await save({ sites: 30 }, 1);
    const { data } = await staff.graphql(
      '{ alteracoes(tabela: "texto do site", linhaId: 1) { itens { usuario acao rotulo mudancas { campo para } } } }',
    );
    expect(data).toMatchObject({
      alteracoes: {
        itens: [
          { usuario: 'ana', acao: 'alterou', rotulo: 'Textos do site', mudancas: [{ campo: 'sites', para: 30 }] },
          { acao: 'criou' },
        ],
      },
    });
  });

  it('is changed by who has the catalogue, and read by the others', async () => {
    const autora = await signIn(shop, 'bia', 'conteudo');
    expect((await save({ sites: 10 }, 0, autora)).errors).toBeUndefined();
    for (const papel of ['vendas', 'leitura'] as const) {
      const outro = await signIn(shop, papel, papel);
      expect((await save({ sites: 11 }, 1, outro)).errors?.[0]?.extensions.erro).toBe('PAPEL_NAO_PERMITE');
      expect((await outro.graphql('{ textosDoSite { sites } }')).data).toEqual({ textosDoSite: { sites: 10 } });
    }
    const { errors } = await shop.graphql('{ textosDoSite { sites } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

it('a page says what the settings say while the database does not, and is kept for nobody', async () => {
  await open();
  const connection = shop.em.getConnection();
  await connection.execute('alter table textos_do_site rename to textos_fora');
  expect(await read('/politica-de-uso')).toContain('das 9h às 18h');
  await connection.execute('alter table textos_fora rename to textos_do_site');
  await save({ horario: 'todos os dias' });
  expect(await read('/politica-de-uso')).toContain('todos os dias');
});

it('a number is written short as no more than it is', async () => {
  await open();
  for (const [versao, sites, mil, k] of [
    [0, 81_999, '81 mil', '81K'],
    [1, 1_999, '1,9 mil', '1,9K'],
    [2, 999_950, '999 mil', '999K'],
  ] as const) {
    // prettier-ignore
    await save({ sites }, versao);
    expect(await read('/')).toContain(`<strong>${mil}</strong> <span>sites hospedados</span>`);
    expect(await read('/sobre-nos')).toContain(`<strong>${k}</strong>`);
  }
});
