import { instante } from '../format.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { CopyButton } from './CopyButton.tsx';
import { useDecision } from './decision.ts';
import type { Field, FormValues } from './formTable.ts';
import type { Agora } from './lookAgain.ts';
import { sayValue } from './values.ts';

interface ConflictProps {
  campos: readonly Field[];
  /** The row as it is now, wherever it is by now. */
  agora: Agora<FormValues>;
  /** Begins anew with the row as it is now; where it is gone, with an empty form. */
  onUseCurrent: (agora: FormValues | null) => void;
}

/** Somebody else was faster: who, what they have made of the row, and the ways on. What was typed stays until one of them is taken. */
export function Conflict({ campos, agora: { linha: agora, ultima }, onUseCurrent }: ConflictProps) {
  const { antes, digitado, send } = useDecision();
  const { usuario } = useSignedIn();
  const changed = agora ? campos.filter(({ nome }) => String(agora[nome] ?? '') !== String(antes[nome] ?? '')) : [];
  const signedIn = ultima && (ultima.usuario === usuario ? 'você, em outra janela ou ao reordenar,' : ultima.usuario);
  return (
    <div className="conflict">
      {ultima && (
        <p>
          {agora ? 'Quem alterou por último:' : 'Quem excluiu:'} {signedIn} em {instante(ultima.em)}.
        </p>
      )}
      {changed.length > 0 && (
        <ul>
          {changed.map((campo) => (
            <li key={campo.nome}>
              {campo.rotulo}: agora está “{agora && sayValue(campo, agora[campo.nome], agora)}”;{' '}
              {campo.nome in digitado
                ? `você digitou “${sayValue(campo, digitado[campo.nome], { ...antes, ...digitado })}”.`
                : `antes era “${sayValue(campo, antes[campo.nome], antes)}”, e você não mexeu nisto.`}
            </li>
          ))}
        </ul>
      )}
      {agora ? (
        <>
          <button type="button" className="admin-button" onClick={() => onUseCurrent(agora)}>
            Usar a versão atual
          </button>{' '}
          <button type="button" className="admin-button" onClick={() => send('sobrescrever', agora)}>
            Salvar o que digitei mesmo assim
          </button>
        </>
      ) : (
        <>
          <button type="button" className="admin-button" onClick={() => send('cadastrar')}>
            Cadastrar de novo com o que está aqui
          </button>{' '}
          <CopyButton texto={inLines(campos, antes, digitado)} rotulo="Copiar o que digitei" />{' '}
          <button type="button" className="admin-button" onClick={() => onUseCurrent(null)}>
            Descartar
          </button>
        </>
      )}
    </div>
  );
}

/** What was typed, one field a line. */
function inLines(campos: readonly Field[], antes: FormValues, digitado: FormValues): string {
  return campos
    .filter(({ nome }) => nome in digitado)
    .map((campo) => `${campo.rotulo}: ${sayValue(campo, digitado[campo.nome], { ...antes, ...digitado })}`)
    .join('\n');
}
