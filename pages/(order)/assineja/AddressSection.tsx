import type { UseFormReturn } from 'react-hook-form';
import { UFS } from '../../../modules/checkout/uf.ts';
import { MENSAGENS_CONSULTA } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';
import { Field, FieldMessage, TextArea } from '../../components/Field.tsx';
import { ConsultarCep } from './checkout.query.ts';
import type { OrderValues } from './orderValues.ts';

interface SectionProps {
  form: UseFormReturn<OrderValues>;
}

/** Endereço: a CEP that is found fills address, district, city and state (section 5.3). */
export function AddressSection({ form }: SectionProps) {
  const { errors } = form.formState;

  const fill = async () => {
    const cep = form.getValues('cep');
    if (!cep) return;
    if (cep.length !== 8) return form.setError('cep', { message: MENSAGENS_CONSULTA.cepInvalido });
    try {
      const { consultarCep } = await callApi(ConsultarCep, { cep });
      form.clearErrors('cep');
      for (const campo of ['endereco', 'bairro', 'cidade', 'estado'] as const) {
        const found = consultarCep?.[campo];
        if (!found) continue;
        form.setValue(campo, found, { shouldDirty: true });
        form.clearErrors(campo);
      }
    } catch (error) {
      form.setError('cep', { message: messageOf(error, MENSAGENS_CONSULTA.cepFalha) });
    }
  };

  return (
    <fieldset className="order-section order-section--address">
      <legend>Endereço</legend>
      <Field
        label="CEP"
        inputMode="numeric"
        autoComplete="postal-code"
        {...form.register('cep', {
          onChange: ({ target }) => form.setValue('cep', target.value.replace(/\D/g, '').slice(0, 8)),
          onBlur: fill,
        })}
        error={errors.cep?.message}
      />
      <Field label="Endereço" autoComplete="address-line1" {...form.register('endereco')} error={errors.endereco?.message} />
      <Field label="Número" autoComplete="off" {...form.register('numero')} error={errors.numero?.message} />
      <Field
        label="Complemento (opcional)"
        autoComplete="address-line2"
        {...form.register('complemento')}
        error={errors.complemento?.message}
      />
      <Field label="Bairro" autoComplete="address-level3" {...form.register('bairro')} error={errors.bairro?.message} />
      <Field label="Cidade" autoComplete="address-level2" {...form.register('cidade')} error={errors.cidade?.message} />
      <div className="field">
        <label htmlFor="estado">Estado</label>
        <select
          id="estado"
          autoComplete="address-level1"
          {...form.register('estado')}
          aria-invalid={errors.estado ? true : undefined}
          aria-describedby="estado-message"
        >
          <option value="">UF</option>
          {UFS.map((uf) => (
            <option key={uf}>{uf}</option>
          ))}
        </select>
        <FieldMessage id="estado-message" error={errors.estado?.message} />
      </div>
    </fieldset>
  );
}

const INDICACOES = ['Google', 'Indicação', 'Instagram', 'Facebook', 'Youtube', 'Parceiros'];

/** How the visitor heard of the provider, and anything else. */
export function OriginSection({ form }: SectionProps) {
  return (
    <fieldset className="order-section">
      <legend>Como você conheceu a nossa empresa?</legend>
      <div className="field">
        <label htmlFor="indicacao">Como você nos conheceu (opcional)</label>
        <select id="indicacao" {...form.register('indicacao')}>
          <option value="">Selecione uma Opção</option>
          {INDICACOES.map((indicacao) => (
            <option key={indicacao}>{indicacao}</option>
          ))}
        </select>
      </div>
      <TextArea
        label="Informações adicionais (opcional)"
        rows={3}
        {...form.register('infoAdicional')}
        error={form.formState.errors.infoAdicional?.message}
      />
    </fieldset>
  );
}
