import { useWatch, type UseFormReturn } from 'react-hook-form';
import { describe, Labelled, TextArea } from '../../components/Field.tsx';
import type { Data } from './+data.ts';
import type { AssinaturaValues } from './assinaturaValues.ts';
import { Optional } from './Block.tsx';

interface OriginSectionProps {
  form: UseFormReturn<AssinaturaValues>;
  palavras: Data['palavras'];
}

/** How the visitor heard of the provider, and anything else. */
export function OriginSection({ form, palavras: { rotulos, indicacoes } }: OriginSectionProps) {
  const [indicacao, infoAdicional] = useWatch({ control: form.control, name: ['indicacao', 'infoAdicional'] });
  const { errors } = form.formState;
  return (
    <Optional
      title="Mais informações (opcional)"
      wanted={Boolean(indicacao || infoAdicional || errors.indicacao || errors.infoAdicional)}
    >
      <fieldset className="order-section">
        <legend>Como você conheceu a nossa empresa?</legend>
        <Labelled name="indicacao" label={rotulos.indicacao} error={errors.indicacao?.message}>
          <select {...form.register('indicacao')} {...describe('indicacao', errors.indicacao?.message, false)}>
            <option value="">Selecione uma Opção</option>
            {indicacoes.map((opcao) => (
              <option key={opcao}>{opcao}</option>
            ))}
          </select>
        </Labelled>
        <TextArea
          label={rotulos.infoAdicional}
          rows={3}
          {...form.register('infoAdicional')}
          error={errors.infoAdicional?.message}
        />
      </fieldset>
    </Optional>
  );
}
