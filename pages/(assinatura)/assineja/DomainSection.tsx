import { useMemo, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import { createLatest } from '../../latest.ts';
import type { Data } from './+data.ts';
import { leaving } from './leaving.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';

interface DomainSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  palavras: Data['palavras'];
}

/** Seu Domínio: three choices, and the availability check for a new domain (section 4.1). Its field is shown where there is one to name. */
export function DomainSection({ form, palavras: { dominios, registro, consulta, rotulos } }: DomainSectionProps) {
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
    const typed = form.getValues('dominio');
    if (!typed.trim()) return setResult({ text: consulta.dominioVazio, good: false });
    setChecking(true);
    try {
      const answered = await latest.ask(async () => (await leaving()).verificarDominio(typed, consulta));
      if (!answered) return;
      const { dominio, ...said } = answered.answer;
      // What was asked for is what is ordered: nobody registers `www.`, an address or a name with spaces.
      form.setValue('dominio', dominio);
      setResult(said);
    } catch (error) {
      setResult({ text: messageOf(error, consulta.dominioFalha), good: false });
    }
    setChecking(false);
  };

  return (
    <fieldset className="order-section order-domains">
      <legend>{consulta.registrar}</legend>
      {dominios.map(({ tipo: value, rotulo }) => (
        <label key={value} className="choice">
          <input type="radio" value={value} {...form.register('tipoDominio', { onChange: () => onTypeChange(value) })} /> {rotulo}
        </label>
      ))}
      <div className="order-domain">
        <Field
          label={rotulos.dominio}
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
      {tipo === 'registro' && (
        <table className="order-prices">
          <caption>{consulta.porAno}</caption>
          <tbody>
            {registro.map(([fim, porAno]) => (
              <tr key={fim}>
                <th scope="row">{fim}</th>
                <td>{porAno}/ano</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </fieldset>
  );
}
