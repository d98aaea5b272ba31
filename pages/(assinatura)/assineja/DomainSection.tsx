import { useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MENSAGENS_CONSULTA, mensagemDominio } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import { createLatest } from '../../latest.ts';
import { ConsultarDominioDocument } from '../../../graphql/generated/graphql.ts';
import type { Data } from './+data.ts';
import { ROTULOS, type AssinaturaValues } from './assinaturaValues.ts';

interface DomainSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  palavras: Pick<Data['palavras'], 'dominios' | 'registro'>;
}

/** Seu Domínio: three choices, and the availability check for a new domain (section 4.1). */
export function DomainSection({ form, palavras }: DomainSectionProps) {
  const [result, setResult] = useState<{ text: string; good: boolean } | null>(null);
  const [checking, setChecking] = useState(false);
  const latest = useMemo(() => createLatest(), []);
  const tipo = useWatch({ control: form.control, name: 'tipoDominio' });
  const { errors } = form.formState;

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
      {palavras.dominios.map(({ tipo: value, rotulo }) => (
        <label key={value} className="choice">
          <input type="radio" value={value} {...form.register('tipoDominio', { onChange: () => onTypeChange(value) })} /> {rotulo}
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
      {tipo === 'registro' && <p className="order-note">{palavras.registro}</p>}
    </fieldset>
  );
}
