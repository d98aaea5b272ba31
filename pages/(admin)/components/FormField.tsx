import { useId, useState } from 'react';
import { escreverValor, type Campo, type Valores } from './campo.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ImageField } from './ImageField.tsx';

interface FormFieldProps {
  campo: Campo;
  inicial: string | number | boolean | null | undefined;
  /** What the whole form says. */
  valores: Valores;
  error: string | undefined;
  onUploading: (uploading: boolean) => void;
}

/** A labelled field of a staff form, with its help and its message. */
export function FormField({ campo, inicial, valores, error, onUploading }: FormFieldProps) {
  const id = useId();
  const counts = campo.quando?.(valores) ?? true;
  const common = {
    id,
    name: campo.nome,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-message`,
    'aria-required': campo.obrigatorio,
    // What is set aside keeps what was typed, and says nothing.
    disabled: !counts,
  };
  return (
    <div className={`form-field form-field--${campo.tipo}`}>
      <label htmlFor={id}>
        {campo.rotulo}
        {campo.obrigatorio && <span aria-hidden="true"> *</span>}
      </label>
      <Control
        campo={campo}
        common={common}
        inicial={inicial ?? campo.padrao ?? ''}
        valores={valores}
        onUploading={onUploading}
      />
      <p id={`${id}-message`} className={counts && error ? 'form-field__error' : 'form-field__help'}>
        {counts ? (error ?? campo.ajuda) : campo.senao}
      </p>
    </div>
  );
}

interface ControlProps {
  campo: Campo;
  common: { id: string; name: string };
  inicial: string | number | boolean;
  valores: Valores;
  onUploading: FormFieldProps['onUploading'];
}

function Control({ campo, common, inicial, valores, onUploading }: ControlProps) {
  switch (campo.tipo) {
    case 'area':
      return <textarea {...common} rows={3} defaultValue={String(inicial)} />;
    // Browsers write numbers and days in their own language; these fields have ours.
    case 'numero':
      return <Escrito {...common} inputMode="decimal" inicial={escreverValor(campo, inicial, valores)} />;
    case 'data':
      return (
        <Escrito {...common} inputMode="numeric" placeholder="dd/mm/aaaa" inicial={escreverValor(campo, inicial, valores)} />
      );
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
        <ChoiceField
          {...common}
          opcoes={campo.opcoes}
          vazio={campo.vazio}
          opcional={campo.opcional}
          sumida={campo.sumida}
          inicial={String(inicial)}
        />
      );
    case 'imagem':
      return <ImageField {...common} pasta={campo.pasta} base={campo.base} inicial={String(inicial)} onUploading={onUploading} />;
    default:
      return <input {...common} type="text" autoComplete="off" defaultValue={String(inicial)} />;
  }
}

interface EscritoProps {
  id: string;
  name: string;
  inputMode: 'decimal' | 'numeric';
  placeholder?: string;
  inicial: string;
}

function Escrito({ inicial, ...input }: EscritoProps) {
  // What is typed in another field may write this one otherwise; a field keeps what it began with.
  const [first] = useState(inicial);
  return <input {...input} type="text" autoComplete="off" defaultValue={first} />;
}
