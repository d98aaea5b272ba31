/** What a campaign's address may bring (D36). */
export interface CampaignLink {
  dominio: string;
  cupom: string;
}

const NO_CAMPAIGN: CampaignLink = { dominio: '', cupom: '' };

/** Longer than any code, and the longest name of a domain (RFC 1035, section 2.3.4). */
const MOST = { cupom: 60, dominio: 253 } as const;
/** Links to where plans are ordered, and to pages that have such links. */
const TO_PLANS = 'a[href^="/assineja-"], a[href^="/plano-"], a[href="/"]';
/** What happens to a link before it is followed, copied or opened beside. */
const TOUCHES = ['pointerdown', 'focusin', 'contextmenu', 'click'] as const;

/**
 * What the page's address brings, or that of the page it was opened from: a link may be followed before any script of ours could write into
 * it. Only the browser reads it, so that a page is the same for everyone (045).
 */
export function campaignLink(): CampaignLink {
  const own = brought(window.location.href);
  return own.cupom || own.dominio ? own : brought(document.referrer);
}

/** Writes what the page's address brings into every link that leads to an order, when it is touched: whichever page a campaign begins at, its coupon arrives. */
export function carryCampaign(): void {
  const campaign = Object.entries(campaignLink()).filter(([, value]) => value !== '');
  if (campaign.length === 0) return;
  const carry = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(TO_PLANS);
    if (!link) return;
    const { pathname, searchParams, hash } = new URL(link.href);
    for (const [name, value] of campaign) if (!searchParams.has(name)) searchParams.set(name, value);
    link.setAttribute('href', `${pathname}?${searchParams}${hash}`);
  };
  for (const touch of TOUCHES) addEventListener(touch, carry, true);
}

/** What has been chosen and typed, as a link's address would bring it: a domain that is still to be registered it cannot. */
export function saying(
  rota: string,
  { periodo, cupom, tipoDominio, dominio }: CampaignLink & { periodo: number; tipoDominio: string },
): string {
  const own = tipoDominio === 'ja-tenho' && dominio;
  return `${rota}?${new URLSearchParams({ periodo: String(periodo), ...(cupom && { cupom }), ...(own && { dominio }) })}`;
}

function brought(address: string): CampaignLink {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== window.location.origin) return NO_CAMPAIGN;
  const read = (name: keyof CampaignLink) => (url.searchParams.get(name) ?? '').trim();
  return { dominio: hostIn(read('dominio')).slice(0, MOST.dominio), cupom: read('cupom').slice(0, MOST.cupom) };
}

/** The name of a site in what people copy out of an address bar. */
function hostIn(text: string): string {
  return text
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#:\s].*$/s, '')
    .toLowerCase();
}
