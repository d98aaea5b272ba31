import type { Module } from '../module.ts';
import { Entrega } from './entrega.entity.ts';
import { EntregaResolver } from './entrega.resolver.ts';
import { apagarEntregasAntigas, relogioConfere, temEntregasAntigas } from './esquecimento.service.ts';

/** The module of what has to be told: entries that are stored with what they tell of, and delivered afterwards (052). */
export const outbox: Module = {
  entities: [Entrega],
  resolvers: [EntregaResolver],
  jobs: [
    {
      isLate: async () => false,
      run: async (em, config, log) => {
        const agora = new Date();
        // The terms are applied after it, and say in the log why they wait where they do.
        if (await relogioConfere(em, config, agora)) await apagarEntregasAntigas(em, agora);
        else if (await temEntregasAntigas(em, agora))
          log.warn('Nenhum aviso antigo foi apagado: a loja esteve parada, ou o relógio está errado.');
        return true;
      },
    },
  ],
  // What is given up may be another system's, which is the administrators'.
  areas: { pedidos: ['Query.entregas', 'Mutation.tentarEntregas'] },
};
