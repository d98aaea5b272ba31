import { comDias, declararNoCalendario } from '../calendar/calendario.service.ts';
import { situacaoNoPeriodo } from '../editing/situacao.ts';
import { createOrderedTableService, POR_ORDEM, type ListedTable } from '../editing/table.service.ts';
import { avisoCampos } from './aviso.campos.ts';
import { Aviso } from './aviso.entity.ts';

const AVISOS: ListedTable<Aviso> = {
  entidade: Aviso,
  rotulo: ({ texto }) => texto,
  schema: avisoCampos,
  procura: 'texto',
  padrao: [...POR_ORDEM],
};

/** What staff do with notices, on air or not. */
export const avisosDaEquipe = createOrderedTableService(AVISOS);

declararNoCalendario(
  'aviso',
  comDias(Aviso, (aviso, agora) => ({ rotulo: aviso.texto, situacao: situacaoNoPeriodo(aviso, agora) })),
);
