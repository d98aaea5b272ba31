import { openSecret } from '../../platform/sealedSecret.ts';
import type { Administrador } from './administrador.entity.ts';
import { pareceDeRecuperacao, passoDoCodigo, resumoDoCodigo } from './codigo.server.ts';

/** Said of a code of an application that is wrong, of another time, or used. */
export const CODIGO_ERRADO = 'O código não confere. Digite o que o aplicativo mostra agora; cada um vale uma vez.';

/** Said of a code that opened nothing at a sign-in, where a recovery code would have been taken as well. */
export function recusaDoCodigo(codigo: string): string {
  if (pareceDeRecuperacao(codigo)) return 'Este código de recuperação não confere, ou já foi usado.';
  return `${CODIGO_ERRADO} Se continuar, ponha o relógio do celular em hora automática, ou use um código de recuperação.`;
}

/** A code that was taken; of a recovery code, how many are left. */
export type CodigoGasto = { recuperacao: false } | { recuperacao: true; restantes: number };

/**
 * Takes a code of an account that is locked, so that it is taken once: one of its application or a recovery code. Answers which it was; null where neither.
 * @param chave the shop's key of second factors
 */
export async function gastarCodigo(conta: Administrador, codigo: string, chave: string): Promise<CodigoGasto | null> {
  const passo = await passoDe(conta, codigo, chave);
  if (passo !== null) {
    conta.fatorPasso = passo;
    return { recuperacao: false };
  }
  const restantes = codigosDe(conta.codigosDeRecuperacao);
  const resumo = resumoDoCodigo(codigo);
  if (!restantes.includes(resumo)) return null;
  const outros = restantes.filter((um) => um !== resumo);
  conta.codigosDeRecuperacao = outros.join(' ');
  return { recuperacao: true, restantes: outros.length };
}

/**
 * Time step of a code of an account's application; null where it is none. A secret that was sealed with another key of the shop makes no codes: the
 * recovery codes still open.
 */
export async function passoDe(
  { fatorSegredo, fatorPasso }: Administrador,
  codigo: string,
  chave: string,
): Promise<number | null> {
  const segredo = fatorSegredo === null ? null : await openSecret(fatorSegredo, chave);
  return segredo === null ? null : passoDoCodigo(segredo, codigo.replace(/\s/g, ''), fatorPasso);
}

/** Digests of recovery codes as an account keeps them. */
export function codigosDe(guardados: string): string[] {
  return guardados.split(' ').filter(Boolean);
}
