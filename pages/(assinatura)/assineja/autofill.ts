import type { UseFormReturn } from 'react-hook-form';
import { createLatest } from '../../latest.ts';
import type { KeptDraft } from './assinaturaDraft.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';

type TextField = 'nomeEmpresa' | 'endereco' | 'bairro' | 'cidade' | 'estado';

/** Fills fields from a look-up, and never over what a person typed. */
export interface Autofill {
  /** Asks, unless this was the last question. @throws what the look-up throws, once the fields are as if it had never filled them */
  lookUp: (question: string, ask: () => Promise<Partial<Record<TextField, string>> | null>) => Promise<void>;
  /** The question is being typed anew: an answer that is still to come does not count. */
  takeBack: () => void;
  /** Takes out what the last look-up filled. */
  empty: () => void;
}

/** Who is in a field already and types on, types in the place of what was filled, and not behind it. */
function selectWhereTyped(field: TextField): void {
  const here = document.activeElement;
  if (here instanceof HTMLInputElement && here.name === field) here.select();
}

/** The look-up behind some fields of the order form; what it filled is remembered with the draft. */
export function createAutofill(
  form: UseFormReturn<AssinaturaValues>,
  draft: () => KeptDraft,
  name: 'cep' | 'cnpj',
  fields: readonly TextField[],
): Autofill {
  const latest = createLatest();
  let asking = '';
  const memory = () => draft().current.autofilled[name];
  const remember = (changes: Partial<ReturnType<typeof memory>>) =>
    draft().save({ autofilled: { ...draft().current.autofilled, [name]: { ...memory(), ...changes } } });

  function fill(found: Partial<Record<TextField, string>>): void {
    const filled: Partial<Record<TextField, string>> = {};
    for (const field of fields) {
      const shown = form.getValues(field);
      const ours = shown === '' || shown === memory().filled[field];
      if (!ours) continue;
      const text = found[field] ?? '';
      if (text !== shown) {
        form.setValue(field, text, { shouldDirty: true });
        selectWhereTyped(field);
      }
      if (text) form.clearErrors(field);
      if (text) filled[field] = text;
    }
    remember({ filled });
  }

  return {
    async lookUp(question, ask) {
      if (question === asking || question === memory().question) return;
      asking = question;
      try {
        const answered = await latest.ask(ask);
        if (!answered) return;
        fill(answered.answer ?? {});
        remember({ question });
      } catch (error) {
        fill({});
        throw error;
      } finally {
        if (asking === question) asking = '';
      }
    },
    takeBack() {
      latest.cancel();
      asking = '';
      remember({ question: '' });
    },
    empty: () => fill({}),
  };
}
