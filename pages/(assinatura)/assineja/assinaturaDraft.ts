import type { AssinaturaInput } from '../../../graphql/generated/graphql.ts';
import type { CampaignLink } from '../../campaign.ts';
import { clearDrafts, createDraft, randomKey } from '../../draft.ts';
import { isFirstView } from '../../typed.ts';
import {
  initialValues,
  offeredValues,
  personalValues,
  type AssinaturaValues,
  type Oferta,
  type PersonalValues,
} from './assinaturaValues.ts';

/** How the names of all drafts begin. */
export const DRAFTS = 'pedido:';

/** What an order says, but for the key under which it is sent. */
export type SentOrder = Omit<AssinaturaInput, 'chave' | 'substitui'>;

/** What a look-up has filled by itself: its last question, and the text that it put into each field. */
interface Autofilled {
  question: string;
  filled: Partial<Record<keyof AssinaturaValues, string>>;
}

/** An order that is being written, as this tab remembers it through reload, back and forward. */
export interface AssinaturaDraft {
  /** Idempotency key: one order, one content (D16, D38). */
  chave: string;
  /** Whether an order has been sent under the key, and its answer never came. */
  unanswered: boolean;
  /** What that order said, as it was sent; null where none is known. */
  sent: SentOrder | null;
  /** Key of the order that this one corrects; empty when it corrects none (D38). */
  substitui: string;
  /** Keys of orders of other plans that it stands beside, as its visitor has said; left out where he has not. */
  besides?: string[];
  values: AssinaturaValues;
  /** Whether the coupon that is typed was applied. */
  couponApplied: boolean;
  autofilled: Record<'cep' | 'cnpj', Autofilled>;
  /** What the address brought when this was written; what it brings anew wins over what is remembered. */
  link: CampaignLink;
}

/** What is said of the person who orders: it goes along from one plan to the next. */
type Person = Pick<AssinaturaDraft, 'autofilled'> & { values: PersonalValues };

/** The coupon and the domain, which go along as well, where the other plan's draft says nothing of its own. */
type Wish = Pick<AssinaturaDraft, 'couponApplied'> & { values: Pick<AssinaturaValues, 'cupom' | 'tipoDominio' | 'dominio'> };

/** The draft of one plan's order page, kept in step with what is remembered. */
export interface KeptDraft {
  current: AssinaturaDraft;
  save: (changes: Partial<AssinaturaDraft>) => void;
  /** Forgets it: the order has been placed. */
  clear: () => void;
  readonly isCleared: boolean;
}

/**
 * Opens what this tab remembers of an order, or a new one.
 *
 * @param periodInAddress whether the address says the period, which then wins
 */
export function openDraft(name: string, oferta: Oferta, link: CampaignLink, periodInAddress: boolean): KeptDraft {
  const store = createDraft<AssinaturaDraft>(DRAFTS + name);
  const people = createDraft<Person>(`${DRAFTS}pessoa`);
  const wishes = createDraft<Wish>(`${DRAFTS}desejo`);
  const person = people.read();
  const fresh: AssinaturaDraft = {
    ...newKey(),
    values: { ...initialValues(oferta), ...person?.values },
    couponApplied: false,
    autofilled: person?.autofilled ?? nothing(),
    link,
  };
  const kept = store.read();
  let open = true;
  // Of the person the last word counts, whichever plan's page it was said on.
  let current: AssinaturaDraft = kept ? { ...recall(kept, fresh, oferta, periodInAddress), autofilled: fresh.autofilled } : fresh;
  current = wishing({ ...current, values: { ...current.values, ...person?.values } }, wishes.read());
  current = following(current, link, kept?.link);
  store.write(current);
  return {
    get current() {
      return current;
    },
    get isCleared() {
      return !open;
    },
    save(changes) {
      current = { ...current, ...changes };
      if (!open) return;
      store.write(current);
      people.write({ values: personalValues(current.values), autofilled: current.autofilled });
      const { couponApplied, values } = current;
      const { cupom, tipoDominio, dominio } = values;
      wishes.write({ couponApplied, values: { cupom, tipoDominio, dominio } });
    },
    clear() {
      open = false;
      // What was typed for other plans as well: nothing of a person stays behind an order.
      clearDrafts(DRAFTS);
    },
  };
}

/** A key that nothing was sent under yet. */
export function newKey(): Pick<AssinaturaDraft, 'chave' | 'unanswered' | 'sent' | 'substitui'> {
  return { chave: randomKey(), unanswered: false, sent: null, substitui: '' };
}

function nothing(): AssinaturaDraft['autofilled'] {
  return { cep: { question: '', filled: {} }, cnpj: { question: '', filled: {} } };
}

function recall(kept: AssinaturaDraft, fresh: AssinaturaDraft, oferta: Oferta, periodInAddress: boolean): AssinaturaDraft {
  const values = offeredValues(kept.values, oferta, fresh.values);
  if (periodInAddress) values.periodo = oferta.periodo;
  return { ...fresh, ...kept, values, link: fresh.link };
}

/** What was wished for on another plan's page. */
function wishing(draft: AssinaturaDraft, wish: Wish | null): AssinaturaDraft {
  if (!wish) return draft;
  const values = { ...draft.values };
  const { cupom, tipoDominio, dominio } = wish.values;
  if (values.tipoDominio === 'subdominio') Object.assign(values, { tipoDominio, dominio });
  if (values.cupom !== '' || cupom === '') return { ...draft, values };
  return { ...draft, values: { ...values, cupom }, couponApplied: wish.couponApplied };
}

/** What the address brings, when somebody has come by it or it says something new; after a reload, what was typed instead counts. */
function following(draft: AssinaturaDraft, { dominio, registro, cupom }: CampaignLink, before?: CampaignLink): AssinaturaDraft {
  const values = { ...draft.values };
  const anew = isFirstView();
  if (registro && (anew || registro !== before?.registro)) Object.assign(values, { dominio: registro, tipoDominio: 'registro' });
  if (dominio && (anew || dominio !== before?.dominio)) Object.assign(values, { dominio, tipoDominio: 'ja-tenho' });
  if (cupom === '' || !(anew || cupom !== before?.cupom)) return { ...draft, values };
  return { ...draft, values: { ...values, cupom }, couponApplied: true };
}
