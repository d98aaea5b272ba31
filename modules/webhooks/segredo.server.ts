import { createHmac, randomBytes } from 'node:crypto';

const PREFIXO = 'whsec_';
const BYTES = 32;

/** A new secret as receivers are given it (Standard Webhooks): `whsec_` and 32 bytes in base64. */
export function sortearSegredo(): string {
  return PREFIXO + randomBytes(BYTES).toString('base64');
}

/** What is signed: the id of the event, the instant of the attempt in seconds of the epoch, and the body as it is sent. */
interface Assinado {
  id: string;
  instante: number;
  corpo: string;
}

/** The header `webhook-signature`: one signature (`v1`, HMAC-SHA-256) for each secret, separated by a space. */
export function assinar(segredos: readonly string[], { id, instante, corpo }: Assinado): string {
  return segredos
    .map((segredo) => createHmac('sha256', Buffer.from(segredo.slice(PREFIXO.length), 'base64')))
    .map((hmac) => `v1,${hmac.update(`${id}.${instante}.${corpo}`).digest('base64')}`)
    .join(' ');
}
