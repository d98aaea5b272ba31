import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { conferirCpfCnpj, ehCnpj, limparCpfCnpj } from '../../../modules/checkout/cpfCnpj.ts';
import { MENSAGENS_CONSULTA } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import { ConsultarCnpj, EmailCadastrado } from './checkout.query.ts';
import { filtrarNome } from '../../../modules/checkout/nome.ts';
import type { OrderValues } from './orderValues.ts';

interface SectionProps {
  form: UseFormReturn<OrderValues>;
}

/** Endereço de E-mail: tells whether the main one is known already (section 4.4). */
export function EmailSection({ form }: SectionProps) {
  const [known, setKnown] = useState<{ text: string; good: boolean } | null>(null);
  const { errors } = form.formState;

  const check = async () => {
    const email = form.getValues('emailPrincipal').trim().toLowerCase();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return setKnown(null);
    try {
      const { emailCadastrado } = await callApi(EmailCadastrado, { email });
      setKnown(
        emailCadastrado
          ? { text: MENSAGENS_CONSULTA.emailConhecido, good: false }
          : { text: MENSAGENS_CONSULTA.emailNovo, good: true },
      );
    } catch {
      // Only a help: an order does not wait for it.
      setKnown(null);
    }
  };

  return (
    <fieldset className="order-section">
      <legend>Endereço de E-mail</legend>
      <Field
        label="E-mail principal"
        type="email"
        autoComplete="email"
        {...form.register('emailPrincipal', { onBlur: check })}
        error={errors.emailPrincipal?.message}
        hint={known}
      />
      <Field
        label="E-mail alternativo (opcional)"
        type="email"
        autoComplete="off"
        {...form.register('emailAlternativo')}
        error={errors.emailAlternativo?.message}
      />
    </fieldset>
  );
}

/** Informações do Assinante: a valid CNPJ fills the company's name (section 5.3). */
export function SubscriberSection({ form }: SectionProps) {
  const { errors } = form.formState;

  const checkDocument = async () => {
    const texto = form.getValues('cpfCnpj');
    if (!texto.trim()) return;
    const mensagem = conferirCpfCnpj(texto);
    if (mensagem) return form.setError('cpfCnpj', { message: mensagem });
    form.clearErrors('cpfCnpj');
    const cnpj = limparCpfCnpj(texto);
    if (!ehCnpj(cnpj)) return;
    try {
      const { consultarCnpj } = await callApi(ConsultarCnpj, { cnpj });
      form.setValue('nomeEmpresa', consultarCnpj ?? '', { shouldDirty: true });
      form.clearErrors('nomeEmpresa');
    } catch (error) {
      const text = messageOf(error, MENSAGENS_CONSULTA.cnpjFalha);
      if (text === MENSAGENS_CONSULTA.cnpjFalha) form.setValue('nomeEmpresa', '');
      form.setError('cpfCnpj', { message: text });
    }
  };

  return (
    <fieldset className="order-section">
      <legend>Informações do Assinante</legend>
      <Field
        label="CPF ou CNPJ"
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('cpfCnpj', { onBlur: checkDocument })}
        error={errors.cpfCnpj?.message}
      />
      <Field
        label="Nome completo ou razão social"
        autoComplete="name"
        {...form.register('nomeEmpresa', {
          onChange: ({ target }) => {
            const kept = filtrarNome(target.value, form.getValues('cpfCnpj'));
            if (kept !== target.value) form.setValue('nomeEmpresa', kept);
          },
        })}
        error={errors.nomeEmpresa?.message}
      />
      <Field
        label="Celular ou WhatsApp (opcional)"
        type="tel"
        autoComplete="tel"
        {...form.register('telefone')}
        error={errors.telefone?.message}
      />
    </fieldset>
  );
}
