import { lerTabela } from '../../../modules/editing/campo.ts';
import { statusDe } from '../../../modules/editing/tabela.ts';
import { tableOf } from './tables.ts';

/** What is changed or asked for where no table of fields says what it is called. */
const OUTROS: Readonly<Record<string, string>> = {
  planoTipo: 'Tipo',
  plano: 'Plano',
  nome: 'Nome',
  status: 'Status',
  nota: 'Nota',
  valor: 'Valor',
  valorConferido: 'Valor conferido',
  textoProcurado: 'Texto procurado',
  periodo: 'Período (meses)',
  de: 'De',
  ate: 'Até',
};

/** What people call the fields of a row, by their names, from the word of the trace for one row. */
export function labelsOf(palavra: string): Readonly<Record<string, string>> {
  const campos = fieldsOf(palavra);
  return { ...OUTROS, ...Object.fromEntries(campos.map(({ nome, rotulo, coluna }) => [nome, coluna ?? rotulo])) };
}

/** What people read for a value of a row's field; null is empty. */
export function palavraDe(palavra: string, campo: string, valor: string | null | undefined): string {
  if (valor === null || valor === undefined) return 'vazio';
  if (campo === 'status') return statusOf(palavra)?.[valor]?.rotulo ?? valor;
  return fieldsOf(palavra).find(({ nome }) => nome === campo)?.palavras?.[valor] ?? valor;
}

function fieldsOf(palavra: string): ReturnType<typeof lerTabela> {
  const tabela = tableOf(palavra);
  return tabela ? lerTabela(tabela) : [];
}

function statusOf(palavra: string) {
  const tabela = tableOf(palavra);
  return tabela && statusDe(tabela);
}
