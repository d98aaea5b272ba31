import type { z } from 'zod';
import { PlanosCadastradosDocument } from '../../../graphql/generated/admin/graphql.ts';
import { planoCampos } from '../../../modules/catalogue/plano.campos.ts';
import { PlanoTipo, type PlanoTipoNome } from '../../../modules/catalogue/plano.ts';
import { ordensDe } from '../../../modules/editing/campo.ts';
import { consulta, enderecoDaLista, umDe } from './endereco.ts';
import { pergunta, tela } from './tela.ts';

export const NOMES_DOS_TIPOS = Object.keys(PlanoTipo) as PlanoTipoNome[];

const endereco = enderecoDaLista(ordensDe(planoCampos)).extend({ tipo: umDe(NOMES_DOS_TIPOS), ativo: umDe(['sim', 'nao']) });

export const perguntaDosPlanos = (dito: z.output<typeof endereco>) =>
  pergunta(PlanosCadastradosDocument, {
    ...consulta(dito),
    tipo: dito.tipo,
    ativo: dito.ativo === undefined ? undefined : dito.ativo === 'sim',
  });

/** Planos (sections 2.4 and 5.5). */
export const planos = tela({
  titulo: 'Planos',
  menu: { rotulo: 'Planos', icone: 'package' },
  endereco,
  perguntas: (dito) => [perguntaDosPlanos(dito)],
});
