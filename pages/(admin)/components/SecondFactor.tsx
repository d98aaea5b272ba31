import { useState } from 'react';
import {
  DesligarSegundoFatorDocument,
  PrepararSegundoFatorDocument,
  SortearCodigosDeRecuperacaoDocument,
  type PrepararSegundoFatorMutation,
} from '../../../graphql/generated/desk/graphql.ts';
import type { MeuSegundoFatorQuery } from '../../../graphql/generated/admin/graphql.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { act } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { instante } from '../format.ts';
import { ConnectApplication } from './ConnectApplication.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { abandonUnsaved, mayLeave } from './useUnsavedGuard.ts';

type Deed = 'ligar' | 'renovar' | 'desligar';

/** So many recovery codes are left, or fewer, when one is told to draw others. */
const POUCOS = 3;

interface SecondFactorProps {
  fator: MeuSegundoFatorQuery['meuSegundoFator'];
}

/** The code that one's own account asks for beside the password: how it is turned on and off, and what is left of the recovery codes. */
export function SecondFactor({ fator }: SecondFactorProps) {
  const { desde, aplicativoVale, codigosRestantes, exigido, aceitaPasskeys, passkeys } = fator;
  const { usuario, adminPath, faltaFator } = useSignedIn();
  const connects = desde === null || !aplicativoVale;
  const refresh = useRefresh();
  const [doing, setDoing] = useState<Deed | null>(null);
  const [prepared, setPrepared] = useState<PrepararSegundoFatorMutation['prepararSegundoFator'] | null>(null);
  const [codigos, setCodigos] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');

  const deeds: Record<Deed, (senha: string) => Promise<void>> = {
    ligar: async (senha) => setPrepared((await act(PrepararSegundoFatorDocument, { senha })).prepararSegundoFator),
    renovar: async (senha) => setCodigos((await act(SortearCodigosDeRecuperacaoDocument, { senha })).sortearCodigosDeRecuperacao),
    desligar: async (senha) => {
      await act(DesligarSegundoFatorDocument, { senha });
      setMessage('Desligado: para entrar, basta a senha.');
    },
  };
  const begin = (deed: Deed) => {
    if (codigos.length > 0 && !mayLeave(true)) return;
    setMessage('');
    setCodigos([]);
    setDoing(deed);
  };
  const close = (talvez = '') => {
    setDoing(null);
    if (talvez) setMessage(talvez);
    void refresh();
  };

  return (
    <section className="row-form row-form--narrow" aria-labelledby="segundo-fator">
      <h2 id="segundo-fator">Segundo fator</h2>
      {desde === null && exigido && (
        <p>
          <strong>Sua conta precisa do segundo fator, que esta loja exige.</strong> Ligue-o para continuar; até lá, você só pode
          fazer isto, trocar a senha ou sair.
        </p>
      )}
      {desde === null ? (
        <p>
          Com o segundo fator, quem descobrir sua senha ainda não entra: ao entrar, a administração pede também um código, que um
          aplicativo do seu celular mostra (Google Authenticator, Microsoft Authenticator, 1Password ou outro).
        </p>
      ) : (
        <p>
          Ligado desde {instante(desde)}.{' '}
          {!aplicativoVale && (
            <>
              <strong>O seu aplicativo de códigos não serve mais: o segredo da loja é outro desde que você o conectou.</strong>{' '}
              Conecte-o de novo agora, e apague dele o que havia; até lá, só os códigos de recuperação abrem.{' '}
            </>
          )}
          {contadas(codigosRestantes, 'código de recuperação', 'códigos de recuperação')} por usar.
          {exigido &&
            aplicativoVale &&
            ` Nesta loja, sua conta precisa dele, e ele não se desliga. Para trocar de aplicativo, peça a outra pessoa da administração que o tire; se não há outra, tire-o na máquina da loja, com npm run admin -- sem-segundo-fator ${usuario}.`}
          {codigosRestantes <= POUCOS && (
            <>
              {' '}
              <strong>São poucos para o dia em que o celular faltar: sorteie novos agora.</strong>
            </>
          )}
        </p>
      )}
      <p className="status" role="status">
        {message}
      </p>
      {codigos.length > 0 && <RecoveryCodes codigos={codigos} />}
      {faltaFator && desde !== null && (
        <p>
          {/* A document of its own: this one was made for who could do nothing else. */}
          <a className="admin-button admin-button--primary" href={adminPath} onClick={abandonUnsaved}>
            Já guardei os códigos: continuar
          </a>
        </p>
      )}
      {connects && prepared && (
        <ConnectApplication
          prepared={prepared}
          onConnected={(novos) => {
            setPrepared(null);
            setCodigos(novos);
            setMessage('Ligado. As outras sessões desta conta foram encerradas.');
            void refresh();
          }}
        />
      )}
      <p className="second-factor__acts">
        {connects && !prepared && (
          <button type="button" className="admin-button admin-button--primary" onClick={() => begin('ligar')}>
            {desde === null ? 'Ligar o segundo fator' : 'Conectar o aplicativo de novo'}
          </button>
        )}
        {desde !== null && (
          <>
            <button type="button" className="admin-button" onClick={() => begin('renovar')}>
              Novos códigos de recuperação
            </button>
            {!exigido && (
              <button type="button" className="admin-button" onClick={() => begin('desligar')}>
                Desligar
              </button>
            )}
          </>
        )}
      </p>
      {desde !== null && !faltaFator && <Passkeys passkeys={passkeys} aceita={aceitaPasskeys} />}
      {doing && <PasswordDialog {...WORDS[doing]} onConfirm={(senha) => deeds[doing](senha)} onClose={close} />}
    </section>
  );
}

/** What the dialog says before each. */
const WORDS = {
  ligar: {
    titulo: 'Ligar o segundo fator',
    aviso: 'Tenha à mão o aplicativo de códigos. Nada muda até que ele mostre o primeiro.',
    fazer: 'Continuar',
    talvez: 'Comece de novo: nada foi ligado.',
  },
  renovar: {
    titulo: 'Novos códigos de recuperação',
    aviso: 'Os códigos que você guardou deixam de valer, e outros dez aparecem, uma vez.',
    fazer: 'Sortear',
    talvez: 'Os códigos de antes podem já não valer: sorteie de novo.',
  },
  desligar: {
    titulo: 'Desligar o segundo fator',
    aviso: 'Para entrar, bastará a senha. Os códigos de recuperação deixam de valer, e as passkeys são excluídas.',
    fazer: 'Desligar',
    talvez: 'O segundo fator pode já estar desligado: confira nesta tela.',
  },
} as const satisfies Record<Deed, object>;
