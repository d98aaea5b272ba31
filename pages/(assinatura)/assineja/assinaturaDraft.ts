import type { CampaignLink } from './campaignLink.ts';
import { clearDrafts, createDraft, randomKey } from '../../draft.ts';
import {
  initialValues,
  offeredValues,
  personalValues,
  type AssinaturaValues,
  type Oferta,
  type PersonalValues,
} from './assinaturaValues.ts';

const DRAFTS = 'pedido:';

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
  /** Key of the order that this one corrects; empty when it corrects none (D38). */
  substitui: string;
  values: AssinaturaValues;
  /** Whether the coupon that is typed was applied. */
  couponApplied: boolean;
  autofilled: Record<'cep' | 'cnpj', Autofilled>;
  /** What the address brought when this was written; what it brings anew wins over what is remembered. */
  link: CampaignLink;
}

/** What is said of the person who orders: it goes along from one plan to the next. */
type Person = Pick<AssinaturaDraft, 'autofilled'> & { values: PersonalValues };

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
  const person = people.read();
  const fresh: AssinaturaDraft = {
    ...newKey(),
    values: { ...initialValues(oferta, link), ...person?.values },
    couponApplied: false,
    autofilled: person?.autofilled ?? nothing(),
    link,
  };
  const kept = store.read();
  let open = true;
  // Of the person the last word counts, whichever plan's page it was said on.
  let current: AssinaturaDraft = kept ? { ...recall(kept, fresh, oferta, periodInAddress), autofilled: fresh.autofilled } : fresh;
  current.values = { ...current.values, ...person?.values };
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
    },
    clear() {
      open = false;
      // What was typed for other plans as well: nothing of a person stays behind an order.
      clearDrafts(DRAFTS);
    },
  };
}

/** A key that nothing was sent under yet. */
export function newKey(): Pick<AssinaturaDraft, 'chave' | 'unanswered' | 'substitui'> {
  return { chave: randomKey(), unanswered: false, substitui: '' };
}

function nothing(): AssinaturaDraft['autofilled'] {
  return { cep: { question: '', filled: {} }, cnpj: { question: '', filled: {} } };
}

function recall(kept: AssinaturaDraft, fresh: AssinaturaDraft, oferta: Oferta, periodInAddress: boolean): AssinaturaDraft {
  const values = offeredValues(kept.values, oferta, fresh.values);
  if (periodInAddress) values.periodo = oferta.periodo;
  const { dominio, cupom } = fresh.link;
  if (dominio && dominio !== kept.link?.dominio) Object.assign(values, { dominio, tipoDominio: 'ja-tenho' });
  const newCoupon = cupom !== '' && cupom !== kept.link?.cupom;
  if (newCoupon) values.cupom = cupom;
  return { ...fresh, ...kept, values, couponApplied: kept.couponApplied && !newCoupon, link: fresh.link };
}
