import { z } from 'zod';

/** Characters of a secret, at least. */
export const MIN_SECRET = 32;

/** How staff come in, and how long they stay. */
export const signInSchema = z.object({
  SESSION_SECRET: z
    .string()
    .min(MIN_SECRET, `deve ter pelo menos ${MIN_SECRET} caracteres`)
    .refine((secret) => new Set(secret).size >= 10, 'é fácil de adivinhar; gere um com openssl rand -hex 32')
    .optional(),
  SESSION_HOURS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'deve ser um número de horas, de 1 a 999')
    .transform(Number)
    .default(12),
  SESSION_IDLE_MINUTES: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'deve ser um número de minutos, de 1 a 9999')
    .transform(Number)
    .default(60),
  SECOND_FACTOR: z
    .enum(['optional', 'administrators', 'all'], { error: 'deve ser optional, administrators ou all' })
    .default('optional'),
});
