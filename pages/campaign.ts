/** What a campaign's address may bring (D36), or that of a page where a free domain was found (065). */
export interface CampaignLink {
  /** A domain that its owner has. */
  dominio: string;
  /** One that is to be registered, in its place. */
  registro: string;
  cupom: string;
}

const NAMES = ['dominio', 'registro', 'cupom'] as const;
const NO_CAMPAIGN: CampaignLink = { dominio: '', registro: '', cupom: '' };

/** Longer than any code, and the longest name of a domain (RFC 1035, section 2.3.4). */
const MOST = { cupom: 60, dominio: 253, registro: 253 } as const;
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
  return NAMES.some((name) => own[name] !== '') ? own : brought(document.referrer);
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

/** What has been typed, as a link's address would bring it. */
export function typedCampaign({ cupom, tipoDominio, dominio }: Typed): CampaignLink {
  const named = (tipo: string) => (tipoDominio === tipo ? dominio.trim() : '');
  return { cupom: cupom.trim(), dominio: named('ja-tenho'), registro: named('registro') };
}

interface Typed {
  cupom: string;
  tipoDominio: string;
  dominio: string;
}

/** The same, with the chosen period, as the address of a page. */
export function saying(rota: string, values: Typed & { periodo: number }): string {
  const parameters = new URLSearchParams({ periodo: String(values.periodo) });
  write(typedCampaign(values), NAMES, parameters);
  return `${rota}?${parameters}`;
}

function brought(address: string): CampaignLink {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.origin !== window.location.origin) return NO_CAMPAIGN;
  const read = (name: keyof CampaignLink) => (url.searchParams.get(name) ?? '').trim();
  const site = (name: 'dominio' | 'registro') => hostIn(read(name)).slice(0, MOST[name]);
  return { dominio: site('dominio'), registro: site('registro'), cupom: read('cupom').slice(0, MOST.cupom) };
}

/** The name of a site in what people copy out of an address bar. */
function hostIn(text: string): string {
  return text
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#:\s].*$/s, '')
    .toLowerCase();
}
