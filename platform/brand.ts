import { z } from 'zod';

/** What a provider may not have: an empty variable is null, one that is not set the example's. */
const orNone = (schema: z.ZodType<string, string>, fallback: string) =>
  z.preprocess((value) => (value === '' ? null : value), z.nullable(schema).default(fallback));
const url = (fallback: string) =>
  orNone(z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s) completo' }), fallback);
const email = z.email({ error: 'deve ser um e-mail' });
/** Words that are shown: some, and not too many. */
const line = (most: number) => z.string().trim().min(1, 'não pode ser vazia').max(most, `deve ter no máximo ${most} caracteres`);
const words = (fallback: string, most: number) => line(most).default(fallback);

/** Who sells: names, links and addresses of the provider (D1). Keys are environment variables; all of it is public. */
export const brandSchema = z.object({
  BRAND_NAME: words('Ipê Hospedagem', 60),
  BRAND_SHORT_NAME: words('Ipê', 20),
  BRAND_LEGAL_NAME: words('Ipê Hospedagem de Sites Ltda.', 120),
  BRAND_CNPJ: z
    .string()
    .regex(/^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/, 'deve ter a forma 00.000.000/0000-00')
    .default('12.345.678/0001-95'),
  BRAND_FOUNDED: orNone(z.string().regex(/^(19|20)\d{2}$/, 'deve ser um ano'), '2000'),
  BRAND_VENUE: orNone(line(80), 'São Paulo, SP'),
  BRAND_ADDRESS: orNone(line(200), 'Rua das Flores Amarelas, 100, Centro, São Paulo, SP, 01000-000'),
  BRAND_PHONE: orNone(z.string().regex(/^\+?[\d() .-]{8,24}$/, 'deve ser um telefone, como (11) 4000-0000'), '(11) 4000-0000'),
  BRAND_HOURS: orNone(line(80), 'segunda a sexta, das 9h às 18h'),
  PANEL_NAME: words('Ipê Control Panel', 40),
  PORTAL_URL: url('https://portal.ipe.example/'),
  TICKET_URL: url('https://portal.ipe.example/chamados'),
  CANCEL_URL: url('https://portal.ipe.example/cancelamento'),
  WIKI_URL: url('https://wiki.ipe.example/'),
  STATUS_URL: url('https://status.ipe.example/'),
  PANEL_DEMO_URL: url('https://demo-icp.ipe.example/'),
  SOCIAL_INSTAGRAM: url('https://instagram.com/ipehospedagem'),
  SOCIAL_FACEBOOK: url('https://facebook.com/ipehospedagem'),
  SOCIAL_YOUTUBE: url('https://youtube.com/@ipehospedagem'),
  SOCIAL_LINKEDIN: url('https://linkedin.com/company/ipehospedagem'),
  WHATSAPP_NUMBER: orNone(z.string().regex(/^\d{10,15}$/, 'deve ter só dígitos, com o código do país'), '5511940000000'),
  EMAIL_CONTACT: email.default('contato@ipe.example'),
  EMAIL_BILLING: orNone(email, 'financeiro@ipe.example'),
  EMAIL_PRIVACY: email.default('privacidade@ipe.example'),
  EMAIL_ABUSE: orNone(email, 'abuse@ipe.example'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'deve ter a forma GTM-XXXXXXX')
    .optional(),
});

export type Brand = z.infer<typeof brandSchema>;

/** Whether the company is still the example's: what only that one can claim is said of no other. */
export function isExample({ BRAND_NAME }: Brand): boolean {
  return BRAND_NAME === brandSchema.shape.BRAND_NAME.parse(undefined);
}

/** What another company says itself or does not say, and may well say as the example does. */
const OF_ONE_COMPANY = ['BRAND_FOUNDED', 'BRAND_VENUE', 'BRAND_ADDRESS', 'BRAND_PHONE', 'BRAND_HOURS'];

/** Reads the brand's variables. A company with a name of its own began, and goes to court, where it says, and not with the example. @throws ZodError */
export function readBrand(given: Readonly<Record<string, string | undefined>>): Brand {
  const brand = brandSchema.parse(given);
  if (isExample(brand)) return brand;
  const untold = OF_ONE_COMPANY.filter((name) => given[name] === undefined);
  return { ...brand, ...Object.fromEntries(untold.map((name) => [name, null])) };
}

/** What a law or a customer holds the provider to: no shop sells in the name of the example. */
const OWN = [
  'BRAND_NAME',
  'BRAND_LEGAL_NAME',
  'BRAND_CNPJ',
  'EMAIL_CONTACT',
  'EMAIL_BILLING',
  'EMAIL_PRIVACY',
  'EMAIL_ABUSE',
] as const;

/** The other variables that still say what the example says. */
export function exampleLinks(brand: Brand): readonly string[] {
  const example = brandSchema.parse({});
  const names = Object.keys(example) as (keyof Brand)[];
  return names.filter((name) => !OF_ONE_COMPANY.includes(name) && !isOwn(name) && brand[name] && brand[name] === example[name]);
}

function isOwn(name: string): boolean {
  return OWN.some((own) => own === name);
}

/** The variables of these that still say what the example says. */
export function exampleNames(brand: Brand): readonly string[] {
  const example = brandSchema.parse({});
  return OWN.filter((name) => brand[name] === example[name]);
}
