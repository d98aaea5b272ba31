import { useId } from 'react';
import type { Campo } from './campo.ts';
import { ImageField } from './ImageField.tsx';

interface FormFieldProps {
  campo: Campo;
  inicial: string | number | boolean | null | undefined;
  error: string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** A labelled field of a staff form, with its help and its message. */
export function FormField({ campo, inicial, error, onUploading }: FormFieldProps) {
  const id = useId();
  const common = {
    id,
    name: campo.nome,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-message`,
    'aria-required': campo.obrigatorio,
  };
  return (
    <div className={`form-field form-field--${campo.tipo}`}>
      <label htmlFor={id}>
        {campo.rotulo}
        {campo.obrigatorio && <span aria-hidden="true"> *</span>}
      </label>
      <Control campo={campo} common={common} inicial={inicial ?? campo.padrao ?? ''} onUploading={onUploading} />
      <p id={`${id}-message`} className={error ? 'form-field__error' : 'form-field__help'}>
        {error ?? campo.ajuda}
      </p>
    </div>
  );
}

interface ControlProps {
  campo: Campo;
  common: { id: string; name: string };
  inicial: string | number | boolean;
  onUploading: FormFieldProps['onUploading'];
}

function Control({ campo, common, inicial, onUploading }: ControlProps) {
  switch (campo.tipo) {
    case 'area':
      return <textarea {...common} rows={3} defaultValue={String(inicial)} />;
    case 'numero':
      return <input {...common} type="number" step={campo.passo ?? 'any'} defaultValue={String(inicial)} />;
    case 'data':
      return <input {...common} type="date" defaultValue={String(inicial)} />;
    case 'sinal':
      return campo.palavras ? (
        <select {...common} defaultValue={inicial ? 'sim' : 'nao'}>
          <option value="sim">{campo.palavras[0]}</option>
          <option value="nao">{campo.palavras[1]}</option>
        </select>
      ) : (
        <input {...common} type="checkbox" defaultChecked={Boolean(inicial)} />
      );
    case 'escolha':
      return (
        <select {...common} defaultValue={String(inicial)}>
          <option value="" disabled={!campo.opcional}>
            {campo.vazio}
          </option>
          {campo.opcoes.map(({ valor, rotulo }) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ))}
        </select>
      );
    case 'imagem':
      return <ImageField {...common} pasta={campo.pasta} base={campo.base} inicial={String(inicial)} onUploading={onUploading} />;
    default:
      return <input {...common} type="text" autoComplete="off" defaultValue={String(inicial)} />;
  }
}
