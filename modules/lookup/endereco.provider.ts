import { z } from 'zod';
import { ProviderError } from '../../platform/http/fetchJson.ts';
import type { Asking } from '../../platform/http/politeFetch.ts';
import type { Visitor } from '../../platform/http/visitor.ts';

/** What a postal code says of an address. */
export interface Endereco {
  endereco: string;
  bairro: string;
  cidade: string;
  estado: string;
}

const resposta = z.object({
  logradouro: z.string().max(200).default(''),
  bairro: z.string().max(200).default(''),
  localidade: z.string().max(200).default(''),
  uf: z.string().max(2).default(''),
  erro: z.union([z.boolean(), z.string()]).optional(),
});

/** Address of an 8-digit CEP, or null when there is no such CEP (ViaCEP: `{cep}/json/`, `erro` when unknown). @throws ProviderError */
export async function consultarCep(
  cep: string,
  { cepUrl, timeoutMs, ask }: Asking,
  from: Visitor | null,
): Promise<Endereco | null> {
  const { status, body } = await ask(`${cepUrl}/${cep}/json/`, { configured: cepUrl, timeoutMs }, from);
  const { data } = resposta.safeParse(body);
  if (status !== 200 || !data) throw new ProviderError(`CEP provider answered ${status}`);
  if (data.erro === true || data.erro === 'true') return null;
  if (!data.localidade || !data.uf) throw new ProviderError('CEP provider answered without a city');
  return { endereco: data.logradouro, bairro: data.bairro, cidade: data.localidade, estado: data.uf.toUpperCase() };
}
