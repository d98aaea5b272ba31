import { createHash } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds that a code may be early or late: clocks differ, and typing takes a while (RFC 6238, 5.2). */
const TOLERANCIA = 30;
/** Seconds of a time step, as applications take them where nothing is said. */
const PASSO = 30;
const RECUPERACAO = { quantos: 10, bytes: 10 };

/** A new secret for codes, in base32: 160 bits (RFC 4226, 4). */
export function sortearSegredo(): string {
  return generateSecret();
}

/** The secret as applications read it from a picture: `otpauth://totp/…` (Key URI Format). */
export function enderecoDoAplicativo(segredo: string, { emissor, usuario }: { emissor: string; usuario: string }): string {
  return generateURI({ issuer: emissor, label: usuario, secret: segredo });
}

/** The time step that a code is of; null where it is none of now, or of a step that was taken before. @param passo the last that was taken */
export async function passoDoCodigo(segredo: string, codigo: string, passo: number): Promise<number | null> {
  if (!/^\d{6}$/.test(codigo)) return null;
  // Of a clock that was ahead a step may be left that is still to come: the library refuses to compare with one that no code of now could be after.
  const ultimo = Math.floor((new Date().getTime() / 1000 + TOLERANCIA) / PASSO);
  const afterTimeStep = Math.min(passo, ultimo);
  const result = await verify({ secret: segredo, token: codigo, epochTolerance: TOLERANCIA, afterTimeStep });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Codes for whoever has lost his telephone, each good once: 80 bits in base32's lower case, in fours. */
export function sortearCodigosDeRecuperacao(): string[] {
  return Array.from({ length: RECUPERACAO.quantos }, () =>
    emQuatros(generateSecret({ length: RECUPERACAO.bytes }).toLowerCase()),
  );
}

/** What is kept of a recovery code: enough to know it again, and nothing to make it from. */
export function resumoDoCodigo(codigo: string): string {
  return createHash('sha256').update(letrasDoCodigo(codigo)).digest('base64url');
}

/** Which secret was prepared, for whoever has been shown it to say so: nothing to make it from. */
export function marcaDoSegredo(segredo: string): string {
  return createHash('sha256').update(segredo).digest('base64url').slice(0, 16);
}

/** Whether what was typed is as long as a recovery code. */
export function pareceDeRecuperacao(codigo: string): boolean {
  return letrasDoCodigo(codigo).length === (RECUPERACAO.bytes * 8) / 5;
}

/** A recovery code without what only divides it; digits that are none of base32 are read as the letters they are mistaken for. */
function letrasDoCodigo(codigo: string): string {
  const letras = codigo.toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o').replaceAll('8', 'b');
  return letras.replace(/[^a-z2-7]/g, '');
}

function emQuatros(texto: string): string {
  return (texto.match(/.{4}/g) ?? []).join('-');
}
