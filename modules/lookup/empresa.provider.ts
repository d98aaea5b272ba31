import { z } from 'zod';
import type { LookupConfig } from '../../platform/config.ts';
import { fetchJson, ProviderError } from '../../platform/http/fetchJson.ts';

const resposta = z.object({ razao_social: z.string().trim().max(200).nullish() });

/** Company name behind a CNPJ, or null when the registry has none (BrasilAPI: `cnpj/v1/{cnpj}`, 404 when unknown). @throws ProviderError */
export async function consultarCnpj(cnpj: string, { cnpjUrl, timeoutMs }: LookupConfig): Promise<string | null> {
  const { status, body } = await fetchJson(`${cnpjUrl}/${cnpj}`, { configured: cnpjUrl, timeoutMs });
  if (status === 404) return null;
  const { data } = resposta.safeParse(body);
  if (status !== 200 || !data) throw new ProviderError(`CNPJ provider answered ${status}`);
  return data.razao_social || null;
}
