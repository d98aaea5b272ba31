import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { refuseField } from '../../platform/validation.ts';
import { buscarPlano } from '../catalogue/plano.admin.service.ts';
import { declararUso } from '../catalogue/uso.service.ts';
import { createTableService, type ListedTable, type TableService } from '../editing/table.service.ts';
import { cupomCampos } from './cupom.campos.ts';
import { Cupom } from './cupom.entity.ts';

/** Coupons, as staff edit them. */
export const CUPONS: ListedTable<Cupom> = {
  entidade: Cupom,
  rotulo: ({ codigo }) => codigo,
  schema: cupomCampos,
  procura: 'codigo',
  padrao: [{ dataFim: 'desc' }, { id: 'desc' }],
  conferir: async (em, { planoId }) => {
    if (planoId != null) await buscarPlano(em, Number(planoId));
  },
};

declararUso(async (em, planoId) => (await em.find(Cupom, { planoId })).map(({ codigo }) => `cupom ${codigo}`));

const cupons = createTableService(CUPONS);

/** What staff do with them; orders keep the terms of one that is deleted. Saving also throws `CODIGO_EXISTENTE`. */
export const cuponsDaEquipe: TableService<Cupom> = {
  ...cupons,
  async salvar(em, target, entrada, autor) {
    try {
      return await cupons.salvar(em, target, entrada, autor);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw refuseField('codigo', 'CODIGO_EXISTENTE', 'Já existe um cupom com este código.');
    }
  },
};
