import { describe, expect, it } from 'vitest';
import { inLayers, layersOf } from './layers.ts';

const tipos = (n: number) => Array.from({ length: n }, (_, i) => ({ chave: `TIPO${i}` }));
const nome = (tipo: string) => tipo.toLowerCase();
const rotulos = (n: number) => layersOf(tipos(n), nome).map(({ rotulo }) => rotulo);

describe('the layers of the days', () => {
  it('are the plan types, and one for all that are left over; one alone keeps its name', () => {
    expect(rotulos(0)).toEqual([]);
    expect(rotulos(2)).toEqual(['tipo0', 'tipo1']);
    expect(rotulos(6)).toEqual(['tipo0', 'tipo1', 'tipo2', 'tipo3', 'tipo4', 'tipo5']);
    expect(rotulos(9)).toEqual(['tipo0', 'tipo1', 'tipo2', 'tipo3', 'tipo4', 'Outras']);
    expect(new Set(layersOf(tipos(9), nome).map(({ id }) => id)).size).toBe(6);
  });

  it('have every order of a day, each in one', () => {
    const layers = layersOf(tipos(8), nome);
    const porPlanoTipo = tipos(8).map(({ chave }, i) => ({ __typename: 'Soma' as const, chave, quantidade: i + 1, valor: 1 }));
    const counts = inLayers({ __typename: 'SomaDoDia', chave: '2026-11-26', quantidade: 36, valor: 8, porPlanoTipo }, layers);
    expect(Object.values(counts)).toEqual([1, 2, 3, 4, 5, 6 + 7 + 8]);
  });
});
