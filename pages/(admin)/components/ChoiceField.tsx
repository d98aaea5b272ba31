import { foraDaLista, type Opcao } from './campo.ts';

interface ChoiceFieldProps {
  opcoes: readonly Opcao[];
  vazio: string;
  opcional: boolean | undefined;
  /** Names the row's value when the list does not have it (any more). */
  sumida: string | undefined;
  /** The row's value, which can always be chosen, whether the list has it or not. */
  inicial: string;
}

/** A list to choose from, under its headings. What it shows is what it sends. */
export function ChoiceField({ opcoes, vazio, opcional, sumida, inicial, ...common }: ChoiceFieldProps) {
  const grupos = [...new Set(opcoes.map(({ grupo }) => grupo))];
  const conhecida = inicial === '' || opcoes.some(({ valor }) => valor === inicial);
  return (
    <select {...common} defaultValue={inicial}>
      <option value="" disabled={!opcional}>
        {vazio}
      </option>
      {!conhecida && <option value={inicial}>{sumida ?? foraDaLista(inicial)}</option>}
      {grupos.map((nome) => {
        const options = opcoes
          .filter(({ grupo }) => grupo === nome)
          .map(({ valor, rotulo }) => (
            <option key={valor} value={valor}>
              {rotulo}
            </option>
          ));
        return nome ? (
          <optgroup key={nome} label={nome}>
            {options}
          </optgroup>
        ) : (
          options
        );
      })}
    </select>
  );
}
