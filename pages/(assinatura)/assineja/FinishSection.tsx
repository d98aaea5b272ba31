import { saying } from '../../campaign.ts';
import { FormFailure } from '../../components/FormFailure.tsx';
import type { Data } from './+data.ts';
import type { Oferta } from './assinaturaValues.ts';
import { ContractSection } from './ContractSection.tsx';
import type { Purchase } from './Summary.tsx';
import type { Submission } from './useSubmission.ts';

interface FinishSectionProps extends Purchase {
  /** Address of the order page without a plan, where others can be chosen. */
  rota: string;
  oferta: Oferta;
  palavras: Data['palavras'];
  submission: Submission;
}

const NO_FIELDS = {};

/** The end of the order: what it says in short, the contract, the button and what happens next. */
export function FinishSection({ form, rota, oferta, palavras, condicoes, total, submission }: FinishSectionProps) {
  const { isSubmitting } = form.formState;
  const { failure, ofFields, planIsGone, reloadHelps, sending } = submission;
  return (
    <div className="order-finish">
      <div inert={sending}>
        <ContractSection form={form} oferta={oferta} palavras={palavras} condicoes={condicoes.condicoes} total={total} />
      </div>
      <FormFailure
        failure={ofFields ? null : failure}
        reloadHelps={reloadHelps}
        labels={NO_FIELDS}
        errors={NO_FIELDS}
        onChoose={() => {}}
      />
      {planIsGone && (
        <p>
          <a href={saying(rota, form.getValues())}>{palavras.outros}</a>. {palavras.vaoJunto}
        </p>
      )}
      <button type="submit" className="button button--primary" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Enviando...' : 'ASSINE JÁ'}
      </button>
      <p className="order-note">{condicoes.agora}</p>
    </div>
  );
}
