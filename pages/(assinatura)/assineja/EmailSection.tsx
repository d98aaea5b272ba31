import { useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Field } from '../../components/Field.tsx';
import { createLatest } from '../../latest.ts';
import type { Data } from './+data.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import { Optional } from './Block.tsx';
import { leaving } from './leaving.ts';

interface EmailSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  palavras: Data['palavras'];
}

/** Endereço de E-mail: tells whether the main one is known already (section 4.4), and asks about a slip. */
export function EmailSection({ form, palavras: { consulta, rotulos, email: help } }: EmailSectionProps) {
  const [known, setKnown] = useState<{ text: string; good: boolean } | null>(null);
  const [meant, setMeant] = useState<string | null>(null);
  const latest = useMemo(() => createLatest(), []);
  const alternative = useWatch({ control: form.control, name: 'emailAlternativo' });
  const { errors } = form.formState;

  const forget = () => {
    latest.cancel();
    setKnown(null);
    setMeant(null);
  };
  const check = async () => {
    const email = form.getValues('emailPrincipal').trim();
    try {
      const answered = await latest.ask(async () => {
        const { ehEmail, sugerirEmail, emailCadastrado } = await leaving();
        const slip = sugerirEmail(email);
        setMeant(slip);
        // Nobody is welcomed under an address that is most likely another's.
        return slip || !ehEmail(email) ? null : emailCadastrado(email);
      });
      if (!answered) return;
      const isKnown = answered.answer;
      if (isKnown === null) return setKnown(null);
      setKnown({ text: isKnown ? consulta.emailConhecido : consulta.emailNovo, good: !isKnown });
    } catch {
      // Only a help: an order does not wait for it.
      setKnown(null);
    }
  };
  const take = () => {
    form.setValue('emailPrincipal', meant!, { shouldValidate: form.formState.isSubmitted });
    forget();
    form.setFocus('emailPrincipal');
  };

  return (
    <fieldset className="order-section">
      <legend>Endereço de E-mail</legend>
      <Field
        label={rotulos.emailPrincipal}
        type="email"
        autoComplete="email"
        required
        {...form.register('emailPrincipal', { onBlur: check, onChange: forget })}
        error={errors.emailPrincipal?.message}
        hint={known}
        help={help}
      />
      <p className="order-meant" aria-live="polite">
        {meant && (
          <button type="button" className="link-button" onClick={take}>
            Você quis dizer {meant}?
          </button>
        )}
      </p>
      <Optional title="Outro e-mail (opcional)" wanted={Boolean(alternative || errors.emailAlternativo)}>
        <Field
          label={rotulos.emailAlternativo}
          type="email"
          autoComplete="off"
          {...form.register('emailAlternativo')}
          error={errors.emailAlternativo?.message}
        />
      </Optional>
    </fieldset>
  );
}
