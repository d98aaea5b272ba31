import { ReloadOffer } from './ReloadOffer.tsx';

interface ErrorLinksProps {
  /** Names and labels of the wrong fields, in the order of the page. */
  campos: readonly (readonly [name: string, label: string])[];
  onChoose: (name: string) => void;
}

/** The way to each wrong field of a form that could not be sent. */
function ErrorLinks({ campos, onChoose }: ErrorLinksProps) {
  if (campos.length === 0) return null;
  return (
    <ul className="error-links" aria-label="Campos para corrigir">
      {campos.map(([name, label]) => (
        <li key={name}>
          <a
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(name);
            }}
          >
            {label.replace(' (opcional)', '')}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What is said, and read out, when fields keep a form from being sent; the links to them stand below it. */
export const CHECK_FIELDS = 'Confira estes campos e envie novamente:';

interface FormFailureProps {
  /** What went wrong with the last try, or null. */
  failure: string | null;
  /** Whether a part of the page is missing without which the form cannot be sent. */
  reloadHelps?: boolean;
  /** Labels of the fields by their names, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  /** Messages of the wrong fields by their names. */
  errors: object;
  onChoose: (name: string) => void;
}

/** What keeps a form from being sent: a sentence that is read out once, and below it the way to each wrong field. */
export function FormFailure({ failure, reloadHelps = false, labels, errors, onChoose }: FormFailureProps) {
  const wrong = Object.entries(labels).filter(([name]) => name in errors);
  return (
    <>
      <p className="order-failure" role="alert">
        {failure === CHECK_FIELDS && wrong.length === 0 ? null : failure}
      </p>
      {failure !== null && reloadHelps && <ReloadOffer>O que você preencheu fica guardado.</ReloadOffer>}
      {failure !== null && <ErrorLinks campos={wrong} onChoose={onChoose} />}
    </>
  );
}
