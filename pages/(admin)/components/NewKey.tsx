import { useState, type FormEvent } from 'react';
import { CriarChaveDocument, type CriarChaveMutation } from '../../../graphql/generated/admin/graphql.ts';
import { ESCOPOS } from '../../../modules/keys/escopo.ts';
import { fimDoPrazo } from '../../../modules/keys/validade.ts';
import { act, type Refusal } from '../adminApi.ts';
import { instante } from '../format.ts';
import { useActKey } from '../keys.ts';
import { useLeaving } from './useLeaving.ts';
import { useSoleAct } from './useSoleAct.ts';

/** For how many days a key may be created to hold, and what that is called. */
const PRAZOS: readonly (readonly [dias: number, rotulo: string])[] = [
  [30, '30 dias'],
  [90, '90 dias'],
  [365, '1 ano'],
];

/** A key with its secret, which is shown this once. */
export type Created = CriarChaveMutation['criarChave'];

interface NewKeyProps {
  /** What was said and shown of the attempt before is over. */
  onAttempt: () => void;
  onCreated: (created: Created) => void;
  /** It was answered, or not; then with what is to be said. */
  onSent: (sentence?: string) => void;
}

/** Creates a key for another system, and waits for its secret (D45). */
export function NewKey({ onAttempt, onCreated, onSent }: NewKeyProps) {
  const { sending, run } = useSoleAct('O segredo ainda não chegou, e só aparece nesta tela. Sair sem vê-lo?');
  const leaving = useLeaving();
  const key = useActKey();
  /** From when the days count; the same for every attempt, so that a repeat asks for the same. */
  const [opened] = useState(() => new Date());
  const create = async (form: HTMLFormElement) => {
    const given = new FormData(form);
    const nome = String(given.get('nome'));
    onAttempt();
    try {
      const variables = {
        nome,
        escopos: given.getAll('escopos').map(String),
        expiraEm: endOf(String(given.get('dias')), opened),
      };
      onCreated((await act(CriarChaveDocument, { ...variables, chave: key.current })).criarChave);
      form.reset();
      key.renew();
      onSent();
    } catch (refusal) {
      const { code, message } = refusal as Refusal;
      if (code === 'CHAVE_REUTILIZADA') key.renew();
      onSent(code === '' ? mayBeCreated(nome) : message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void run(() => create(form));
  };
  return (
    <form className="row-form row-form--narrow" inert={leaving} onInvalid={onAttempt} onSubmit={submit}>
      <h2>Nova chave</h2>
      <div className="row-form__lock" inert={sending}>
        <label>
          Nome: que sistema a usa, e para quê
          <input name="nome" autoComplete="off" required maxLength={60} />
        </label>
        <fieldset>
          <legend>O que ela permite</legend>
          {Object.entries(ESCOPOS).map(([escopo, oQue]) => (
            <label key={escopo}>
              <input type="checkbox" name="escopos" value={escopo} />
              <span>
                {oQue} <code>{escopo}</code>
              </span>
            </label>
          ))}
        </fieldset>
        <label>
          Por quanto tempo vale
          <select name="dias" defaultValue="365">
            {PRAZOS.map(([dias, rotulo]) => (
              <option key={dias} value={dias}>
                {rotulo}: até {instante(fimDoPrazo(dias, opened).toISOString())}
              </option>
            ))}
            <option value="">Sem prazo: até ser revogada</option>
          </select>
        </label>
      </div>
      <button type="submit" className="admin-button admin-button--primary" disabled={sending}>
        {sending ? 'Criando…' : 'Criar chave'}
      </button>
    </form>
  );
}

/** The end of a key that holds for so many days; null where it has none. */
function endOf(dias: string, from: Date): string | null {
  return dias === '' ? null : fimDoPrazo(Number(dias), from).toISOString();
}

function mayBeCreated(nome: string): string {
  return `Não foi possível falar com o servidor. A chave ${nome} pode já ter sido criada. Tente de novo sem mudar nada: vale o segredo que aparecer por último.`;
}
