/** What a campaign's address may bring (D36). */
export interface CampaignLink {
  dominio: string;
  cupom: string;
}

export const NO_CAMPAIGN: CampaignLink = { dominio: '', cupom: '' };

/** Longer than any code, and the longest name of a domain (RFC 1035, section 2.3.4). */
const MOST = { cupom: 60, dominio: 253 } as const;

/** What the page's address brings: only the browser reads it. */
export function campaignLink(): CampaignLink {
  const asked = new URLSearchParams(window.location.search);
  const read = (name: keyof CampaignLink) => (asked.get(name) ?? '').slice(0, MOST[name]);
  return { dominio: read('dominio'), cupom: read('cupom') };
}

/** An order address with what the page's own brings besides the plan: coupon, domain and, where the other plan has it too, the period. */
export function alongWith(link: string): string {
  const [rota, query] = link.split('?');
  const asked = new URLSearchParams(window.location.search);
  const parameters = new URLSearchParams(query);
  for (const name of ['periodo', 'cupom', 'dominio']) {
    const value = asked.get(name);
    if (value) parameters.set(name, value);
  }
  return `${rota}?${parameters}`;
}

/** The same of what has been chosen and typed, as a link's address would bring it: a domain that is still to be registered it cannot. */
export function saying(
  rota: string,
  { periodo, cupom, tipoDominio, dominio }: CampaignLink & { periodo: number; tipoDominio: string },
): string {
  const own = tipoDominio === 'ja-tenho' && dominio;
  return `${rota}?${new URLSearchParams({ periodo: String(periodo), ...(cupom && { cupom }), ...(own && { dominio }) })}`;
}
