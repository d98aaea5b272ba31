import { hostDe } from '../brazil/dominio.ts';

/** The endings that the shop offers to register, the most wanted first (section 9.4). */
const FINAIS = ['.com.br', '.com', '.net'] as const;
/** Longest label of a host name (RFC 1035, section 2.3.4). */
const MAIOR_ROTULO = 63;

/** What else may be free when a name is taken. */
interface Alternativas {
  /** The same name under the other endings. */
  finais: string[];
  /** Names that are close to it, under the ending that was asked for where it is offered. */
  variacoes: string[];
}

/** The domain in what people type: an address loses what is not its host, a name its spaces and accents, a bare one gets the first ending. Empty where there is none. */
export function dominioProcurado(texto: string): string {
  const host = hostDe(texto)
    .normalize('NFD')
    .replace(/[\s\u0300-\u036f]+/g, '');
  return host === '' || host.includes('.') ? host : host + FINAIS[0];
}

/** Other endings of a name, and three names like it. */
export function alternativasDe(dominio: string): Alternativas {
  const fim = FINAIS.find((final) => dominio.endsWith(final));
  const nome = fim ? dominio.slice(0, -fim.length) : dominio.slice(0, Math.max(dominio.indexOf('.'), 0));
  if (!nome) return { finais: [], variacoes: [] };
  return {
    finais: FINAIS.filter((final) => final !== fim).map((final) => nome + final),
    variacoes: [`${nome}online`, `site${nome}`, `${nome}brasil`]
      .filter((outro) => outro.length <= MAIOR_ROTULO)
      .map((outro) => outro + (fim ?? FINAIS[0])),
  };
}
