import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openBeside } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { openDesk, type Desk } from '../../tests/support/staffActs.ts';
import { Mensagem } from '../contact/mensagem.entity.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Ato } from '../editing/ato.entity.ts';
import { Entrega } from '../outbox/entrega.entity.ts';
import { avisaQuemPediu } from './aviso.ts';
import { Assinatura } from './assinatura.entity.ts';
import { AssinaturaStatus, STATUS_DA_EQUIPE } from './assinatura.ts';

// What staff say of several rows at once: as if it was said of each, over what was seen of it, and once.

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  const webhook =
    'mutation { criarWebhook(url: "https://recebe.example/avisos", eventos: ["pedido.alterado", "pedido.cancelado"]) { id } }';
  expect((await desk.staff.graphql(webhook)).errors).toBeUndefined();
});
afterAll(() => desk.shop.close());

interface Seen {
  id: string;
  versao: number;
}
interface Said extends Seen {
  status?: string;
  responsavel?: string | null;
}
interface Done {
  feitas: Seen[];
  deixadas: { id: string; erro: string; mensagem: string }[];
}

const MANY = {
  assinatura: `mutation ($linhas: [AtendimentoDeAssinatura!]!, $chave: String) {
    feito: atenderAssinaturas(linhas: $linhas, chave: $chave) { feitas { id versao } deixadas { id erro mensagem } }
  }`,
  mensagem: `mutation ($linhas: [AtendimentoDeMensagem!]!, $chave: String) {
    feito: atenderMensagens(linhas: $linhas, chave: $chave) { feitas { id versao } deixadas { id erro mensagem } }
  }`,
};
type Kind = keyof typeof MANY;

async function sayOf(kind: Kind, linhas: Said[], chave = novaChave()) {
  const { data, errors } = await desk.staff.graphql(MANY[kind], { linhas, chave });
  return { done: data?.feito as Done, refusal: errors?.[0]?.extensions as { erro: string; campos: object[] } | undefined };
}

async function order(dados: Partial<Assinatura> = {}): Promise<Seen> {
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  await desk.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  const [row] = await desk.em().findAll(Assinatura, { orderBy: { id: 'desc' }, limit: 1 });
  return made(row!.id, dados);
}
/** An order as it is seen once this is so. */
async function made(id: number, dados: Partial<Assinatura>): Promise<Seen> {
  if (Object.keys(dados).length > 0) await desk.em().nativeUpdate(Assinatura, { id }, dados);
  const { versao } = await desk.em().findOneOrFail(Assinatura, { id });
  return { id: String(id), versao };
}
async function message(): Promise<Seen> {
  const input = { nome: 'Rui', email: 'rui@exemplo.com', celular: '11999990000', assunto: 'Oi', mensagem: 'Olá' };
  await desk.shop.graphql('mutation ($input: ContatoInput!) { enviarContato(input: $input) }', { input });
  const [row] = await desk.em().findAll(Mensagem, { orderBy: { id: 'desc' }, limit: 1 });
  return { id: String(row!.id), versao: row!.versao };
}
const MAKE = { assinatura: order, mensagem: message };
const stored = (kind: Kind, { id }: Seen) =>
  desk.em().findOneOrFail<Assinatura | Mensagem>(kind === 'assinatura' ? Assinatura : Mensagem, { id: Number(id) });
const several = async (kind: Kind, count: number) => {
  const rows: Seen[] = [];
  for (let row = 0; row < count; row++) rows.push(await MAKE[kind]());
  return rows;
};

/** All that a change of a row has left: what is stored, traced, and told whom. */
async function traces(kind: Kind, seen: Seen) {
  const linhaId = Number(seen.id);
  const tabela = kind === 'assinatura' ? 'pedido' : 'contato';
  const { status, statusPor, responsavel, versao } = await stored(kind, seen);
  const changes = await desk.em().find(Alteracao, { tabela, linhaId }, { orderBy: { id: 'asc' } });
  const told = await desk.em().find(Entrega, { tabela, linhaId }, { orderBy: { id: 'asc' } });
  return {
    row: { status, statusPor, responsavel, versao },
    changes: changes.map(({ acao, usuario, mudancas, semVersao }) => ({ acao, usuario, mudancas, semVersao })),
    told: told.map(({ tipo, destino, estado }) => `${tipo} ${destino} ${estado}`).toSorted(),
  };
}

describe.each(['assinatura', 'mensagem'] as const)('%s', (kind) => {
  const other = kind === 'assinatura' ? 'cancelada' : 'arquivada';
  const name = kind === 'assinatura' ? 'Assinatura' : 'Mensagem';

  it('what is said of several leaves of each what saying it of one leaves', async () => {
    const [single, ...rows] = await several(kind, 4);
    const alone = `mutation ($id: ID!, $versao: Int!) { atender${name}(id: $id, versao: $versao, status: ${other}, nota: "") { id } }`;
    expect((await desk.staff.graphql(alone, { ...single })).errors).toBeUndefined();
    const { done } = await sayOf(
      kind,
      rows.map((row) => ({ ...row, status: other })),
    );
    expect(done.deixadas).toEqual([]);
    const expected = await traces(kind, single!);
    expect(expected.changes).toHaveLength(1);
    for (const row of rows) expect(await traces(kind, row)).toEqual(expected);
    expect(done.feitas).toEqual(rows.map(({ id }) => ({ id, versao: expected.row.versao })));
  });

  it('and so does who sees to them, which is told to nobody outside', async () => {
    const [single, ...rows] = await several(kind, 3);
    const alone = `mutation ($id: ID!) { atribuir${name}(id: $id, responsavelAntes: null, responsavel: "ana") { id } }`;
    expect((await desk.staff.graphql(alone, { id: single!.id })).errors).toBeUndefined();
    await sayOf(
      kind,
      rows.map((row) => ({ ...row, responsavel: 'ana' })),
    );
    const expected = await traces(kind, single!);
    for (const row of rows) expect(await traces(kind, row)).toEqual(expected);
  });

  it('a row that has moved on, is gone, or is given to nobody that is there stays as it is and is named; the others are done', async () => {
    const [fine, moved, lost] = await several(kind, 3);
    const first = await sayOf(kind, [{ ...moved!, responsavel: 'ana' }]);
    expect(first.done.feitas).toHaveLength(1);
    const before = [await traces(kind, moved!), await traces(kind, lost!)];
    const { done } = await sayOf(kind, [
      { ...moved!, status: other },
      { id: '999999', versao: 1, status: other },
      { ...lost!, status: other, responsavel: 'ninguem.assim' },
      { ...fine!, status: other, responsavel: 'ana' },
    ]);
    expect(done.feitas).toEqual([{ id: fine!.id, versao: fine!.versao + 1 }]);
    expect(done.deixadas.map(({ id, erro }) => [id, erro])).toEqual([
      [moved!.id, 'ALTERADO_POR_OUTRA_PESSOA'],
      [lost!.id, 'CONTA_INATIVA'],
      ['999999', 'NAO_ENCONTRADO'],
    ]);
    expect([await traces(kind, moved!), await traces(kind, lost!)]).toEqual(before);
    expect((await stored(kind, fine!)).status).toBe(other);
  });

  it('what says again what is so already leaves no trace and no other version', async () => {
    const [row] = await several(kind, 1);
    const before = await traces(kind, row!);
    const { done } = await sayOf(kind, [{ ...row!, status: 'nova', responsavel: null }]);
    expect(done.feitas).toEqual([row]);
    expect(await traces(kind, row!)).toEqual(before);
  });

  it('is taken back by saying what each was, over the version in which the act has left it', async () => {
    const rows = await several(kind, 2);
    await sayOf(kind, [{ ...rows[0]!, responsavel: 'ana' }]);
    const seen = [{ ...rows[0]!, versao: rows[0]!.versao + 1 }, rows[1]!];
    const { done } = await sayOf(
      kind,
      seen.map((row) => ({ ...row, status: 'em_atendimento', responsavel: null })),
    );
    const were = ['ana', null];
    const back = await sayOf(
      kind,
      done.feitas.map((row, i) => ({ ...row, status: 'nova', responsavel: were[i]! })),
    );
    expect(back.done.deixadas).toEqual([]);
    for (const [i, row] of rows.entries())
      expect(await stored(kind, row)).toMatchObject({ status: 'nova', responsavel: were[i] });
  });

  it.each([
    ['none', []],
    ['more than 100', Array.from({ length: 101 }, (_, i) => ({ id: String(i + 1), versao: 1, status: 'nova' }))],
    ['one of them twice', [1, 1].map((id) => ({ id: String(id), versao: 1, status: 'nova' }))],
    ['nothing of one', [{ id: '1', versao: 1 }]],
  ])('%s is refused as a whole', async (_what, linhas) => {
    const { done, refusal } = await sayOf(kind, linhas);
    expect([done ?? null, refusal?.erro]).toEqual([null, 'DADOS_INVALIDOS']);
  });
});

it('a hundred are one act, and answered so', async () => {
  const rows = await several('mensagem', 100);
  const acts = await desk.em().count(Ato);
  const { done } = await sayOf(
    'mensagem',
    rows.map((row) => ({ ...row, status: 'respondida' })),
  );
  expect([done.feitas.length, done.deixadas]).toEqual([100, []]);
  expect(await desk.em().count(Ato)).toBe(acts + 1);
});

it('of a family one that is refused changes nothing of the others, and what follows from one is not done over what was seen of another', async () => {
  const { id } = await order();
  const correction = await order({ substituiId: Number(id) });
  const first = await made(Number(id), { status: 'substituida', substituidaPorId: Number(correction.id) });
  const refused = await sayOf('assinatura', [{ ...first, status: 'concluida' }]);
  expect(refused.done.deixadas.map(({ erro }) => erro)).toEqual(['PEDIDO_SUBSTITUIDO']);
  expect(await stored('assinatura', first)).toMatchObject({ status: 'substituida', versao: first.versao });
  // The first order is given back its place by the end of the correction, whichever of them is named first.
  const { done } = await sayOf('assinatura', [
    { ...correction, status: 'cancelada' },
    { ...first, responsavel: 'ana' },
  ]);
  expect(done.deixadas).toEqual([]);
  const now = await stored('assinatura', first);
  expect(now).toMatchObject({ status: 'nova', responsavel: 'ana' });
  expect(done.feitas.find((feita) => feita.id === first.id)?.versao).toBe(now.versao);
});

it('two servers that are told of the same rows at once, in another order, both answer, and each row is one’s', async () => {
  const second = await openBeside(desk.shop);
  const { headers } = await signIn(desk.shop, 'bia');
  const [first, ...rows] = await several('assinatura', 6);
  const correction = await order({ substituiId: Number(first!.id) });
  const all = [await made(Number(first!.id), { substituidaPorId: Number(correction.id) }), ...rows, correction];
  const send = (app: typeof second, mine: Seen[], responsavel: string, as: object) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...as },
      payload: {
        query: MANY.assinatura,
        variables: { linhas: mine.map((row) => ({ ...row, status: 'em_atendimento', responsavel })) },
      },
    });
  const answers = await Promise.all([
    send(desk.shop.app, all, 'ana', desk.staff.headers),
    send(second, all.toReversed(), 'bia', headers),
  ]);
  await second.close();
  const [ana, bia] = answers.map((answer) => (answer.json() as { data: { feito: Done } }).data.feito);
  expect(ana!.feitas.length + bia!.feitas.length).toBe(all.length);
  const names = await Promise.all(all.map(async (row) => (await stored('assinatura', row)).responsavel));
  expect(names.filter((nome) => nome === 'ana')).toHaveLength(ana!.feitas.length);
});

it('whoever ordered is written to exactly where it is said that he is, whatever a status was and becomes', async () => {
  const wrong: string[] = [];
  for (const de of Object.values(AssinaturaStatus))
    for (const para of STATUS_DA_EQUIPE) {
      const row = await order({ status: de });
      const linhaId = Number(row.id);
      const letters = () => desk.em().count(Entrega, { tabela: 'pedido', linhaId, destino: 'email:cliente' });
      const before = await letters();
      const { done } = await sayOf('assinatura', [{ ...row, status: para }]);
      expect(done.deixadas).toEqual([]);
      if ((await letters()) > before !== avisaQuemPediu({ status: de }, para)) wrong.push(`${de} ${para}`);
    }
  expect(wrong).toEqual([]);
});

it('those that are chosen are taken out as CSV, and the trace says which', async () => {
  const rows = await several('assinatura', 3);
  const ids = [rows[0]!.id, rows[2]!.id, '4294967299'].join(',');
  const url = `/api/assinaturas/exportar?escolhidas=${ids}`;
  const { body, statusCode } = await desk.shop.app.inject({ url, headers: desk.staff.headers });
  expect(statusCode).toBe(200);
  const taken = body
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';')[0]);
  expect(taken).toEqual([rows[2]!.id, rows[0]!.id]);
  const [trace] = await desk.em().find(Alteracao, { acao: 'exportou' }, { orderBy: { id: 'desc' }, limit: 1 });
  expect(trace!.mudancas).toEqual([{ campo: 'escolhidas', de: null, para: ids }]);
  // None is not all of them.
  for (const lista of ['assinaturas', 'mensagens'])
    for (const none of ['1;2', '']) {
      const refused = await desk.shop.app.inject({
        url: `/api/${lista}/exportar?escolhidas=${none}`,
        headers: desk.staff.headers,
      });
      expect([lista, none, refused.statusCode]).toEqual([lista, none, 400]);
    }
});
