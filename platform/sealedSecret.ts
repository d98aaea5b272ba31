import { sealData, unsealData } from 'iron-session';

/** A secret as it is stored. @param key the shop's key for it */
export function sealSecret(secret: string, key: string): Promise<string> {
  return sealData({ segredo: secret }, { password: key, ttl: 0 });
}

/** A stored secret; null where it was sealed with another key. */
export async function openSecret(sealed: string, key: string): Promise<string | null> {
  const { segredo } = await unsealData<{ segredo?: string }>(sealed, { password: key, ttl: 0 });
  return segredo ?? null;
}
