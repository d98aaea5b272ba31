import { z } from 'zod';

/** An address of a service, without who signs in there. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' })
  .regex(/^https?:\/\/[^/?#@\\]+([/?#]|$)/, 'não pode ter usuário antes do domínio');
