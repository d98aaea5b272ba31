interface ErrorLinksProps {
  /** Names and labels of the wrong fields, in the order of the page. */
  campos: readonly (readonly [name: string, label: string])[];
  onChoose: (name: string) => void;
}

/** The way to each wrong field of a form that could not be sent. */
export function ErrorLinks({ campos, onChoose }: ErrorLinksProps) {
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
