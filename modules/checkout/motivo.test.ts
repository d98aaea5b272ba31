import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import type { Shop } from '../../tests/support/shop.ts';
import { openDesk, type Desk } from '../../tests/support/staffActs.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Entrega } from '../outbox/entrega.entity.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_DA_EQUIPE } from './assinatura.ts';
import { MOTIVOS, MotivoDoCancelamento } from './motivo.ts';

// Why an order is cancelled: said by whoever cancels it, by any door, and of that cancellation alone (077).

let desk: Desk;
let shop: Shop;
beforeAll(async () => {
  desk = await openDesk();
  ({ shop } = desk);
  const webhook =
    'mutation { criarWebhook(url: "https://recebe.example/avisos", eventos: ["pedido.alterado", "pedido.cancelado"]) { id } }';
  expect((await desk.staff.graphql(webhook)).errors).toBeUndefined();
});
afterAll(() => shop.close());

interface Said {
  status?: string | null;
  motivo?: string | null;
}

async function order(): Promise<number> {
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  return (await desk.em().findAll(Assinatura, { orderBy: { id: 'desc' }, limit: 1 }))[0]!.id;
}
const stored = (id: number) => desk.em().findOneOrFail(Assinatura, { id });

/** Each door by which a status is given; answers how it is refused. */
const DOORS: Readonly<Record<string, (id: number, said: Said) => Promise<string | undefined>>> = {
  'the form': async (id, said) => {
    const query =
      'mutation ($id: ID!, $versao: Int!, $status: AssinaturaStatus, $motivo: MotivoDoCancelamento) { atenderAssinatura(id: $id, versao: $versao, status: $status, motivo: $motivo, nota: "") { id motivo } }';
    const { versao } = await stored(id);
    return (await desk.staff.graphql(query, { id: String(id), versao, ...said })).errors?.[0]?.extensions.erro as string;
  },
  'several at once': async (id, said) => {
    const query =
      'mutation ($linhas: [AtendimentoDeAssinatura!]!) { feito: atenderAssinaturas(linhas: $linhas) { deixadas { erro } } }';
    const { versao } = await stored(id);
    const { data, errors } = await desk.staff.graphql(query, { linhas: [{ id: String(id), versao, ...said }] });
    const feito = data?.feito as { deixadas: { erro: string }[] } | undefined;
    return (errors?.[0]?.extensions.erro as string) ?? feito?.deixadas[0]?.erro;
  },
  GraphQL: async (id, said) => {
    const query =
      'mutation ($pedido: String!, $status: AssinaturaStatus, $motivo: MotivoDoCancelamento) { atualizarPedido(pedido: $pedido, status: $status, motivo: $motivo) { id motivo } }';
    const { clienteIdB } = await stored(id);
    return (await desk.staff.graphql(query, { pedido: clienteIdB, ...said })).errors?.[0]?.extensions.erro as string;
  },
  REST: async (id, said) => {
    const { clienteIdB } = await stored(id);
    const { body, statusCode } = await desk.staff.rest('PATCH', `/api/pedidos/${clienteIdB}`, said);
    return statusCode === 200 ? undefined : (JSON.parse(body) as { codigo: string }).codigo;
  },
};

describe.each(Object.entries(DOORS))('%s', (_door, say) => {
  it('takes each reason with the status, afterwards, and none', async () => {
    for (const motivo of Object.values(MotivoDoCancelamento)) {
      const id = await order();
      expect(await say(id, { status: 'cancelada', motivo })).toBeUndefined();
      expect(await stored(id)).toMatchObject({ status: 'cancelada', motivo, versao: 2 });
    }
    const id = await order();
    await say(id, { status: 'cancelada' });
    expect((await stored(id)).motivo).toBeNull();
    await say(id, { motivo: 'spam' });
    expect(await stored(id)).toMatchObject({ status: 'cancelada', motivo: 'spam', versao: 3 });
    // Said again, nothing is done; said without it, it stays.
    await say(id, { motivo: 'spam' });
    await say(id, { status: 'cancelada' });
    expect(await stored(id)).toMatchObject({ motivo: 'spam', versao: 3 });
    await say(id, { motivo: null });
    expect(await stored(id)).toMatchObject({ status: 'cancelada', motivo: null, versao: 4 });
  });

  it('refuses a reason that there is not, and one where nothing is cancelled; nothing is changed', async () => {
    const id = await order();
    expect(await say(id, { motivo: 'spam' })).toBe('DADOS_INVALIDOS');
    for (const status of STATUS_DA_EQUIPE.filter((outro) => outro !== 'cancelada'))
      expect([status, await say(id, { status, motivo: 'outro' })]).toEqual([status, 'DADOS_INVALIDOS']);
    expect(await say(id, { status: 'cancelada', motivo: 'porque sim' })).toBeDefined();
    expect(await stored(id)).toMatchObject({ status: 'nova', motivo: null, versao: 1 });
    // That it has none may be said of any.
    expect(await say(id, { status: 'em_atendimento', motivo: null })).toBeUndefined();
  });

  it('forgets it with the status, also where that comes again', async () => {
    for (const status of STATUS_DA_EQUIPE.filter((outro) => outro !== 'cancelada')) {
      const id = await order();
      await say(id, { status: 'cancelada', motivo: 'spam' });
      expect(await say(id, { status })).toBeUndefined();
      expect(await stored(id)).toMatchObject({ status, motivo: null, motivoGuardado: null });
      await say(id, { status: 'cancelada' });
      expect(await stored(id)).toMatchObject({ status: 'cancelada', motivo: null });
    }
  });

  it('leaves one line of the trace, and tells those outside', async () => {
    const id = await order();
    await say(id, { status: 'cancelada', motivo: 'duplicado' });
    await say(id, { motivo: 'outro' });
    const changes = await desk.em().find(Alteracao, { tabela: 'pedido', linhaId: id }, { orderBy: { id: 'asc' } });
    const [cancelled, corrected] = changes.filter(({ acao }) => acao === 'alterou').map(({ mudancas }) => mudancas);
    expect(cancelled).toContainEqual({ campo: 'motivo', de: null, para: 'duplicado' });
    expect(corrected).toContainEqual({ campo: 'motivo', de: 'duplicado', para: 'outro' });
    const told = await desk.em().find(Entrega, { tabela: 'pedido', linhaId: id }, { orderBy: { id: 'asc' } });
    const hooks = told.filter(({ destino }) => destino.startsWith('webhook:'));
    expect(hooks.map(({ tipo, dados }) => [tipo, (dados as { motivo: string }).motivo])).toEqual([
      ['pedido.cancelado', 'duplicado'],
      ['pedido.alterado', 'outro'],
    ]);
    // And so does whoever asks.
    const { clienteIdB } = await stored(id);
    const one = JSON.parse((await desk.staff.rest('GET', `/api/pedidos/${clienteIdB}`)).body) as object;
    expect(one).toMatchObject({ status: 'cancelada', motivo: 'outro' });
    const copied: { clienteIdB: string; motivo: string }[] = [];
    for (let desde = '', mais = true; mais;) {
      const { body } = await desk.staff.rest('GET', `/api/pedidos?limite=500${desde && `&desde=${desde}`}`);
      const page = JSON.parse(body) as { pedidos: typeof copied; cursor: string; mais: boolean };
      copied.push(...page.pedidos);
      ({ cursor: desde, mais } = page);
    }
    expect(copied.filter((pedido) => pedido.clienteIdB === clienteIdB).map(({ motivo }) => motivo)).toEqual(['outro']);
  });
});

it('of two who say another at once the second is told, and neither is lost unseen', async () => {
  const id = await order();
  await DOORS['the form']!(id, { status: 'cancelada' });
  const query =
    'mutation ($id: ID!, $motivo: MotivoDoCancelamento) { atenderAssinatura(id: $id, versao: 2, motivo: $motivo, nota: "") { id } }';
  expect((await desk.staff.graphql(query, { id: String(id), motivo: 'spam' })).errors).toBeUndefined();
  const { errors } = await desk.staff.graphql(query, { id: String(id), motivo: 'outro' });
  expect(errors![0]!.extensions.erro).toBe('ALTERADO_POR_OUTRA_PESSOA');
});

it('what a program of before has made of the status has no reason, which it does not know', async () => {
  const id = await order();
  await DOORS.REST!(id, { status: 'cancelada', motivo: 'spam' });
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  // It writes the columns that it knows.
  await desk.em().nativeUpdate(Assinatura, { id }, { status: 'nova', statusEm: later(1) });
  expect((await stored(id)).motivo).toBeNull();
  await desk.em().nativeUpdate(Assinatura, { id }, { status: 'cancelada', statusEm: later(2) });
  expect((await stored(id)).motivo).toBeNull();
  expect(await found('spam')).not.toContain(id);
  await DOORS.REST!(id, { motivo: 'nao_pago' });
  expect(await stored(id)).toMatchObject({ motivo: 'nao_pago', motivoGuardado: 'nao_pago' });
  expect(await found('nao_pago')).toContain(id);
});

/** Ids of those in the list that have this reason. */
async function found(motivo: string): Promise<number[]> {
  const { data } = await desk.staff.graphql(
    'query ($motivo: MotivoDoCancelamento) { assinaturas(motivo: $motivo) { itens { id motivo } } }',
    { motivo },
  );
  return (data!.assinaturas as { itens: { id: string }[] }).itens.map((row) => Number(row.id));
}

it('narrows the list, the export and a queue of one’s own, whatever else does', async () => {
  const ids: number[] = [];
  for (const motivo of ['indisponivel', 'indisponivel', 'sem_contato']) {
    const id = await order();
    await DOORS.REST!(id, { status: 'cancelada', motivo });
    ids.push(id);
  }
  const before = await found('indisponivel');
  expect(before.filter((id) => ids.includes(id)).toSorted((a, b) => a - b)).toEqual(ids.slice(0, 2));
  await DOORS.REST!(ids[1]!, { status: 'nova' });
  expect(await found('indisponivel')).not.toContain(ids[1]);
  const { body } = await desk.staff.rest('GET', '/api/assinaturas/exportar?motivo=indisponivel&abertas=false');
  const [head, ...lines] = body.trim().split('\n');
  expect(head!.trim().split(';').at(-1)).toBe('motivo do cancelamento');
  expect(lines.every((line) => line.trim().endsWith(MOTIVOS.indisponivel.rotulo))).toBe(true);
  expect(lines.map((line) => Number(line.split(';')[0]))).toContain(ids[0]);
  const keep =
    'mutation { guardarFila(lista: assinaturas, nome: "Sem vaga", filtro: [{ campo: "motivo", valor: "indisponivel" }]) }';
  expect((await desk.staff.graphql(keep)).errors).toBeUndefined();
  const { data } = await desk.staff.graphql('{ filas { assinaturas { proprias { nome quantidade } } } }');
  const filas = data!.filas as { assinaturas: { proprias: object[] } };
  expect(filas.assinaturas.proprias).toEqual([{ nome: 'Sem vaga', quantidade: (await found('indisponivel')).length }]);
});
