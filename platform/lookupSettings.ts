import { z } from 'zod';
import { httpUrl } from './httpUrl.ts';

/** Where the services are that look companies, addresses and domains up, and how long they are waited for (D22). */
export const lookupSchema = z.object({
  CNPJ_API_URL: httpUrl.default('https://brasilapi.com.br/api/cnpj/v1'),
  CEP_API_URL: httpUrl.default('https://viacep.com.br/ws'),
  RDAP_BOOTSTRAP_URL: httpUrl.default('https://data.iana.org/rdap/dns.json'),
  WHOIS_API_URL: httpUrl.optional(),
  // RFC 7617, section 2: the colon ends the name.
  WHOIS_API_USER: z
    .string()
    .regex(/^[^:]*$/, 'não pode ter dois-pontos')
    .default(''),
  WHOIS_API_PASSWORD: z.string().default(''),
  LOOKUP_TIMEOUT_MS: z
    .string()
    .regex(/^[1-9]\d{1,4}$/, 'deve ser um número de milissegundos, de 10 a 99999')
    .transform(Number)
    .default(4000),
});
