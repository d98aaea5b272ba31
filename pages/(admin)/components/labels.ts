import { lerTabela } from '../../../modules/editing/campo.ts';
import { escreverMudancas, type MudancaEscrita } from '../../../modules/editing/escrita.ts';
import type { Mudanca } from '../../../modules/editing/mudanca.ts';
import { tableOf } from './tables.ts';

/** What is changed or asked for where no table of fields says what it is called. */
const OUTROS: Readonly<Record<string, string>> = {
  planoTipo: 'Tipo',
  plano: 'Plano',
  nome: 'Nome',
  status: 'Status',
  escolhidas: 'Escolhidas',
  nota: 'Nota',
  responsavel: 'Responsável',
  valor: 'Valor',
  valorConferido: 'Valor conferido',
  textoProcurado: 'Texto procurado',
  periodo: 'Período (meses)',
  de: 'De',
  ate: 'Até',
  feito: 'O que foi feito',
  estado: 'Estado',
  destino: 'Destino',
  criadoEm: 'Criado em',
  pausadoEm: 'Pausado em',
  motivo: 'Por que está pausado',
  anteriorAte: 'Segredo anterior assina até',
  pagaEm: 'Pago em',
  referenciaExterna: 'Referência externa',
};

/** The changes of one line of the trace, and what people call each field. @param palavra the trace's word for one row */
export function readChanges(palavra: string, mudancas: readonly Mudanca[]): (MudancaEscrita & { rotulo: string })[] {
  const tabela = tableOf(palavra);
  const campos = tabela ? lerTabela(tabela) : [];
  const rotulos: Readonly<Record<string, string>> = {
    ...OUTROS,
    ...Object.fromEntries(campos.map(({ nome, rotulo, coluna }) => [nome, coluna ?? rotulo])),
  };
  return escreverMudancas(mudancas, tabela).map((escrita) =>
    Object.assign(escrita, { rotulo: rotulos[escrita.campo] ?? escrita.campo }),
  );
}
