import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { conferirCpfCnpj, ehCnpj, limparCpfCnpj } from '../../../modules/brazil/cpfCnpj.ts';
import { filtrarNome } from '../../../modules/checkout/nome.ts';
import { ehEmail } from '../../../modules/contact/email.ts';
import { MENSAGENS_CONSULTA } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import { createLatest } from '../../latest.ts';
import { usePublicContext } from '../../publicPage.tsx';
import { ConsultarCnpjDocument, EmailCadastradoDocument } from '../../../graphql/generated/graphql.ts';
import { ROTULOS, type AssinaturaValues } from './assinaturaValues.ts';
import type { Autofill } from './autofill.ts';

interface SectionProps {
  form: UseFormReturn<AssinaturaValues>;
}

const NOVO = { text: MENSAGENS_CONSULTA.emailNovo, good: true };
const CONHECIDO = { text: MENSAGENS_CONSULTA.emailConhecido, good: false };
const CONHECIDO_SEM_PORTAL = { text: MENSAGENS_CONSULTA.emailConhecidoSemPortal, good: false };

/** Endereço de E-mail: tells whether the main one is known already (section 4.4). */
export function EmailSection({ form }: SectionProps) {
  const [known, setKnown] = useState<{ text: string; good: boolean } | null>(null);
  const { brand } = usePublicContext();
  const latest = useMemo(() => createLatest(), []);
  const { errors } = form.formState;

  const forget = () => {
    latest.cancel();
    setKnown(null);
  };
  const check = async () => {
    const email = form.getValues('emailPrincipal').trim();
    if (!ehEmail(email)) return forget();
    try {
      const answered = await latest.ask(() => callApi(EmailCadastradoDocument, { email }));
      if (answered) setKnown(answered.answer.emailCadastrado ? (brand.PORTAL_URL ? CONHECIDO : CONHECIDO_SEM_PORTAL) : NOVO);
    } catch {
      // Only a help: an order does not wait for it.
      setKnown(null);
    }
  };

  return (
    <fieldset className="order-section">
      <legend>Endereço de E-mail</legend>
      <Field
        label={ROTULOS.emailPrincipal}
        type="email"
        autoComplete="email"
        required
        {...form.register('emailPrincipal', { onBlur: check, onChange: forget })}
        error={errors.emailPrincipal?.message}
        hint={known}
      />
      <Field
        label={ROTULOS.emailAlternativo}
        type="email"
        autoComplete="off"
        {...form.register('emailAlternativo')}
        error={errors.emailAlternativo?.message}
      />
    </fieldset>
  );
}

/** Informações do Assinante: a valid CNPJ fills the company's name (section 5.3). */
export function SubscriberSection({ form, autofill }: SectionProps & { autofill: Autofill }) {
  const { errors } = form.formState;
  const tell = (message: string) => form.setError('cpfCnpj', { type: 'lookup', message });

  const checkDocument = async () => {
    const texto = form.getValues('cpfCnpj');
    if (!texto.trim()) return;
    const mensagem = conferirCpfCnpj(texto);
    if (mensagem) return tell(mensagem);
    const cnpj = limparCpfCnpj(texto);
    // A person's document: a company's name that was filled here before is not this person's.
    if (!ehCnpj(cnpj)) return autofill.empty();
    try {
      await autofill.lookUp(cnpj, async () => {
        const { consultarCnpj } = await callApi(ConsultarCnpjDocument, { cnpj });
        return consultarCnpj ? { nomeEmpresa: consultarCnpj } : null;
      });
    } catch (error) {
      tell(messageOf(error, MENSAGENS_CONSULTA.cnpjFalha));
    }
  };

  return (
    <fieldset className="order-section">
      <legend>Informações do Assinante</legend>
      <Field
        label={ROTULOS.cpfCnpj}
        autoComplete="off"
        autoCapitalize="characters"
        required
        {...form.register('cpfCnpj', {
          onBlur: checkDocument,
          onChange: () => {
            form.clearErrors('cpfCnpj');
            autofill.takeBack();
          },
        })}
        error={errors.cpfCnpj?.message}
        announced={errors.cpfCnpj?.type === 'lookup'}
      />
      <Field
        label={ROTULOS.nomeEmpresa}
        autoComplete="name"
        required
        {...form.register('nomeEmpresa', {
          onChange: ({ target }) => {
            const kept = filtrarNome(target.value, form.getValues('cpfCnpj'));
            if (kept !== target.value) form.setValue('nomeEmpresa', kept);
          },
        })}
        error={errors.nomeEmpresa?.message}
      />
      <Field
        label={ROTULOS.telefone}
        type="tel"
        autoComplete="tel"
        {...form.register('telefone')}
        error={errors.telefone?.message}
      />
    </fieldset>
  );
}
