import { createOrderedTableService, POR_ORDEM, type ListedTable } from '../editing/table.service.ts';
import { depoimentoCampos } from './depoimento.campos.ts';
import { Depoimento } from './depoimento.entity.ts';

/** Testimonials, as staff edit them. */
export const DEPOIMENTOS: ListedTable<Depoimento> = {
  entidade: Depoimento,
  rotulo: ({ nome }) => nome,
  schema: depoimentoCampos,
  procura: 'nome',
  padrao: [...POR_ORDEM],
};

/** What staff do with them, on air or not. */
export const depoimentosDaEquipe = createOrderedTableService(DEPOIMENTOS);
