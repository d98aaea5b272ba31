import { z } from 'zod';
import { ProviderError } from '../../platform/http/fetchJson.ts';
import type { Asking } from '../../platform/http/politeFetch.ts';
import type { Visitor } from '../../platform/http/visitor.ts';

const resposta = z.object({ razao_social: z.string().trim().max(200).nullish() });

/** Company name behind a CNPJ, or null when the registry has none (BrasilAPI: `cnpj/v1/{cnpj}`, 404 when unknown). @throws ProviderError */
export async function consultarCnpj(
  cnpj: string,
  { cnpjUrl, timeoutMs, ask }: Asking,
  from: Visitor | null,
): Promise<string | null> {
  const { status, body } = await ask(`${cnpjUrl}/${cnpj}`, { configured: cnpjUrl, timeoutMs }, from);
  if (status === 404) return null;
  const { data } = resposta.safeParse(body);
  if (status !== 200 || !data) throw new ProviderError(`CNPJ provider answered ${status}`);
  return data.razao_social || null;
}
