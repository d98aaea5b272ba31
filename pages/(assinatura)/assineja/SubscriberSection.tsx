import type { UseFormReturn } from 'react-hook-form';
import { ehCnpj, limparCpfCnpj } from '../../../modules/brazil/documento.ts';
import { filtrarNome } from '../../../modules/checkout/nome.ts';
import { messageOf } from '../../api.ts';
import { Field } from '../../components/Field.tsx';
import type { Data } from './+data.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import type { Autofill } from './autofill.ts';
import { leaving, maskAs } from './leaving.ts';
import { shownAs } from './lookedUp.ts';

interface SubscriberSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  autofill: Autofill;
  palavras: Data['palavras'];
}

/** Informações do Assinante: a valid CNPJ fills the company's name (section 5.3). */
export function SubscriberSection({ form, autofill, palavras: { aMao, consulta, telefone, rotulos } }: SubscriberSectionProps) {
  const { errors } = form.formState;
  const tell = (message: string) => form.setError('cpfCnpj', { type: 'lookup', message });

  const checkDocument = async () => {
    const texto = form.getValues('cpfCnpj');
    if (!texto.trim()) return;
    const rules = await leaving().catch(() => null);
    // Typed anew meanwhile: what is there now is checked when it is left. Without the rules the server has them.
    if (form.getValues('cpfCnpj') !== texto || !rules) return;
    const mensagem = rules.conferirCpfCnpj(texto);
    if (mensagem) return tell(mensagem);
    const cnpj = limparCpfCnpj(texto);
    // A person's document: a company's name that was filled here before is not this person's.
    if (!ehCnpj(cnpj)) return autofill.empty();
    try {
      await autofill.lookUp(cnpj, () => rules.consultarCnpj(cnpj));
    } catch (error) {
      tell(messageOf(error, consulta.cnpjFalha));
    }
  };

  return (
    <fieldset className="order-section">
      <legend>Informações do Assinante</legend>
      <Field
        label={rotulos.cpfCnpj}
        autoComplete="off"
        autoCapitalize="characters"
        required
        {...form.register('cpfCnpj', {
          onBlur: checkDocument,
          onChange: (event) => {
            maskAs(form, event.target, 'mascararCpfCnpj');
            form.clearErrors('cpfCnpj');
            autofill.takeBack();
          },
        })}
        {...shownAs(errors.cpfCnpj, aMao.cnpj)}
      />
      <Field
        label={rotulos.nomeEmpresa}
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
        label={rotulos.telefone}
        type="tel"
        autoComplete="tel"
        {...form.register('telefone', { onChange: ({ target }) => maskAs(form, target, 'mascararTelefone') })}
        error={errors.telefone?.message}
        help={telefone}
      />
    </fieldset>
  );
}
