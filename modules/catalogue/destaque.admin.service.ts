import { refuseField } from '../../platform/validation.ts';
import { createOrderedTableService, POR_ORDEM, type ListedTable } from '../editing/table.service.ts';
import { destaqueCampos } from './destaque.campos.ts';
import { Destaque } from './destaque.entity.ts';
import { Plano } from './plano.entity.ts';
import { declararUso } from './uso.service.ts';

/** Highlights, as staff edit them. */
export const DESTAQUES: ListedTable<Destaque> = {
  entidade: Destaque,
  rotulo: ({ titulo }) => titulo,
  schema: destaqueCampos,
  procura: 'titulo',
  padrao: [...POR_ORDEM],
  conferir: async (em, { planoId }) => {
    if (planoId == null || (await em.count(Plano, { id: Number(planoId) })) > 0) return;
    throw refuseField('planoId', 'DADOS_INVALIDOS', 'Este plano não existe.');
  },
};

declararUso(async (em, planoId) => (await em.find(Destaque, { planoId })).map(({ titulo }) => `destaque “${titulo}”`));

/** What staff do with them, active or not. */
export const destaquesDaEquipe = createOrderedTableService(DESTAQUES);
