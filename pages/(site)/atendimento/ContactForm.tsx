import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type * as Contato from '../../../modules/contact/contato.ts';
import { ApiError, callApi, messageOf } from '../../api.ts';
import { BotCheckError, botCheckToken } from '../../botCheck.ts';
import { BotSentinel } from '../../components/BotSentinel.tsx';
import { CHECK_FIELDS, FormFailure } from '../../components/FormFailure.tsx';
import { Field, TextArea } from '../../components/Field.tsx';
import { createDraft } from '../../draft.ts';
import { lateRules } from '../../lateRules.ts';
import { leaveFor } from '../../leaveFor.ts';
import type { BotCheckPublic } from '../../pageContext.ts';
import { EnviarContatoDocument } from '../../../graphql/generated/graphql.ts';

type Values = Record<Contato.CampoDoContato, string>;

const ROTULOS: Values = { nome: 'Nome', email: 'E-mail', celular: 'Celular', assunto: 'Assunto', mensagem: 'Mensagem' };
const EMPTY: Values = { nome: '', email: '', celular: '', assunto: '', mensagem: '' };

const rules = lateRules<Values, typeof Contato>(
  () => import('../../../modules/contact/contato.ts'),
  ({ contatoSchema }, values) => {
    const issues = contatoSchema.safeParse(values).error?.issues ?? [];
    return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  },
);

/** The contact form (sections 2.3, 4.5, 5.4): errors after an attempt, thanks after success, nothing lost between. */
export function ContactForm({ botCheck }: { botCheck: BotCheckPublic }) {
  const draft = useMemo(() => createDraft<Values>('contato'), []);
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: rules.resolver });
  const [failure, setFailure] = useState<string | null>(null);
  const [reloadHelps, setReloadHelps] = useState(false);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => rules.fetchAtTouch(), []);
  useEffect(() => {
    const kept = draft.read();
    if (kept) form.reset(kept, { keepDefaultValues: true });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [draft, form]);

  const send = async (input: Values) => {
    setFailure(null);
    try {
      const recaptchaToken = await botCheckToken(botCheck);
      await callApi(EnviarContatoDocument, { input: { ...input, recaptchaToken } });
      draft.clear();
      await leaveFor('/atendimento-obrigado');
      // Back from the thanks: an empty form, so that the same message is not sent twice.
      form.reset(EMPTY);
    } catch (error) {
      setFailure(messageOf(error, 'Erro ao enviar mensagem.'));
      setReloadHelps(error instanceof BotCheckError && error.reloadHelps);
      if (error instanceof ApiError) {
        for (const { campo, mensagem } of error.campos) form.setError(campo as keyof Values, { message: mensagem });
      }
    }
  };

  const submit = form.handleSubmit(send, () => setFailure(CHECK_FIELDS));
  // Two presses may come before the page has shown the first.
  const busy = useRef(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    void submit().finally(() => (busy.current = false));
  };

  return (
    // Until the page is taken over its button does nothing: a form of this method that stands in no dialog is never sent by the browser.
    <form method="dialog" onSubmit={onSubmit} noValidate>
      <noscript>
        <p className="notice">Este formulário precisa de JavaScript. Se preferir, use os contatos desta página.</p>
      </noscript>
      <Field label={ROTULOS.nome} autoComplete="name" required {...form.register('nome')} error={errors.nome?.message} />
      <Field
        label={ROTULOS.email}
        type="email"
        autoComplete="email"
        required
        {...form.register('email')}
        error={errors.email?.message}
      />
      <Field
        label={ROTULOS.celular}
        type="tel"
        autoComplete="tel"
        required
        {...form.register('celular')}
        error={errors.celular?.message}
      />
      <Field label={ROTULOS.assunto} required {...form.register('assunto')} error={errors.assunto?.message} />
      <TextArea label={ROTULOS.mensagem} rows={6} required {...form.register('mensagem')} error={errors.mensagem?.message} />
      <BotSentinel check={botCheck} />
      <FormFailure
        failure={failure}
        reloadHelps={reloadHelps}
        labels={ROTULOS}
        errors={errors}
        onChoose={(name) => form.setFocus(name as keyof Values)}
      />
      <button type="submit" className="button button--primary" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Enviando...' : 'Enviar mensagem'}
      </button>
    </form>
  );
}
