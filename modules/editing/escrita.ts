import { escreverInstante } from '../brazil/instante.ts';
import { lerTabela, unidadeDe, type CampoDescrito } from './campo.ts';
import { escreverDia } from './dia.ts';
import type { Mudanca } from './mudanca.ts';
import { escreverNumero, escreverReais, type Unidade } from './numero.ts';
import { statusDe, type Tabela } from './tabela.ts';

/** A field before and after, as people read it; null is empty. */
export interface MudancaEscrita {
  campo: string;
  de: string | null;
  para: string | null;
}

/**
 * What a stored value of a field reads like, in a list as in the trace: "R$ 12,50", "12,5%", "31/12/2026", "Sim", an instant in São Paulo; null where there is none.
 * @param campo the field; undefined where no table has it (any more), and the value alone says what it is
 * @param unidade what a number counts
 */
export function escreverDado(dado: unknown, campo?: CampoDescrito, unidade?: Unidade | null): string | null {
  if (dado === null || dado === undefined || dado === '') return null;
  if (typeof dado === 'boolean') return dado ? 'Sim' : 'Não';
  if (typeof dado === 'number') return campo?.deOutraLinha ? `#${dado}` : escreverContado(dado, unidade);
  if (typeof dado !== 'string') return JSON.stringify(dado);
  const palavras = campo?.palavras;
  if (palavras && Object.hasOwn(palavras, dado)) return palavras[dado]!;
  if (!campo && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(dado)) return escreverInstante(new Date(dado));
  const ehDia = campo ? campo.especie === 'data' : /^\d{4}-\d{2}-\d{2}$/.test(dado);
  return ehDia ? escreverDia(dado) : dado;
}

/** The changes of one row as people read them. @param table undefined where no table of fields says more */
export function escreverMudancas(mudancas: readonly Mudanca[], table?: Tabela): MudancaEscrita[] {
  const campos = new Map(table && lerTabela(table).map((campo) => [campo.nome, campo]));
  const status = table && statusDe(table);
  const antes = Object.fromEntries(mudancas.map(({ campo, de }) => [campo, de]));
  const depois = Object.fromEntries(mudancas.map(({ campo, para }) => [campo, para]));
  return mudancas.map(({ campo: nome, de, para, unidadeAntes, unidadeDepois }) => {
    const campo = campos.get(nome);
    const escrever = (dado: unknown, unidade: Unidade | null | undefined, row: Readonly<Record<string, unknown>>) => {
      if (nome === 'status' && status && Object.hasOwn(status, String(dado))) return status[String(dado)]!.rotulo;
      return escreverDado(dado, campo, unidade ?? (campo && unidadeDe(campo, row)));
    };
    return { campo: nome, de: escrever(de, unidadeAntes, antes), para: escrever(para, unidadeDepois, depois) };
  });
}

function escreverContado(numero: number, unidade: Unidade | null | undefined): string {
  if (unidade === 'reais') return `R$\u00a0${escreverReais(numero)}`;
  return escreverNumero(numero) + (unidade === 'porcento' ? '%' : '');
}
