/** What the number in a field counts, where people write it otherwise than a plain number. */
export type Unidade = 'reais' | 'porcento';

/** What a text says: a number, nothing (null), or what is wrong with it. */
export type NumeroLido = { numero: number | null } | { erro: string };

/** The largest number that a field takes, unless it says less. */
export const MAIOR_NUMERO = 1_000_000_000;

/** Characters of what was typed that a refusal says again, at most. */
const MAIOR_ECO = 40;

const MILHARES = /^-?[1-9]\d{0,2}(\.\d{3})+$/;
/** Three digits behind a comma, which elsewhere parts thousands: where money is counted, or wholes, it may be meant so. */
const COMO_MILHARES = /^-?[1-9]\d{0,2},\d{3}$/;

/**
 * Reads a number as Brazilians write it, whatever the browser's language: `29,90`, `R$ 29,90`, `1.299,90`, `1299,9`. A point stands for
 * the decimal comma where it can mean nothing else (`29.90`). What could be two numbers (`1.299`; `1,299` of reais) is refused, never guessed, and so is
 * the sign of what is not counted.
 * @param unidade what is counted: percent may be written with its sign, `15%`
 * @param inteiro whether it can only be a whole number: a point in one stands before thousands
 */
export function lerNumero(texto: string, unidade?: Unidade, inteiro = false): NumeroLido {
  const limpo = texto.replace(/[\s\u00a0]+/g, ' ').trim();
  if (limpo === '') return { numero: null };
  const dito = limpo.length > MAIOR_ECO ? `${limpo.slice(0, MAIOR_ECO)}…` : limpo;
  const sinalErrado = recusarSinal(limpo, dito, unidade, inteiro);
  if (sinalErrado) return { erro: sinalErrado };
  const escrito = limpo.replace(/^(-?) ?R\$ ?/i, '$1').replace(/ ?%$/, '');
  if ((inteiro || unidade === 'reais') && COMO_MILHARES.test(escrito)) return { erro: duvida(dito, escrito, unidade, inteiro) };
  const [inteira = '', decimais, ...resto] = escrito.split(',');
  if (
    resto.length === 0 &&
    decimais !== undefined &&
    /^\d+$/.test(decimais) &&
    (MILHARES.test(inteira) || /^-?\d+$/.test(inteira))
  ) {
    return { numero: Number(`${inteira.replaceAll('.', '')}.${decimais}`) };
  }
  if (decimais === undefined) {
    if (/^-?\d+$/.test(inteira)) return { numero: Number(inteira) };
    if (MILHARES.test(inteira)) {
      if (inteiro || inteira.split('.').length > 2) return { numero: Number(inteira.replaceAll('.', '')) };
      return { erro: duvida(dito, inteira, unidade) };
    }
    if (/^-?\d+\.\d+$/.test(inteira)) return { numero: Number(inteira) };
  }
  return { erro: `Não entendi “${dito}” como número. Escreva como em ${inteiro ? '1.299' : '1.299,90'}.` };
}

/** What is said of what could be two numbers, each as it is understood. @param escrito digits with one point or comma */
function duvida(dito: string, escrito: string, unidade: Unidade | undefined, inteiro = false): string {
  const [antes, depois] = escrito.split(/[.,]/) as [string, string];
  const comDecimais = unidade === 'reais' ? 'os centavos com duas casas' : `${antes},${depois}`;
  return `“${dito}” pode ser dois números: escreva ${antes}${depois} ou ${inteiro ? antes : comDecimais}.`;
}

// A sign that says something else than the field would change the meaning of the number unseen.
function recusarSinal(limpo: string, dito: string, unidade: Unidade | undefined, inteiro: boolean): string | null {
  if (/\d ?%$/.test(limpo) && unidade !== 'porcento') {
    return unidade === 'reais'
      ? `“${dito}” é uma porcentagem, e este campo conta reais.`
      : `“${dito}” tem um sinal de porcentagem. Escreva só o número.`;
  }
  if (!/^-? ?R\$ ?\d/i.test(limpo)) return null;
  if (unidade === 'porcento') return `“${dito}” é um valor em reais, e este campo conta porcento.`;
  return inteiro ? `“${dito}” é um valor em reais. Escreva só o número.` : null;
}

const comum = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 10 });
const contagem = new Intl.NumberFormat('pt-BR');
const dinheiro = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "12,5" or "1024", as a field shows it and `lerNumero` reads it back. */
export function escreverNumero(numero: number): string {
  return comum.format(numero);
}

/** "0 a 90": bounds of a number, both included. */
export function escreverFaixa(menor: number, maior: number): string {
  return `${escreverNumero(menor)} a ${escreverNumero(maior)}`;
}

/** An amount in reais: "1.299,90" or "15,90". */
export function escreverReais(numero: number): string {
  return dinheiro.format(numero);
}

/** "1 linha" or "1.200 linhas". */
export function contadas(quantas: number, uma: string, muitas: string): string {
  return `${contagem.format(quantas)} ${quantas === 1 ? uma : muitas}`;
}

/** Whether a price goes up or down by more than half of what it was, so that it is worth a question. */
export function mudouDemais(antes: number, depois: number): boolean {
  return Math.abs(depois - antes) > antes / 2;
}

const ALTO: Readonly<Record<Unidade, number>> = { reais: 1000, porcento: 50 };

/** Whether a price in reais or a discount in percent is so large that it is worth a question where there was none. */
export function altoDemais(numero: number, unidade: Unidade): boolean {
  return numero > ALTO[unidade];
}
