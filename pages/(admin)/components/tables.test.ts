import { globSync } from 'node:fs';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { PALAVRAS_COM_AREA } from '../../../modules/editing/areaDaPalavra.ts';
import { palavraDe, SEM_TABELA, type Tabela } from '../../../modules/editing/tabela.ts';
import { tableOf, WORDS } from './tables.ts';

it('every table of fields of the shop is found by its own word', async () => {
  const files = globSync('modules/*/*.campos.ts');
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../../${file}`)));
  const tables = modules.flatMap((file) => Object.values(file)).filter((value) => value instanceof z.ZodObject) as Tabela[];
  expect(tables.map((table) => tableOf(palavraDe(table)) === table)).toEqual(tables.map(() => true));
  expect(WORDS).toHaveLength(tables.length);
  expect(WORDS.filter((word) => word in SEM_TABELA)).toEqual([]);
  expect(tables.length).toBeGreaterThan(6);
  // Each is of an area that somebody has said (D49), and none is said that the trace does not store.
  expect(PALAVRAS_COM_AREA.toSorted()).toEqual([...WORDS, ...Object.keys(SEM_TABELA)].toSorted());
});
