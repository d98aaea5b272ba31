import { describe, expect, it } from 'vitest';
import { bannerCampos } from '../../../modules/banners/banner.campos.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { depoimentoCampos } from '../../../modules/testimonials/depoimento.campos.ts';
import { checkRow } from './checkRow.ts';
import { formOf, type FormTable, type FormValues } from './formTable.ts';
import { findOption, readForm, writeForm, type Typed } from './values.ts';

const CUPOM = formOf(cupomCampos, { planoId: { opcoes: [{ valor: '7', rotulo: 'PHP Broto' }] } });

/** Sentences by field of a form that was opened over a row, or a new one, and typed into. */
async function refusals(form: FormTable, inicial: FormValues | null, typed: Typed): Promise<Record<string, unknown>> {
  const check = checkRow(form, inicial);
  const { errors } = await check({ ...writeForm(form.fields, inicial), ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([nome, error]) => [nome, error?.message]));
}

describe('what is typed into a form', () => {
  it('is refused by the table of fields, each field in its own sentence, and by what could not be read', async () => {
    expect(
      await refusals(CUPOM, null, { codigo: 'ção', valor: '1.299', dataInicio: '31/02/2026', planoId: findOption([], 'x') }),
    ).toEqual({
      codigo: 'Use letras sem acento, números, hífen e sublinhado.',
      tipo: 'Selecione o tipo do cupom.',
      valor: '“1.299” pode ser dois números: escreva 1299 ou 1,299.',
      dataInicio: 'Data inválida. Escreva dia, mês e ano, como em 31/12/2026.',
      dataFim: 'Informe o último dia.',
      planoId: '“x” não está na lista. Escolha uma das opções.',
    });
  });

  it('is read as its field counts, whichever field says so and wherever it stands', async () => {
    const typed = { codigo: 'A', valor: '15%', dataInicio: '01/01/26', dataFim: '31/12/26' };
    expect(await refusals(CUPOM, null, { ...typed, tipo: 'porcentagem' })).toEqual({});
    const reversed = { ...CUPOM, fields: CUPOM.fields.toReversed() };
    for (const form of [CUPOM, reversed]) {
      expect(await refusals(form, null, { ...typed, tipo: 'fixo' })).toEqual({
        valor: '“15%” é uma porcentagem, e este campo conta reais.',
      });
    }
    const plano = formOf(planoCampos, { planoTipo: { opcoes: [] } });
    expect(await refusals(plano, null, { nome: 'P', planoTipo: 'JAVA', valor: '15%', ram1: '10%', desconto1: 'R$ 5' })).toEqual({
      valor: '“15%” é uma porcentagem, e este campo conta reais.',
      ram1: '“10%” tem um sinal de porcentagem. Escreva só o número.',
      desconto1: '“R$ 5” é um valor em reais, e este campo conta porcento.',
    });
  });

  it('is taken under the names that GraphQL has for the values of a list', async () => {
    const plano = formOf(planoCampos, { planoTipo: { opcoes: [] } });
    expect(await refusals(plano, null, { nome: 'Promo', planoTipo: 'PROMOCIONAL_VPS_LINUX', valor: '15,90' })).toEqual({});
  });

  it('is not held up by what was wrong before and is not touched', async () => {
    const banner = formOf(bannerCampos);
    const row = {
      nome: 'Velho',
      tipo: 'FIXO',
      imagem: 'x.webp',
      link: 'javascript:1',
      dataInicio: '2026-01-05',
      dataFim: null,
      ordem: 1,
      ativo: true,
    };
    expect(await refusals(banner, row, { nome: 'Novo' })).toEqual({});
    expect(await refusals(banner, row, { nome: 'Novo', link: 'nada' })).toEqual({
      link: 'Use um caminho deste site (/…) ou um endereço http(s) completo.',
    });
  });

  it('is checked beside what the row says and no field asks for', async () => {
    const depoimento = formOf(depoimentoCampos);
    const row = { nome: 'Ana', texto: 'x', consentimento: false, ordem: 1, ativo: false };
    const sentence = { consentimento: 'Sem o consentimento da pessoa, o depoimento não pode ficar no ar.' };
    expect(await refusals(depoimento, { ...row, demonstracao: false }, { ativo: true })).toEqual(sentence);
    expect(await refusals(depoimento, { ...row, demonstracao: true }, { ativo: true })).toEqual({});
  });
});

describe('a searched list', () => {
  const opcoes = ['Broto', 'Copa', 'Copa'].map((rotulo, i) => ({ valor: String(i), rotulo }));

  it('holds the option that is named, whatever its case, and no guess where two have the name', () => {
    expect(findOption(opcoes, ' broto ')).toBe('0');
    expect(findOption(opcoes, '')).toBe('');
    for (const texto of ['Copa', '0', 'bro']) {
      const { erros } = readForm(CUPOM.fields, { planoId: findOption(opcoes, texto) });
      expect(erros.planoId).toBe(`“${texto}” não está na lista. Escolha uma das opções.`);
    }
  });
});
