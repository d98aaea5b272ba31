import { describe, expect, it } from 'vitest';
import type { PageContextServer } from 'vike/types';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { lerTabela } from '../../../modules/editing/campo.ts';
import { data } from './+data.tsx';

const preview = (search: Record<string, string>) =>
  data({ routeParams: { tipo: 'plano' }, urlParsed: { search: { planoTipo: 'JAVA', ...search } } } as never as PageContextServer)
    .data;

const NUMBERS = lerTabela(planoCampos).flatMap(({ nome, especie }) =>
  especie === 'inteiro' || especie === 'numero' ? [nome as keyof typeof planoCampos.shape] : [],
);

describe('the preview of a plan', () => {
  it.each(NUMBERS)('shows a number in %s when the form would take it, and not before', (nome) => {
    for (const number of ['7', '-1', '1.5', '33.333', '91', '101', '1000000001', 'x', '']) {
      const taken = planoCampos.shape[nome].safeParse(number === '' || number === 'x' ? number : Number(number));
      expect([number, preview({ [nome]: number })]).toEqual([
        number,
        preview(taken.success && taken.data !== null ? { [nome]: number } : {}),
      ]);
    }
  });

  it('shows texts and ticks as they are typed, and a new plan when nothing is', () => {
    const typed = preview({ nome: 'Ipê', descricao: 'Para lojas.', promocional: 'true', valor: '29.9', ram1: '1.299' });
    expect(typed).toMatchObject({ plano: { nome: 'Ipê', descricao: 'Para lojas.', promocional: true, valor: 29.9 } });
    expect(JSON.stringify(typed)).toContain('1,3 MB de RAM');
    expect(preview({})).toMatchObject({ plano: { nome: 'Nome do plano', descricao: null, promocional: false, valor: 0 } });
  });
});

describe('the preview of a banner', () => {
  it('shows its words as they are typed', () => {
    const words = { titulo: 'Docker', texto: 'Pela loja', chamada: 'Ver planos' };
    const typed = (search: object) =>
      data({ routeParams: { tipo: 'banner' }, urlParsed: { search } } as never as PageContextServer).data;
    expect(typed({ imagem: 'a.webp', ...words })).toMatchObject({ banners: [{ imagem: 'a.webp', ...words }] });
    expect(typed({ imagem: 'a.webp', focoX: '20', focoY: '' })).toMatchObject({ banners: [{ focoX: 20, focoY: null }] });
    expect(typed({ imagem: 'a.webp', focoX: '200', focoY: 'x' })).toMatchObject({ banners: [{ focoX: null, focoY: null }] });
    expect(typed({ imagem: 'a.webp', titulo: '' })).toMatchObject({ banners: [{ titulo: null, texto: null, chamada: null }] });
  });
});
