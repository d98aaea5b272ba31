import { exportRoute } from '../editing/handled.routes.ts';
import { filtroSchema } from './filtro.ts';
import { mensagens } from './mensagem.admin.service.ts';
import { mensagemCampos } from './mensagem.campos.ts';

/** `GET /api/mensagens/exportar` (D27). */
export const mensagemAdminRoutes = exportRoute({
  nome: 'mensagens',
  schema: mensagemCampos,
  filtro: filtroSchema,
  servico: mensagens,
});
