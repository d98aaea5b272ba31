import type { ReactNode } from 'react';
import type { z } from 'zod';
import { lerTabela, unidadeDe, type CampoDescrito, type Campos } from '../../../modules/editing/campo.ts';
import { escreverNumero } from '../../../modules/editing/numero.ts';
import { dia, reais, simNao } from '../format.ts';
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
  const dado = linha[campo.nome];
  if (campo.especie === 'sinal') return simNao(Boolean(dado));
  if (dado === null || dado === undefined || dado === '') return '-';
  if (campo.especie === 'data') return dia(String(dado));
  if (typeof dado !== 'number') return campo.palavras?.[String(dado)] ?? String(dado);
  const unidade = unidadeDe(campo, linha);
  return unidade === 'reais' ? reais(dado) : `${escreverNumero(dado)}${unidade === 'porcento' ? '%' : ''}`;
}
