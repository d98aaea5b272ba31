import { lerTabela, unidadeDe } from '../editing/campo.ts';
import { perguntasDaLinha } from '../editing/perguntas.ts';
import type { Tabela } from '../editing/tabela.ts';
import { perguntaDeHoje, segueAgendado } from '../catalogue/precoDeHoje.ts';
import type { PlanoLinha } from '../catalogue/plano.campos.ts';
import type { NomeDaTabela } from './catalogo.ts';

/** A row, field by field. */
type Linha = Readonly<Record<string, unknown>>;

/** What is said of a row of a file besides what it changes. */
export interface Conferida {
  /** That the site goes on showing something else; null where it shows what changes. */
  aviso: string | null;
  /** What a form would ask about before it stores the row. */
  perguntas: string[];
}

/**
 * What a file says of a row besides what it changes, as the form of the row would.
 * @param antes the row as it was; null for a new one
 */
export function conferir(nome: NomeDaTabela, schema: Tabela, antes: Linha | null, depois: Linha, agora: Date): Conferida {
  const campos = lerTabela(schema).map((campo) => ({
    nome: campo.nome,
    rotulo: campo.rotulo,
    noLugarDe: campo.noLugarDe,
    unidade: (linha: Linha) => unidadeDe(campo, linha),
  }));
  const perguntas = perguntasDaLinha(campos, antes, depois);
  if (nome !== 'planos') return { aviso: null, perguntas };
  const [era, plano] = [antes as PlanoLinha | null, depois as PlanoLinha];
  const deHoje = perguntaDeHoje(era, plano, agora);
  return { aviso: era && segueAgendado(era, plano, agora), perguntas: [...perguntas, ...(deHoje ? [deHoje] : [])] };
}
