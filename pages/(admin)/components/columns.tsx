import type { ReactNode } from 'react';
import type { z } from 'zod';
import { lerTabela, unidadeDe, type CampoDescrito, type Campos } from '../../../modules/editing/campo.ts';
import { escreverDado } from '../../../modules/editing/escrita.ts';
import type { Column } from './DataTable.tsx';

/** Columns of a list: fields of a table, by their names, or what the screen makes itself. The first says what the row is called. */
export function columnsOf<Row extends object>(
  tabela: z.ZodObject<Campos>,
  colunas: readonly ((keyof Row & string) | Column<Row>)[],
  mostrar: { readonly [Nome in keyof Row]?: (linha: Row) => ReactNode } = {},
): Column<Row>[] {
  const campos = new Map(lerTabela(tabela).map((campo) => [campo.nome, campo]));
  return colunas.map((nome, i) => {
    if (typeof nome !== 'string') return nome;
    const campo = campos.get(nome)!;
    const escrito = (linha: Row) => escrever(campo, linha as Readonly<Record<string, unknown>>);
    return {
      titulo: campo.coluna ?? campo.rotulo,
      ...(campo.ordena && { ordenar: nome }),
      mostrar: mostrar[nome] ?? (i === 0 ? (linha) => <strong>{escrito(linha)}</strong> : escrito),
    };
  });
}

function escrever(campo: CampoDescrito, linha: Readonly<Record<string, unknown>>): ReactNode {
  return escreverDado(linha[campo.nome], campo, unidadeDe(campo, linha)) ?? '-';
}
