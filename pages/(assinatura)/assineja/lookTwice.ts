import { sugerirEmail } from '../../../modules/contact/sugestao.ts';
import { ApiError } from '../../api.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import { consultarDominio } from './domainAnswers.ts';

/** How long an order waits for a registry. */
const PATIENCE_MS = 4000;

const LOOK_TWICE = 'Confira antes de enviar o pedido.';

/** What was asked about already: whoever sends it again means it. */
const asked = new Set<string>();

/**
 * Asks, once, about what is most likely a slip and cannot be put right after the order: an address one letter away from a known one, and a domain to be
 * registered that is somebody's. What cannot be looked up is not asked about. @throws ApiError that names the field
 */
export async function lookTwice({
  emailPrincipal,
  tipoDominio,
  dominio,
}: Pick<AssinaturaValues, 'emailPrincipal' | 'tipoDominio' | 'dominio'>): Promise<void> {
  const email = emailPrincipal.trim().toLowerCase();
  const meant = sugerirEmail(email);
  if (meant) askOnce('emailPrincipal', email, `Você quis dizer ${meant}? Corrija, ou envie de novo se é mesmo ${email}.`);
  const name = dominio.trim().toLowerCase();
  if (tipoDominio !== 'registro' || asked.has(name)) return;
  if (await isTaken(name))
    askOnce(
      'dominio',
      name,
      `${name} já está registrado. Escolha outro nome ou, se ele é seu, diga que já possui o domínio. Para pedir assim mesmo, envie de novo.`,
    );
}

function askOnce(campo: keyof AssinaturaValues, value: string, mensagem: string): void {
  if (asked.has(value)) return;
  asked.add(value);
  throw new ApiError(LOOK_TWICE, 'CONFIRA', [{ campo, mensagem }]);
}

async function isTaken(dominio: string): Promise<boolean> {
  const tooLong = new Promise<true>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, true);
  });
  return !(await Promise.race([consultarDominio(dominio).catch(() => true), tooLong]));
}
