/** What a campaign's address may bring (D36). */
export interface CampaignLink {
  dominio: string;
  cupom: string;
}

const NAMES = ['dominio', 'cupom'] as const;
const NO_CAMPAIGN: CampaignLink = { dominio: '', cupom: '' };

/** Longer than any code, and the longest name of a domain (RFC 1035, section 2.3.4). */
const MOST = { cupom: 60, dominio: 253 } as const;
/** Links to other pages of the shop: to whichever one a visitor goes first, the next may lead to an order. */
const TO_THE_SHOP = 'a[href^="/"]:not([href^="//"])';
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

/** What a visitor has said of it, where a form asks; what the address brings is the beginning of that, and no longer counts. */
let saidInstead: (() => CampaignLink) | null = null;

/** Tells of a form that asks for what a campaign brings; answers how to take that back. */
export function sayInstead(say: () => CampaignLink): () => void {
  saidInstead = say;
  return () => {
    if (saidInstead === say) saidInstead = null;
  };
}

/** Writes what a campaign brings into every link that is touched: whichever page it begins at, its coupon arrives, or what the visitor has said in its place. */
export function carryCampaign(): void {
  const names = NAMES.filter((name) => campaignLink()[name] !== '');
  if (names.length === 0) return;
  /** What was written, which may be something else at the next touch. */
  const written = new WeakMap<HTMLAnchorElement, ReadonlySet<string>>();
  const carry = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(TO_THE_SHOP);
    if (!link) return;
    const campaign = saidInstead?.() ?? campaignLink();
    if (saidInstead) keepInStep(campaign);
    const before = written.get(link);
    const { pathname, searchParams, hash } = new URL(link.href);
    const ours = names.filter((name) => before?.has(name) || !searchParams.has(name));
    write(campaign, ours, searchParams);
    written.set(link, new Set(ours));
    link.setAttribute('href', `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`);
  };
  for (const touch of TOUCHES) addEventListener(touch, carry, true);
}

/** The page's own address says no longer what has been taken back: the next page may look at it. */
function keepInStep(campaign: CampaignLink): void {
  const url = new URL(window.location.href);
  const said = NAMES.filter((name) => url.searchParams.has(name));
  write(campaign, said, url.searchParams);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

function write(campaign: CampaignLink, names: readonly (keyof CampaignLink)[], parameters: URLSearchParams): void {
  for (const name of names) {
    if (campaign[name]) parameters.set(name, campaign[name]);
    else parameters.delete(name);
  }
}

/** What has been typed, as a link's address would bring it: a domain that is still to be registered it cannot. */
export function typedCampaign({ cupom, tipoDominio, dominio }: CampaignLink & { tipoDominio: string }): CampaignLink {
  return { cupom: cupom.trim(), dominio: tipoDominio === 'ja-tenho' ? dominio.trim() : '' };
}

/** The same, with the chosen period, as the address of a page. */
export function saying(rota: string, values: CampaignLink & { periodo: number; tipoDominio: string }): string {
  const { cupom, dominio } = typedCampaign(values);
  return `${rota}?${new URLSearchParams({ periodo: String(values.periodo), ...(cupom && { cupom }), ...(dominio && { dominio }) })}`;
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
