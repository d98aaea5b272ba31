import { altoDemais, escreverNumero, escreverReais, mudouDemais, type Unidade } from '../../../modules/editing/numero.ts';
import type { Field, FormValues } from './formTable.ts';

/**
 * Asks, once for the whole row, before a price or a discount is stored that changes by more than half, or between percent and reais, and
 * before a large one where there was none: a comma in the wrong place costs a hundredfold.
 * @param antes what the row said; null for a new one
 * @param fazer what is about to be done
 */
export function confirmPrices(
  fields: readonly Field[],
  antes: FormValues | null,
  depois: FormValues,
  fazer: 'Salvar' | 'Duplicar' = 'Salvar',
): boolean {
  const perguntas = fields.flatMap((field) => {
    if (field.kind !== 'numero') return [];
    const pergunta = perguntar((antes && ler(field, antes)) ?? lerOutro(field, depois), ler(field, depois));
    return pergunta ? [`${field.rotulo}: ${pergunta}.`] : [];
  });
  return perguntas.length === 0 || window.confirm(`${perguntas.join('\n')} ${fazer} assim?`);
}

interface Preco {
  numero: number;
  unidade: Unidade;
}

/** What a field says of a price; null when it says nothing, or of something else. */
function ler({ nome, unidade }: Extract<Field, { kind: 'numero' }>, valores: FormValues): Preco | null {
  const numero = valores[nome];
  const counted = unidade(valores);
  return typeof numero === 'number' && counted ? { numero, unidade: counted } : null;
}

/** What stands otherwise where the field says something of its own for some days. */
function lerOutro(field: Extract<Field, { kind: 'numero' }>, valores: FormValues): Preco | null {
  return field.noLugarDe === undefined ? null : ler({ ...field, nome: field.noLugarDe }, valores);
}

function perguntar(de: Preco | null, para: Preco | null): string | null {
  if (!para) return null;
  if (!de) return altoDemais(para.numero, para.unidade) ? dizer(para) : null;
  const outro = de.unidade !== para.unidade;
  return outro || mudouDemais(de.numero, para.numero) ? `muda de ${dizer(de)} para ${dizer(para)}` : null;
}

function dizer({ numero, unidade }: Preco): string {
  return unidade === 'porcento' ? `${escreverNumero(numero)}%` : `R$ ${escreverReais(numero)}`;
}
