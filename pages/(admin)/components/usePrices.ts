import { useRef, useState } from 'react';
import { PlanoCadastradoDocument, SalvarPrecosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { oQueMuda } from '../../../modules/catalogue/oQueMuda.ts';
import { situacaoDoPreco, valeSemFim, valorDoDia, type PrecoAgendado } from '../../../modules/catalogue/precoAgendado.ts';
import { situacaoNoPeriodo, type Situacao } from '../../../modules/editing/situacao.ts';
import { reajustar } from '../../../modules/catalogue/reajuste.ts';
import { escreverDia, lerDia, type DiaLido } from '../../../modules/editing/dia.ts';
import { contadas, escreverReais, lerNumero, mudouDemais } from '../../../modules/editing/numero.ts';
import { ask } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { LOST, useManySent } from './useManySent.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

/** A plan, as far as its price is edited. */
export interface PricedPlan extends PrecoAgendado {
  id: string;
  versao: number;
  nome: string;
  valor: number;
  ativo: boolean;
}

interface Editing {
  linhas: readonly PricedPlan[];
  say: (sentence: string) => void;
  onClose: () => void;
}

type Errors = ReadonlyMap<string, string>;

/** Prices of several plans that are typed over what was read of them, whatever the list shows meanwhile, and stored together. */
export function usePrices({ linhas, say, onClose }: Editing) {
  const [rows, setRows] = useState(linhas);
  const [errors, setErrors] = useState<Errors>(new Map());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  /** What a percentage has made of prices that nobody has typed. */
  const [calculated, setCalculated] = useState<ReadonlyMap<string, string>>(new Map());
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);
  const refresh = useRefresh();
  const { failure, send } = useManySent(SalvarPrecosDocument);
  const changed = rows.flatMap((row) => {
    const text = typed.get(row.id);
    const read = text === undefined ? { valor: priceOf(row) } : readPrice(text);
    return 'valor' in read && read.valor === priceOf(row) ? [] : [{ row, read }];
  });
  useUnsavedGuard(!saving && changed.length > 0);

  const type = (id: string, text: string) => setTyped((before) => new Map(before).set(id, text));

  /** Types over every price what it becomes by so many percent, but those that were typed by hand: nothing is stored before it is looked at. Answers how many of each, of how many plans a price is in force without an end, or what is wrong with it. */
  const adjust = (text: string): { calculados: number; digitados: number; semFim: number } | string => {
    // As a raise is written, and as texts write what is less.
    const read = lerNumero(text.trim().replace(/^\+/, '').replace(/^−/, '-'), 'porcento');
    if ('erro' in read) return read.erro;
    if (read.numero === null || read.numero <= -100) return 'Escreva quantos por cento: 5 aumenta, -5 diminui.';
    const porcento = read.numero;
    setErrors(new Map());
    const byHand = new Set([...typed.keys()].filter((id) => typed.get(id) !== calculated.get(id)));
    const others = rows.filter((row) => !byHand.has(row.id));
    const prices = new Map(others.map((row) => [row.id, escreverReais(reajustar(priceOf(row), porcento))]));
    setCalculated(prices);
    setTyped((before) => new Map([...before, ...prices]));
    return { calculados: others.length, digitados: byHand.size, semFim: others.filter(isReplaced).length };
  };

  const store = async (prices: readonly { row: PricedPlan; valor: number }[], aPartirDe: string | null): Promise<void> => {
    const precos = prices.map(({ row: { id, versao }, valor }) => ({ id, versao, valor }));
    const desde = aPartirDe === null ? '' : ` a partir de ${escreverDia(aPartirDe)}`;
    const what = `Preços${desde} de ${contadas(prices.length, 'plano', 'planos')}: ${prices.map(({ row }) => row.nome).join(', ')}`;
    const done = await send((chave) => ({ precos, aPartirDe, chave }), what);
    if (!done) return;
    if (done === 'perdida') {
      await refresh();
      say(LOST);
      return onClose();
    }
    const said =
      aPartirDe === null
        ? `${contadas(done.feitas.length, 'preço salvo', 'preços salvos')}. ${siteShows(prices.map(({ row }) => row))}`
        : `${contadas(done.feitas.length, 'preço agendado', 'preços agendados')}${desde}. O site muda sozinho à meia-noite.`;
    say(done.feitas.length > 0 ? said : '');
    // No old price stands in the list, not even for a moment.
    await refresh();
    if (done.deixadas.length === 0) return onClose();
    const stored = new Set(done.feitas.map(({ id }) => id));
    // What somebody else has made of a plan is shown beside what was typed: sending it again is over that.
    const now = new Map(await Promise.all(done.deixadas.map(async ({ id }) => [id, await readAgain(id)] as const)));
    // What is stored is done with: a percentage would be reckoned over it a second time.
    setRows((before) => before.filter(({ id }) => !stored.has(id)).map((row) => now.get(row.id) ?? row));
    // A percentage holds of a plan that costs what it did.
    const costsElse = (id: string) => prices.some(({ row }) => row.id === id && priceOf(row) !== priceOf(now.get(id) ?? row));
    const reckoned = [...now.keys()].filter((id) => costsElse(id) && calculated.has(id) && typed.get(id) === calculated.get(id));
    setTyped((before) => without(before, reckoned));
    const sayOf = ({ id, erro, mensagem }: (typeof done.deixadas)[number]) =>
      erro === 'ALTERADO_POR_OUTRA_PESSOA' || costsElse(id) ? mensagem + sayNow(now.get(id), reckoned.includes(id)) : mensagem;
    setErrors(new Map(done.deixadas.map((deixada) => [deixada.id, sayOf(deixada)])));
  };

  /** @param desde the day from which on they are to be, as people write it; empty for now */
  const save = async (desde: string): Promise<void> => {
    if (sending.current) return;
    const day = readFrom(desde);
    const wrong = changed.flatMap(({ row, read }) => ('erro' in read ? [[row.id, read.erro] as const] : []));
    if ('erro' in day) wrong.push([DESDE, day.erro]);
    else if (day.dia === null)
      wrong.push(...changed.filter(({ row }) => isReplaced(row)).map(({ row }) => [row.id, sayFromWhen(row)] as const));
    setErrors(new Map(wrong));
    if (wrong.length > 0 || 'erro' in day) return;
    const prices = changed.flatMap(({ row, read }) => ('valor' in read ? [{ row, valor: read.valor }] : []));
    if (prices.length === 0) return onClose();
    const jumps = prices.filter(({ row, valor }) => mudouDemais(priceOf(row), valor));
    if (jumps.length > 0 && !window.confirm(`${jumps.map(sayJump).join('\n')}\nSalvar assim?`)) return;
    sending.current = true;
    setSaving(true);
    await store(prices, day.dia).finally(() => {
      sending.current = false;
      setSaving(false);
    });
  };

  return { rows, typed, errors, failure, saving, type, adjust, save };
}

/** What is, or will be, sold at another price, and on which days; undefined where it is and stays the one of always. */
export function soldAt(row: PricedPlan): string | undefined {
  const situacao = situacaoDoPreco(row, new Date());
  if (situacao === 'No ar') {
    return `hoje ${oQueMuda(row)}${row.agendadoFim === null ? '' : `, até ${escreverDia(row.agendadoFim)}`}`;
  }
  return situacao === 'Agendado' ? `em ${escreverDia(row.agendadoInicio!)} muda: ${oQueMuda(row)}` : undefined;
}

/** Whether what is scheduled has taken the place of a price for good: whoever raises that one changes nothing that anybody pays. */
export const isReplaced = (row: PricedPlan) => row.agendadoValor !== null && valeSemFim(row, new Date());

/** What is typed over: the plan's own price, but where another has taken its place for good, that one. */
export const priceOf = (row: PricedPlan) => (isReplaced(row) ? valorDoDia(row, new Date()) : row.valor);

/** Of a price that is in force without an end, which would go on in the place of the one that is typed. */
const sayFromWhen = (row: PricedPlan) =>
  `Vale um preço agendado sem fim: diga embaixo a partir de que dia vale o novo, ou deixe R$ ${escreverReais(priceOf(row))} e mude-o no plano.`;

function siteShows(rows: readonly PricedPlan[]): string {
  const withPrice = rows.filter((row) => row.ativo && row.agendadoValor !== null);
  const named = (situacao: Situacao) =>
    withPrice.flatMap((row) => (situacaoDoPreco(row, new Date()) === situacao ? row.nome : [])).join(', ');
  const [now, later] = [named('No ar'), named('Agendado')];
  const says = rows.some(({ ativo }) => ativo) ? 'O site já mostra assim.' : 'Estão fora de venda: o site não os mostra.';
  return [
    now ? `O site segue com o preço agendado de ${now}.` : says,
    ...(later ? [`Continua agendado outro preço de ${later}.`] : []),
  ].join(' ');
}

/** Among the errors: of the day from which on prices are to be. */
export const DESDE = 'desde';

/** The day that a text says, after today, or none; or what is wrong with it. */
function readFrom(text: string): DiaLido {
  const read = lerDia(text);
  if ('erro' in read || read.dia === null) return read;
  if (situacaoNoPeriodo({ ativo: true, dataInicio: read.dia }, new Date()) === 'Agendado') return read;
  return { erro: 'Escolha um dia depois de hoje; para mudar já, deixe o dia vazio.' };
}

/** The price that a text says, or what is wrong with it: the table itself says so. */
function readPrice(text: string): { valor: number } | { erro: string } {
  const read = lerNumero(text, 'reais');
  if ('erro' in read) return read;
  const { data, error } = planoCampos.shape.valor.safeParse(read.numero);
  return error ? { erro: error.issues[0]!.message } : { valor: data };
}

async function readAgain(id: string): Promise<PricedPlan | null> {
  return ask(PlanoCadastradoDocument, { id }).then(
    ({ planoCadastrado }) => planoCadastrado,
    () => null,
  );
}

function without(texts: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([id]) => !ids.includes(id)));
}

/** @param reckoned whether what stood in its field was reckoned over what it cost before */
function sayNow(row: PricedPlan | null | undefined, reckoned: boolean): string {
  if (!row) return '';
  const agora = ` Agora custa R$ ${escreverReais(priceOf(row))}`;
  return reckoned
    ? `${agora}: a porcentagem era sobre o preço de antes; calcule de novo.`
    : `${agora}: salve de novo para pôr o seu no lugar.`;
}

function sayJump({ row, valor }: { row: PricedPlan; valor: number }): string {
  return `${row.nome}: muda de R$ ${escreverReais(priceOf(row))} para R$ ${escreverReais(valor)}.`;
}
