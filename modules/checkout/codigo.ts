/** Crockford's base 32: digits and letters without I, L, O and U, so that nothing looks like another, or spells a word. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What people write in the place of what the alphabet has. */
const TROCAS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
/** Characters, and the bits that each of them says. */
const TAMANHO = 8;
const BITS = 5;
/** Hexadecimal digits of as many bits. */
const DIGITOS = (TAMANHO * BITS) / 4;

/**
 * The short code of an order, as people say and read it: `K7M4-2Q9X`. It is the first 40 bits of the public identifier, so that whoever has one of the
 * two has the other's beginning.
 * @param clienteIdB a random UUID
 */
export function codigoDe(clienteIdB: string): string {
  const bits = Number.parseInt(clienteIdB.replaceAll('-', '').slice(0, DIGITOS), 16);
  const letras = Array.from({ length: TAMANHO }, (_, i) =>
    ALFABETO.charAt(Math.floor(bits / 2 ** (BITS * (TAMANHO - 1 - i))) % 32),
  );
  return escrever(letras.join(''));
}

/** The code that somebody has typed: case, spaces and hyphens say nothing, O is zero, I and L are one. Null where it is none. */
export function lerCodigo(texto: string): string | null {
  const letras = lerLetras(texto);
  return letras?.length === TAMANHO ? escrever(letras) : null;
}

/** The letters of a code of which somebody has typed half or more, and not all; null where it is no such part. */
export function lerParteDoCodigo(texto: string): string | null {
  const letras = lerLetras(texto);
  return letras && letras.length >= TAMANHO / 2 && letras.length < TAMANHO ? letras : null;
}

/** How a code that begins with these letters begins, and how one that ends with them ends. @param parte as `lerParteDoCodigo` reads it */
export function pontasDoCodigo(parte: string): { inicio: string; fim: string } {
  const meio = parte.length - TAMANHO / 2;
  return { inicio: escrever(parte), fim: `${parte.slice(0, meio)}-${parte.slice(meio)}` };
}

/** How the identifier of an order with this code begins: `3a1f9c07-d2`. @param codigo as `codigoDe` writes it */
export function inicioDoIdentificador(codigo: string): string {
  const bits = [...codigo.replace('-', '')].reduce((soma, letra) => soma * 32 + ALFABETO.indexOf(letra), 0);
  const digitos = bits.toString(16).padStart(DIGITOS, '0');
  return `${digitos.slice(0, 8)}-${digitos.slice(8)}`;
}

function lerLetras(texto: string): string | null {
  const letras = texto
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letra) => TROCAS[letra]!);
  return [...letras].every((letra) => ALFABETO.includes(letra)) ? letras : null;
}

function escrever(letras: string): string {
  return `${letras.slice(0, TAMANHO / 2)}-${letras.slice(TAMANHO / 2)}`;
}
