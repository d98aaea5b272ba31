/** Where most people here have their e-mail; all of these exist, so none of them is taken for a slip. */
const PROVEDORES = [
  'gmail.com', 'hotmail.com', 'hotmail.com.br', 'outlook.com', 'outlook.com.br', 'live.com', 'msn.com', 'yahoo.com', 'yahoo.com.br', 'ymail.com',
  'icloud.com', 'mail.com', 'email.com', 'uol.com.br', 'bol.com.br', 'terra.com.br', 'globo.com', 'globomail.com', 'ig.com.br', 'protonmail.com',
]; // prettier-ignore

/** Long enough that a neighbour of theirs is a slip and no other company. */
const SUGERIDOS = PROVEDORES.filter((dominio) => dominio.indexOf('.') >= 5);

/** Whether many people here have their e-mail at a domain. */
export function ehProvedorComum(dominio: string): boolean {
  return PROVEDORES.includes(dominio);
}

/** What was meant by an address whose domain is one slip away from a common provider's; null where nothing is to be asked. */
export function sugerirEmail(email: string): string | null {
  const [, local, dominio] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (!local || !dominio || PROVEDORES.includes(dominio)) return null;
  if (dominio === 'gmail.com.br') return `${local}@gmail.com`;
  const certo = SUGERIDOS.find((provedor) => umDeslize(dominio, provedor));
  return certo ? `${local}@${certo}` : null;
}

/** Whether one letter is missing, too many, another, or two neighbours have changed places. */
function umDeslize(digitado: string, certo: string): boolean {
  let inicio = 0;
  while (digitado[inicio] !== undefined && digitado[inicio] === certo[inicio]) inicio++;
  const [a, b] = [digitado.slice(inicio), certo.slice(inicio)];
  const trocadas = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b || trocadas;
}
