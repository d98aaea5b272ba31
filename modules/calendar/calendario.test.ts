import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plano } from '../catalogue/plano.entity.ts';
import { BannerIcp } from '../banners/bannerIcp.entity.ts';
import { criarBanner, criarDestaque, criarPlano } from '../../tests/support/factories.ts';
import { criarCupom } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { diasDoMes, outroMes } from './calendario.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T15:00:00Z') });
  staff = await signIn(shop);
});
afterEach(() => {
  vi.useRealTimers();
});

const QUERY =
  'query ($mes: String) { calendario(mes: $mes) { mes hoje itens { tipo linhaId rotulo detalhe dataInicio dataFim situacao } } }';
const ask = (mes?: string) => staff.graphql(QUERY, { mes });
const rotulos = async (mes: string) =>
  ((await ask(mes)).data!.calendario as { itens: { rotulo: string }[] }).itens.map(({ rotulo }) => rotulo);

describe('the calendar', () => {
  it('has what begins, ends or goes on in a month, of every kind, and nothing that has no days', async () => {
    const em = shop.orm.em.fork();
    const de = { dataInicio: '2026-12-03', dataFim: '2026-12-09' };
    const agendado = { agendadoInicio: '2026-12-20', agendadoValor: 17.3, agendadoDesconto2: 12.5, agendadoPromocional: true };
    const plano = await criarPlano(em, { nome: 'PHP Ramo', ...agendado });
    await criarPlano(em, { nome: 'Fora', ativo: false, ...agendado, agendadoFim: '2026-12-20', agendadoDesconto2: null });
    await criarPlano(em, { nome: 'Sem dias' });
    await criarDestaque(em, { titulo: 'Natal', ...de });
    await criarDestaque(em, { titulo: 'Sempre' });
    await criarBanner(em, { nome: 'Temporário', tipo: 'TEMPORARIO', dataInicio: '2026-11-01', dataFim: '2026-12-01' });
    await criarBanner(em, { nome: 'Fixo' });
    await em.insert(BannerIcp, { nome: 'Painel', imagem: 'a.webp', dataFim: '2027-03-01', ativo: false });
    await criarCupom(em, { codigo: 'NATAL', ...de });
    await criarCupom(em, { codigo: 'VELHO', dataInicio: '2026-01-01', dataFim: '2026-11-30' });
    expect((await ask()).data).toEqual({
      calendario: {
        mes: '2026-12',
        hoje: '2026-12-05',
        itens: [
          expect.objectContaining({ rotulo: 'Fora', situacao: 'Fora de venda', dataFim: '2026-12-20' }),
          {
            tipo: 'preco',
            linhaId: String(plano.id),
            rotulo: 'PHP Ramo',
            detalhe: 'R$ 17,30 em vez de R$ 24,90; desconto 2: 12,5%; selo PROMOÇÃO',
            dataInicio: '2026-12-20',
            dataFim: null,
            situacao: 'Agendado',
          },
          { tipo: 'destaque', linhaId: expect.any(String), rotulo: 'Natal', detalhe: null, ...de, situacao: 'No ar' },
          expect.objectContaining({ tipo: 'banner', rotulo: 'Temporário', situacao: 'Encerrado' }),
          expect.objectContaining({ tipo: 'bannericp', rotulo: 'Painel', dataInicio: null, situacao: 'Desligado' }),
          expect.objectContaining({ tipo: 'cupom', rotulo: 'NATAL', situacao: 'No ar' }),
        ],
      },
    });
    expect(await rotulos('2026-11')).toEqual(['Temporário', 'Painel', 'VELHO']);
    expect(await rotulos('2027-04')).toEqual(['PHP Ramo']);
    await em.nativeUpdate(Plano, {}, { agendadoInicio: null, agendadoFim: null });
    expect(await rotulos('2027-04')).toEqual([]);
  });

  it('says of what belongs to a plan that is off sale that it is', async () => {
    const em = shop.orm.em.fork();
    const plano = await criarPlano(em, { ativo: false });
    const de = { dataInicio: '2029-01-03', dataFim: '2029-01-09', planoId: plano.id };
    await criarDestaque(em, { titulo: 'Fora', ...de });
    await criarCupom(em, { codigo: 'FORA', ...de });
    expect((await ask('2029-01')).data).toMatchObject({
      calendario: { itens: [{ situacao: 'Fora de venda' }, { situacao: 'Sem plano à venda' }] },
    });
  });

  it.each(['2026-13', '26-12', '2026-1', 'dezembro', ''])('has no month %j', async (mes) => {
    expect((await ask(mes)).errors).toMatchObject([
      { message: 'Mês inválido. Use AAAA-MM.', extensions: { erro: 'DADOS_INVALIDOS', campos: [{ campo: 'mes' }] } },
    ]);
  });

  it('knows how long a month is, and which one comes before and after', () => {
    expect(diasDoMes('2028-02')).toEqual({ de: '2028-02-01', ate: '2028-02-29' });
    expect([outroMes('2026-12', 1), outroMes('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
