import type { Module } from '../module.ts';
import { Alteracao } from './alteracao.entity.ts';
import { Ato } from './ato.entity.ts';
import { AtoResolver } from './ato.resolver.ts';
import { apagarAtosAntigos } from './ato.service.ts';
import { AlteracaoResolver } from './alteracao.resolver.ts';
import { Nota } from './nota.entity.ts';
import { VersaoDaLinhaResolver } from './versaoDaLinha.resolver.ts';

/** The module of the trace and the notes of what staff do. */
export const editing: Module = {
  entities: [Alteracao, Ato, Nota],
  resolvers: [AlteracaoResolver, AtoResolver, VersaoDaLinhaResolver],
  jobs: [
    {
      isLate: async () => false,
      run: async (em) => {
        await apagarAtosAntigos(em);
        return true;
      },
    },
  ],
  opens: {
    'pedidos:criar': ['Mutation.encerrarAto'],
    'pedidos:atualizar': ['Mutation.encerrarAto'],
    'catalogo:escrever': ['Mutation.encerrarAto'],
  },
  areas: { conta: ['Query.alteracoes', 'Mutation.encerrarAto'], catalogo: ['Query.versaoDaLinha'] },
};
