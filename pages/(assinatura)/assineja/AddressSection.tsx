import type { UseFormReturn } from 'react-hook-form';
import { limparCep, TAMANHO_DO_CEP } from '../../../modules/brazil/cep.ts';
import { UFS } from '../../../modules/brazil/uf.ts';
import { MENSAGENS_CONSULTA } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';
import { describe, Field, Labelled, TextArea } from '../../components/Field.tsx';
import { ConsultarCepDocument } from '../../../graphql/generated/graphql.ts';
import { ROTULOS, type AssinaturaValues } from './assinaturaValues.ts';
import type { Autofill } from './autofill.ts';

interface SectionProps {
  form: UseFormReturn<AssinaturaValues>;
}

/** Endereço: a CEP that is found fills address, district, city and state (section 5.3). */
export function AddressSection({ form, autofill }: SectionProps & { autofill: Autofill }) {
  const { errors } = form.formState;

  const fill = async () => {
    const cep = form.getValues('cep');
    if (!cep) return;
    if (cep.length !== TAMANHO_DO_CEP) return tell(MENSAGENS_CONSULTA.cepInvalido);
    try {
      await autofill.lookUp(cep, async () => (await callApi(ConsultarCepDocument, { cep })).consultarCep ?? null);
    } catch (error) {
      tell(messageOf(error, MENSAGENS_CONSULTA.cepFalha));
    }
  };
  const tell = (message: string) => form.setError('cep', { type: 'lookup', message });

  return (
    <fieldset className="order-section order-section--address">
      <legend>Endereço</legend>
      <Field
        label={ROTULOS.cep}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        {...form.register('cep', {
          onChange: ({ target }) => {
            form.setValue('cep', limparCep(target.value).slice(0, TAMANHO_DO_CEP));
            form.clearErrors('cep');
            autofill.takeBack();
          },
          onBlur: fill,
        })}
        error={errors.cep?.message}
        announced={errors.cep?.type === 'lookup'}
      />
      <Field
        label={ROTULOS.endereco}
        autoComplete="address-line1"
        required
        {...form.register('endereco')}
        error={errors.endereco?.message}
      />
      <Field label={ROTULOS.numero} autoComplete="off" {...form.register('numero')} error={errors.numero?.message} />
      <Field
        label={ROTULOS.complemento}
        autoComplete="address-line2"
        {...form.register('complemento')}
        error={errors.complemento?.message}
      />
      <Field
        label={ROTULOS.bairro}
        autoComplete="address-level3"
        required
        {...form.register('bairro')}
        error={errors.bairro?.message}
      />
      <Field
        label={ROTULOS.cidade}
        autoComplete="address-level2"
        required
        {...form.register('cidade')}
        error={errors.cidade?.message}
      />
      <Labelled name="estado" label={ROTULOS.estado} error={errors.estado?.message}>
        <select autoComplete="address-level1" {...form.register('estado')} {...describe('estado', errors.estado?.message, true)}>
          <option value="">UF</option>
          {UFS.map((uf) => (
            <option key={uf}>{uf}</option>
          ))}
        </select>
      </Labelled>
    </fieldset>
  );
}

const INDICACOES = ['Google', 'Indicação', 'Instagram', 'Facebook', 'Youtube', 'Parceiros'];

/** How the visitor heard of the provider, and anything else. */
export function OriginSection({ form }: SectionProps) {
  const { errors } = form.formState;
  return (
    <fieldset className="order-section">
      <legend>Como você conheceu a nossa empresa?</legend>
      <Labelled name="indicacao" label={ROTULOS.indicacao} error={errors.indicacao?.message}>
        <select {...form.register('indicacao')} {...describe('indicacao', errors.indicacao?.message, false)}>
          <option value="">Selecione uma Opção</option>
          {INDICACOES.map((indicacao) => (
            <option key={indicacao}>{indicacao}</option>
          ))}
        </select>
      </Labelled>
      <TextArea
        label={ROTULOS.infoAdicional}
        rows={3}
        {...form.register('infoAdicional')}
        error={errors.infoAdicional?.message}
      />
    </fieldset>
  );
}
