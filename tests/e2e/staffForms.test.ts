import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { execute, rowOf, traceOf } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// Whatever the browser's language is, numbers and days are written our way.
test.use({ locale: 'en-US' });
test.describe.configure({ mode: 'default' });

interface State {
  what: string;
  tela: string;
  /** Table, and word for a row in the trace. */
  tabela: readonly [string, string];
  /** What the row is found by: the first column. */
  row: Record<string, string | number | null>;
  /** Label, what is typed, and the column that then says so. */
  change: readonly [label: string, typed: string, column: string, stored: string | number];
}

const inactivePlan = () => Number(execute('select id from planos where ativo = 0 limit 1')[0]!.id);
const picture = () => String(execute('select imagem from banners limit 1')[0]!.imagem);
const PLANO = ['planos', 'plano'] as const;
const BANNER = ['banners', 'banner'] as const;
const ICP = ['banners_icp', 'banner ICP'] as const;
const CUPOM = ['cupons', 'cupom'] as const;
const DESTAQUE = ['destaques', 'destaque'] as const;
const DEPOIMENTO = ['depoimentos', 'depoimento'] as const;
const DAYS = { data_inicio: '2026-01-05', data_fim: '2036-12-31' };

const STATES = (): State[] => [
  { what: 'a plan with decimals, out of sale', tela: 'planos', tabela: PLANO, row: { nome: 'Estado decimal', plano_tipo: 'PHP', valor: 129990, desconto1: 12.5, desconto2: 0, desconto3: 33.33, processamento: 0.5, ram1: 1024, disco: 1.5, ativo: 0 }, change: ['Domínios', '1024', 'dominios', 1024] },
  { what: 'a plan of zeros', tela: 'planos', tabela: PLANO, row: { nome: 'Estado zerado', plano_tipo: 'VPSLINUX', valor: 0, desconto1: 0, ram1: 0, ram2: 0, disco: 0, dominios: 0, emails: 0, app: 0, ordem: -3, ativo: 0 }, change: ['Ordem', '12', 'ordem', 12] },
  { what: 'a plan with nothing but its price', tela: 'planos', tabela: PLANO, row: { nome: 'Estado vazio', plano_tipo: 'PROMOCIONAL-VPS-LINUX', valor: 1590, ativo: 0 }, change: ['Valor mensal (R$) *', '16,90', 'valor', 1690] },
  { what: 'a coupon of a plan out of sale', tela: 'cupons', tabela: CUPOM, row: { codigo: 'ESTADO-FORA', tipo: 'fixo', valor: 15.9, plano_id: inactivePlan(), ativo: 1, ...DAYS }, change: ['Último dia *', '30/11/2036', 'data_fim', '2036-11-30'] },
  { what: 'a coupon of a plan that was deleted', tela: 'cupons', tabela: CUPOM, row: { codigo: 'ESTADO-ORFAO', tipo: 'porcentagem', valor: 12.5, plano_id: 987654, ativo: 1, ...DAYS }, change: ['Valor *', '13,5', 'valor', 13.5] },
  { what: 'a highlight of a plan out of sale, with a retired icon', tela: 'destaques', tabela: DESTAQUE, row: { titulo: 'Estado ícone', texto: 'Duas\nlinhas', icone: 'fax', plano_id: inactivePlan(), ordem: 0, ativo: 0 }, change: ['Link', '/plano-vps-icp', 'link', '/plano-vps-icp'] },
  { what: 'a highlight without anything optional', tela: 'destaques', tabela: DESTAQUE, row: { titulo: 'Estado mínimo', texto: ' com espaço ', ordem: 2, ativo: 1 }, change: ['Ordem', '98', 'ordem', 98] },
  { what: 'a testimonial that may not be on air', tela: 'depoimentos', tabela: DEPOIMENTO, row: { nome: 'Estado sem consentimento', texto: 'Duas\nlinhas', ordem: 3, ativo: 0, consentimento: 0 }, change: ['Papel', 'loja, Recife', 'papel', 'loja, Recife'] },
  { what: 'a testimonial of the demo', tela: 'depoimentos', tabela: DEPOIMENTO, row: { nome: 'Estado demo', texto: 'x', papel: ' com espaço ', link: 'https://x.exemplo/', ordem: 4, ativo: 1, consentimento: 0, demonstracao: 1 }, change: ['Ordem', '97', 'ordem', 97] },
  { what: 'a FIXO banner that has dates', tela: 'banner', tabela: BANNER, row: { nome: 'Estado fixo', tipo: 'FIXO', imagem: picture(), ...DAYS, data_fim: '2026-02-01', ordem: 90, ativo: 0 }, change: ['Link', '/plano-vps-icp', 'link', '/plano-vps-icp'] },
  { what: 'a TEMPORARIO banner', tela: 'banner', tabela: BANNER, row: { nome: 'Estado temporário', tipo: 'TEMPORARIO', imagem: picture(), ...DAYS, descricao: 'x', ordem: 91, ativo: 0 }, change: ['Data início', '6/1/2026', 'data_inicio', '2026-01-06'] },
  { what: 'a banner of the panel with one day', tela: 'bannericp', tabela: ICP, row: { nome: 'Estado ICP', imagem: 'sumida.webp', data_fim: '2026-02-01', ordem: 5, ativo: 0 }, change: ['Ordem', '6', 'ordem', 6] },
]; // prettier-ignore

async function open(page: Page, tela: string, name: string): Promise<void> {
  await openScreen(page, `${tela}?busca=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Editar/ })).toBeFocused();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('status').first()).toHaveText(/ salvo/);
}

test('a row in any state is opened and saved unchanged, and one field changes one column', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  await enterAdmin(page);
  for (const { what, tela, tabela, row, change } of STATES()) {
    await test.step(what, async () => {
      const columns = Object.keys(row);
      const [inserted] = execute(
        `insert into ${tabela[0]} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')}) returning id`,
        ...Object.values(row),
      );
      const id = Number(inserted!.id);
      const name = String(Object.values(row)[0]);
      const before = rowOf(tabela[0], id);
      await open(page, tela, name);
      await save(page);
      expect(rowOf(tabela[0], id)).toEqual(before);
      expect(traceOf(tabela[1], id)).toBe(0);

      const [label, typed, column, stored] = change;
      await open(page, tela, name);
      await page.getByLabel(label, { exact: true }).fill(typed);
      await save(page);
      expect(rowOf(tabela[0], id)).toEqual({ ...before, [column]: stored, versao: 2 });
      execute(`delete from ${tabela[0]} where id = ?`, id);
    });
  }
  // A picture that is gone, and a preview of one, are written to the console by the browser.
  complaints.splice(0);
});

test('prices are typed and shown the Brazilian way, and a great change is asked about once', async ({ page }) => {
  await enterAdmin(page, 'planos');
  const id = Number(
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Preço', 'JAVA', 1590, 0) returning id`)[0]!.id,
  );
  const questions: string[] = [];
  let answer = true;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  for (const [typed, cents] of [
    ['19,90', 1990],
    ['R$ 22,50', 2250],
    ['25.90', 2590],
    ['1.299,90', 129990],
    ['1299,9', 129990],
  ] as const) {
    await open(page, 'planos', 'Preço');
    await page.getByLabel('Valor mensal (R$) *').fill(typed);
    await save(page);
    expect([typed, rowOf('planos', id).valor]).toEqual([typed, cents]);
  }
  expect(questions).toEqual(['Valor mensal (R$): muda de R$ 25,90 para R$ 1.299,90. Salvar assim?']);
  await open(page, 'planos', 'Preço');
  await expect(page.getByLabel('Valor mensal (R$) *')).toHaveValue('1.299,90');
  answer = false;
  await page.getByLabel('Valor mensal (R$) *').fill('12,90');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  expect(questions).toHaveLength(2);
  expect(rowOf('planos', id).valor).toBe(129990);
  await expect(page.getByLabel('Valor mensal (R$) *')).toHaveValue('12,90');
  answer = true;
  for (const [typed, sentence] of [
    ['1.299', '“1.299” pode ser dois números: escreva 1299 ou os centavos com duas casas.'],
    ['barato', 'Não entendi “barato” como número. Escreva como em 1.299,90.'],
  ] as const) {
    await page.getByLabel('Valor mensal (R$) *').fill(typed);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByLabel('Valor mensal (R$) *')).toBeFocused();
    // Being corrected, it is no longer wrong.
    await page.getByLabel('Valor mensal (R$) *').fill('1300');
    await expect(page.getByText(sentence)).toBeHidden();
    await expect(page.getByText('Confira os campos marcados. Nada foi salvo.')).toBeHidden();
  }
  expect(rowOf('planos', id).valor).toBe(129990);
  execute('delete from planos where id = ?', id);
});

test('the orders are filtered by days as Brazilians write them', async ({ page }) => {
  await enterAdmin(page, 'assinaturas');
  await page.getByLabel('De', { exact: true }).fill('01/02/2026');
  await page.waitForURL('**/assinaturas?de=2026-02-01');
  await expect(page.getByLabel('De', { exact: true })).toHaveValue('01/02/2026');
});

test('a new order takes one whole group, whatever of it the list shows', async ({ page }) => {
  await enterAdmin(page, 'planos');
  await expect(page.getByRole('button', { name: 'Reordenar' })).toBeDisabled();
  await expect(page.getByText('Para reordenar, escolha um tipo de plano.')).toBeVisible();
  const ordens = () => execute('select id, ordem from planos order by plano_tipo, ordem, id');
  const before = ordens();
  await openScreen(page, 'planos?tipo=DEDICADO&busca=EPYC+8&ordenar=valor&desc=1');
  await page.getByRole('button', { name: 'Reordenar' }).click();
  const group = execute(`select id, nome from planos where plano_tipo = 'DEDICADO' order by ordem, id`);
  await expect(page.locator('.reorder').getByRole('option')).toHaveCount(group.length);
  await page.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Ordem salva.');
  expect(ordens().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test('a FIXO banner has no dates, the list says where each stands, and a picture that will be cropped says so', async ({
  page,
}) => {
  const image = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0d2a1e' } })
      .png()
      .toBuffer();
  const upload = async (width: number, height: number) =>
    page
      .getByLabel('Imagem', { exact: true })
      .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await image(width, height) });
  page.on('dialog', (dialog) => void dialog.accept());
  await enterAdmin(page, 'banner');
  await page.getByLabel('Nome *').fill('Situação');
  await expect(page.getByLabel('Data início')).toBeDisabled();
  await expect(page.getByText('Um banner FIXO não tem datas').first()).toBeVisible();
  await upload(800, 800);
  await expect(
    page.getByText(/não tem a proporção do carrossel \(1600 × 640\): cerca de 60% da altura pode ser cortada/),
  ).toBeVisible();
  await upload(1600, 640);
  await expect(page.getByText(/não tem a proporção/)).toBeHidden();
  await page.getByLabel('Tipo *').selectOption('TEMPORARIO');
  await page.getByLabel('Data início').fill('01/01/2099');
  await page.getByLabel('Data final').fill('31/12/2099');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Banner salvo: agendado, o site o mostra a partir do primeiro dia.');
  await openScreen(page, 'banner?busca=Situa');
  await expect(page.getByRole('row', { name: /Situação/ }).last()).toContainText('Agendado');
  await page.getByRole('button', { name: 'Editar Situação' }).click();
  await page.getByLabel('Tipo *').selectOption('FIXO');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Banner salvo: no ar, o site já o mostra.');
  expect(execute(`select data_inicio, data_fim from banners where nome = 'Situação'`)).toEqual([
    { data_inicio: null, data_fim: null },
  ]);
  await page.getByRole('button', { name: 'Excluir Situação' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Excluído.');
});

test('a session that has ended is taken up again over the form, which is then saved', async ({ page, context, complaints }) => {
  await enterAdmin(page, 'destaques');
  await page.getByLabel('Título *').fill('Sessão');
  await page.getByLabel('Texto *').fill('Nada se perde');
  await page.getByLabel('Ordem').fill('97');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await dialog.getByLabel('Senha').fill('errada');
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Usuário ou senha inválidos');
  await dialog.getByLabel('Senha').fill('administrador de teste');
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Destaque salvo. O site já mostra assim.');
  expect(execute(`select texto, ordem from destaques where titulo = 'Sessão'`)).toEqual([{ texto: 'Nada se perde', ordem: 97 }]);
  execute(`delete from destaques where titulo = 'Sessão'`);
  for (const [tela, act] of [
    [
      'administradores',
      async () => {
        await page.getByLabel('Usuário').fill('outra.pessoa');
        await page.getByLabel('Papel').selectOption('vendas');
        await page.getByLabel('Sua senha').fill('outra');
        await page.getByRole('button', { name: 'Criar com senha sorteada' }).click();
      },
    ],
    [
      'senha',
      async () => {
        await page.getByLabel('Senha atual').fill('outra');
        await page.getByLabel('Nova senha (10 caracteres ou mais)').fill('uma senha qualquer');
        await page.getByLabel('Repita a nova senha').fill('uma senha qualquer');
        await page.getByRole('button', { name: 'Trocar senha' }).click();
      },
    ],
  ] as const) {
    await openScreen(page, tela);
    await context.clearCookies();
    await act();
    await dialog.getByLabel('Senha').fill('administrador de teste');
    await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
    await expect(page.getByRole('status').first()).toHaveText('A senha atual não confere.');
  }
  // Chromium itself writes every 401 to the console.
  complaints.splice(0);
});

test('every list fits a window of 1440, its last action too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAdmin(page);
  for (const tela of [
    'planos',
    'banner',
    'bannericp',
    'destaques',
    'depoimentos',
    'avisos',
    'cupons',
    'assinaturas',
    'mensagens',
    'administradores',
    'chaves',
    'alteracoes',
  ]) {
    await openScreen(page, tela);
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('.table-scroll')]
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${box.className || 'page'}: ${box.scrollWidth} in ${box.clientWidth}`),
    );
    expect([tela, wide]).toEqual([tela, []]);
  }
});
