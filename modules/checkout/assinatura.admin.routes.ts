import { csvInstant } from '../../platform/csv.ts';
import { exportRoute } from '../editing/handled.routes.ts';
import { assinaturas } from './assinatura.admin.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { filtroSchema } from './filtro.ts';
import { PALAVRAS_DO_MOTIVO } from './motivo.ts';

/** `GET /api/assinaturas/exportar` (D27). */
export const assinaturaAdminRoutes = exportRoute({
  nome: 'assinaturas',
  schema: assinaturaCampos,
  identificador: 'clienteIdB',
  filtro: filtroSchema,
  servico: assinaturas,
  mais: [
    ['paga em', ({ pagaEm }) => csvInstant(pagaEm)],
    ['referencia_externa', ({ referenciaExterna }) => referenciaExterna ?? ''],
    ['contrato', ({ contratoVersao }) => contratoVersao ?? ''],
    ['aceito em', ({ aceitoEm }) => csvInstant(aceitoEm)],
    ['responsavel', ({ responsavel }) => responsavel ?? ''],
    ['familia', ({ planoTipo }) => planoTipo ?? ''],
    ['motivo do cancelamento', ({ motivo }) => (motivo === null ? '' : PALAVRAS_DO_MOTIVO[motivo])],
  ],
});
