import { refuseField } from '../../platform/validation.ts';
import { comDias, declararNoCalendario } from '../calendar/calendario.service.ts';
import { situacaoNoPeriodo } from '../editing/situacao.ts';
import { createOrderedTableService, POR_ORDEM, type ListedTable } from '../editing/table.service.ts';
import { destaqueCampos } from './destaque.campos.ts';
import { Destaque } from './destaque.entity.ts';
import { Plano } from './plano.entity.ts';
import { listarPlanosAtivos } from './plano.service.ts';
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

declararNoCalendario(
  'destaque',
  comDias(Destaque, async (destaque, agora, em) => {
    const { titulo, planoId } = destaque;
    const aVenda = planoId === null || (await listarPlanosAtivos(em)).some(({ id }) => id === planoId);
    return { rotulo: titulo, situacao: aVenda ? situacaoNoPeriodo(destaque, agora) : 'Fora de venda' };
  }),
);

/** What staff do with them, active or not. */
export const destaquesDaEquipe = createOrderedTableService(DESTAQUES);
