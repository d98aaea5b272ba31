import { useWatch, type UseFormReturn } from 'react-hook-form';
import { limparCep, TAMANHO_DO_CEP } from '../../../modules/brazil/cep.ts';
import { messageOf } from '../../api.ts';
import { describe, Field, Labelled } from '../../components/Field.tsx';
import type { Data } from './+data.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import type { Autofill } from './autofill.ts';
import { Optional } from './Block.tsx';
import { leaving, maskAs } from './leaving.ts';
import { shownAs } from './lookedUp.ts';

interface AddressSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  autofill: Autofill;
  palavras: Data['palavras'];
}

/** Endereço: a CEP that is found fills address, district, city and state (section 5.3). */
export function AddressSection({ form, autofill, palavras }: AddressSectionProps) {
  const { errors } = form.formState;
  const complement = useWatch({ control: form.control, name: 'complemento' });
  const tell = (message: string) => form.setError('cep', { type: 'lookup', message });

  const fill = async () => {
    const cep = limparCep(form.getValues('cep'));
    if (!cep) return;
    if (cep.length !== TAMANHO_DO_CEP) return tell(palavras.consulta.cepInvalido);
    try {
      await autofill.lookUp(cep, async () => (await leaving()).consultarCep(cep));
    } catch (error) {
      tell(messageOf(error, palavras.consulta.cepFalha));
    }
  };
  /** Whoever waits in a complete CEP goes on to what it does not say. */
  const goOn = () => {
    const [endereco, numero] = form.getValues(['endereco', 'numero']);
    if (document.activeElement?.id === 'cep' && endereco && !numero) form.setFocus('numero');
  };

  return (
    <fieldset className="order-section order-address">
      <legend>Endereço</legend>
      <Field
        label={palavras.rotulos.cep}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        {...form.register('cep', {
          onChange: (event) => {
            maskAs(form, event.target, 'mascararCep');
            form.clearErrors('cep');
            autofill.takeBack();
            if (limparCep(form.getValues('cep')).length === TAMANHO_DO_CEP) void fill().then(goOn);
          },
          onBlur: fill,
        })}
        {...shownAs(errors.cep, palavras.aMao.cep)}
        help={palavras.cep}
      />
      <Field
        label={palavras.rotulos.endereco}
        autoComplete="address-line1"
        required
        {...form.register('endereco')}
        error={errors.endereco?.message}
      />
      <Field label={palavras.rotulos.numero} autoComplete="off" {...form.register('numero')} error={errors.numero?.message} />
      <Optional title={palavras.rotulos.complemento} wanted={Boolean(complement || errors.complemento)}>
        <Field
          label={palavras.rotulos.complemento}
          autoComplete="address-line2"
          {...form.register('complemento')}
          error={errors.complemento?.message}
        />
      </Optional>
      <Field
        label={palavras.rotulos.bairro}
        autoComplete="address-level3"
        required
        {...form.register('bairro')}
        error={errors.bairro?.message}
      />
      <Field
        label={palavras.rotulos.cidade}
        autoComplete="address-level2"
        required
        {...form.register('cidade')}
        error={errors.cidade?.message}
      />
      <Labelled name="estado" label={palavras.rotulos.estado} error={errors.estado?.message}>
        <select autoComplete="address-level1" {...form.register('estado')} {...describe('estado', errors.estado?.message, true)}>
          <option value="">UF</option>
          {palavras.ufs.map((uf) => (
            <option key={uf}>{uf}</option>
          ))}
        </select>
      </Labelled>
    </fieldset>
  );
}
