import { z } from 'zod';

/** How an integrator gets a bot-check token, for the descriptions of what wants one (D23). */
export const COMO_TER_UM_TOKEN =
  'Token da verificação contra robôs, que vale uma vez: com as chaves do reCAPTCHA v3 na configuração, o token dele para a ação submit; sem elas, um desafio de GET /api/verificacao/desafio, resolvido (ALTCHA versão 2, PBKDF2), como base64 do JSON {"challenge", "solution"}. As mensagens de recusa falam de reCAPTCHA nos dois casos.';

/** A proof-of-work challenge as it is given (ALTCHA, version 2). */
export const desafioSchema = z.object({
  parameters: z.unknown().describe('O que se calcula: algoritmo, custo, sal e prefixo a encontrar.'),
  signature: z.string().optional().describe('Assinatura do desafio; volta com ele, sem mudança.'),
});
