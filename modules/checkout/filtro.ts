import { z } from 'zod';
import '../../platform/portuguese.ts';
import { MESES } from '../catalogue/periodo.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { dia, emOrdem, opcional, textoProcurado, FORA_DE_ORDEM } from '../editing/filtro.ts';
import { AssinaturaStatus } from './assinatura.ts';

/** What staff narrow the list and the export of orders by; days are those of São Paulo, inclusive. */
export const filtroSchema = z
  .strictObject({
    busca: textoProcurado().describe('Nome, e-mail, CPF/CNPJ, domínio ou identificador.'),
    status: opcional(z.enum(Object.values(AssinaturaStatus))).describe('Status.'),
    planoTipo: opcional(z.enum(Object.values(PlanoTipo))).describe('Família do plano.'),
    periodo: opcional(
      z.coerce.number({ error: 'Deve ser um número.' }).refine((meses) => MESES.has(meses), 'Escolha 1, 6, 12 ou 24 meses.'),
    ).describe('Meses: 1, 6, 12 ou 24.'),
    de: opcional(dia()).describe('Primeiro dia.'),
    ate: opcional(dia()).describe('Último dia.'),
  })
  .refine(emOrdem, FORA_DE_ORDEM);
