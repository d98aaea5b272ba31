/** A dot between what may be a name, in any of its forms (UTS 46), where a letter stands beside it: numbers alone are no address. */
const PONTO = /(?<=[\p{L}\p{M}\p{N}])[.。．｡](?=\p{L})|(?<=\p{L}|\p{M})[.。．｡](?=\p{N})/gu;
/** The colon of a scheme. */
const ESQUEMA = /(?<=\p{L}):(?=\S)/gu;

/**
 * A text that a stranger has typed, so that no program makes a link of it: `evil.com` becomes `evil[.]com`, `http://x` `http[:]//x`. Control characters go,
 * but for the ends of lines.
 */
export function semLinks(texto: string): string {
  const limpo = texto.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{C}\n]/gu, ' ');
  return limpo.replaceAll(PONTO, '[.]').replaceAll(ESQUEMA, '[:]');
}

/** The same in one line. */
export function linhaSemLinks(texto: string): string {
  return semLinks(texto).replaceAll(/\s+/g, ' ').trim();
}

const PRIMEIRO_NOME = /^\p{L}[\p{L}\p{M}]{1,19}$/u;

/** How a letter begins: with the first name of a person who typed one that can be nothing else. A company has none. */
export function saudacao({ nome, pessoa }: { nome: string; pessoa: boolean }): string {
  const [primeiro = ''] = nome.trim().split(/\s/);
  return pessoa && PRIMEIRO_NOME.test(primeiro) ? `Olá, ${primeiro}!` : 'Olá!';
}
