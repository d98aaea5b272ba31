import { everyWord } from '../../platform/database/search.ts';
import { searchText } from '../../platform/searchText.ts';
import { comEstesIds, deQuem, todas } from '../editing/filtro.ts';
import { createHandledService } from '../editing/handled.service.ts';
import { filtroSchema } from './filtro.ts';
import { mensagemCampos } from './mensagem.campos.ts';
import { Mensagem } from './mensagem.entity.ts';
import { MENSAGEM_ABERTA, MensagemStatus } from './mensagem.ts';

/** What staff do with contact messages. */
export const mensagens = createHandledService<Mensagem, typeof filtroSchema>({
  entidade: Mensagem,
  rotulo: ({ assunto }) => assunto,
  schema: mensagemCampos,
  status: Object.values(MensagemStatus),
  filtro: filtroSchema,
  condicao: ({ busca, status, abertas, responsavel, escolhidas }) => ({
    ...(status && { status }),
    ...(responsavel && deQuem(responsavel)),
    ...(escolhidas !== undefined && comEstesIds(escolhidas)),
    ...todas([
      abertas !== undefined && { status: { [abertas ? '$in' : '$nin']: [...MENSAGEM_ABERTA] } },
      busca !== undefined && everyWord<Mensagem>('busca', searchText(busca)),
    ]),
  }),
});
