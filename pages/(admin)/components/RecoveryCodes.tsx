import { KeepIt } from './KeepIt.tsx';

/** Codes for whoever loses what makes the others; they are shown this once. */
export function RecoveryCodes({ codigos }: { codigos: readonly string[] }) {
  return (
    <div className="shown-once">
      <p>
        <strong>Guarde agora estes códigos de recuperação, longe do celular.</strong> Cada um vale uma vez no lugar do código do
        aplicativo, se você o perder. Eles não serão mostrados de novo.
      </p>
      <ul className="recovery-codes">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <KeepIt texto={codigos.join('\n')} rotulo="Copiar os códigos" />
    </div>
  );
}
