import { Check } from '@mikro-orm/decorators/legacy';
import type { z } from 'zod';
import { lerTabela, limitesDe } from './campo.ts';

/** The checks of an entity for the numbers that have bounds of their own: what the doors refuse cannot be stored either. */
export function ChecksDosLimites(table: z.ZodObject, tableName: string): ClassDecorator {
  return (entidade) => {
    for (const campo of lerTabela(table)) {
      const limites = limitesDe(campo);
      if (!limites) continue;
      Check({
        name: `${tableName}_${campo.nome}_check`,
        expression: (columns) => `${columns[campo.nome as never]} between ${limites.minimo} and ${limites.maximo}`,
      })(entidade);
    }
  };
}
