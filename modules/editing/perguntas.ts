import { altoDemais, escreverNumero, escreverReais, mudouDemais, type Unidade } from './numero.ts';

type Linha = Readonly<Record<string, unknown>>;

/** A field with a number in it, as far as it is asked about. */
export interface CampoContado {
  nome: string;
  rotulo: string;
  /** What it counts, from what the row says. */
  unidade: (linha: Linha) => Unidade | undefined;
  /** The field whose number it stands for meanwhile. */
  noLugarDe?: string | undefined;
}

/**
 * What is worth a question of a row before it is stored: each price or discount that changes by more than half, or between percent and reais, and each large one where
 * there was none. A comma in the wrong place costs a hundredfold.
 * @param antes what the row said; null for a new one
 */
export function perguntasDaLinha(campos: readonly CampoContado[], antes: Linha | null, depois: Linha): string[] {
  return campos.flatMap((campo) => {
    const pergunta = perguntar((antes && ler(campo, antes)) ?? lerOutro(campo, depois), ler(campo, depois));
    return pergunta ? [`${campo.rotulo}: ${pergunta}.`] : [];
  });
}

interface Preco {
  numero: number;
  unidade: Unidade;
}

/** What a field says of a price; null when it says nothing, or of something else. */
function ler({ nome, unidade }: CampoContado, linha: Linha): Preco | null {
  const numero = linha[nome];
  const contada = unidade(linha);
  return typeof numero === 'number' && contada ? { numero, unidade: contada } : null;
}

/** What stands otherwise where the field says something of its own for some days. */
function lerOutro(campo: CampoContado, linha: Linha): Preco | null {
  return campo.noLugarDe === undefined ? null : ler({ ...campo, nome: campo.noLugarDe }, linha);
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
