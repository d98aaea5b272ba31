import type { Module } from '../module.ts';
import { Entrega } from './entrega.entity.ts';
import { EntregaResolver } from './entrega.resolver.ts';
import { apagarEntregasAntigas } from './esquecimento.service.ts';

/** The module of what has to be told: entries that are stored with what they tell of, and delivered afterwards (052). */
export const outbox: Module = {
  entities: [Entrega],
  resolvers: [EntregaResolver],
  jobs: [
    {
      isLate: async () => false,
      run: async (em) => {
        await apagarEntregasAntigas(em, new Date());
        return true;
      },
    },
  ],
};
