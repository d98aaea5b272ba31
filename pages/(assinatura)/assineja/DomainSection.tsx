import { useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MENSAGENS_CONSULTA, mensagemDominio } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import { createLatest } from '../../latest.ts';
import { usePublicContext } from '../../publicPage.tsx';
import { ConsultarDominioDocument } from '../../../graphql/generated/graphql.ts';
import { ROTULOS, type AssinaturaValues } from './assinaturaValues.ts';

/** Seu Domínio: three choices, and the availability check for a new domain (section 4.1). */
export function DomainSection({ form, precos }: { form: UseFormReturn<AssinaturaValues>; precos: string }) {
  const { brand } = usePublicContext();
  const [result, setResult] = useState<{ text: string; good: boolean } | null>(null);
  const [checking, setChecking] = useState(false);
  const latest = useMemo(() => createLatest(), []);
  const tipo = useWatch({ control: form.control, name: 'tipoDominio' });
  const { errors } = form.formState;

  const choices = [
    ['subdominio', 'Subdomínio temporário grátis'],
    ['registro', `Sim, registrar domínio pela ${brand.BRAND_NAME}`],
    ['ja-tenho', 'Não, já possui domínio registrado'],
  ] as const;

  /** Whatever was asked of another name, its answer no longer counts. */
  const forget = () => {
    latest.cancel();
    setChecking(false);
    setResult(null);
  };

  const onTypeChange = (value: string) => {
    if (value === 'registro') return;
    form.setValue('dominio', '');
    form.clearErrors('dominio');
    forget();
  };

  const verify = async () => {
    const dominio = form.getValues('dominio').trim().toLowerCase();
    if (!dominio) return setResult({ text: MENSAGENS_CONSULTA.dominioVazio, good: false });
    setChecking(true);
    try {
      const answered = await latest.ask(() => callApi(ConsultarDominioDocument, { dominio }));
      if (!answered) return;
      const disponivel = answered.answer.consultarDominio === true;
      setResult({ text: mensagemDominio(dominio, disponivel), good: disponivel });
    } catch (error) {
      setResult({ text: messageOf(error, MENSAGENS_CONSULTA.dominioFalha), good: false });
    }
    setChecking(false);
  };

  return (
    <fieldset className="order-section">
      <legend>Seu Domínio</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="choice">
          <input type="radio" value={value} {...form.register('tipoDominio', { onChange: () => onTypeChange(value) })} /> {label}
        </label>
      ))}
      <div className="order-domain">
        <Field
          label={ROTULOS.dominio}
          placeholder="seusite.com.br"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="url"
          {...form.register('dominio', { onChange: forget })}
          disabled={tipo === 'subdominio'}
          required={tipo !== 'subdominio'}
          error={errors.dominio?.message}
          hint={result}
        />
        {tipo === 'registro' && (
          <button type="button" className="button button--secondary" onClick={verify} aria-disabled={checking}>
            {checking ? 'Verificando...' : 'Verificar'}
          </button>
        )}
      </div>
      {tipo === 'registro' && <p className="order-note">{precos}</p>}
    </fieldset>
  );
}
