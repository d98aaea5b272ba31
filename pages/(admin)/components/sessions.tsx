import { instante } from '../format.ts';
import type { Column } from './DataTable.tsx';

/** A session as both lists of them show it. */
interface Shown {
  esta: boolean;
  navegador: string | null;
  visitante: string | null;
  criadaEm: string;
  vistaEm: string;
}

/** In which browser a session was begun, and when, at the end of a sentence. */
export function begunIn({ navegador, criadaEm }: Pick<Shown, 'navegador' | 'criadaEm'>): string {
  return `${navegador ?? 'navegador desconhecido'}, desde ${instante(criadaEm)}`;
}

/** What lists of sessions say of each, and the button that ends it; the one that asks is over by signing out. @param nameOf what one is called, after "a sessão de" */
export function sessionColumns<Session extends Shown>(
  nameOf: (session: Session) => string,
  onEnd: (session: Session) => void,
): Column<Session>[] {
  return [
    { titulo: 'Navegador', mostrar: ({ navegador }) => navegador ?? 'desconhecido' },
    { titulo: 'Endereço', mostrar: ({ visitante }) => visitante ?? 'desconhecido' },
    { titulo: 'Desde', mostrar: ({ criadaEm }) => instante(criadaEm) },
    { titulo: 'Vista por último', mostrar: ({ vistaEm }) => instante(vistaEm) },
    {
      titulo: 'Ações',
      mostrar: (session) =>
        session.esta ? (
          'esta'
        ) : (
          <button type="button" className="row-action" onClick={() => onEnd(session)}>
            Encerrar<span className="visually-hidden"> a sessão de {nameOf(session)}</span>
          </button>
        ),
    },
  ];
}

/** What ends by no new password and with no session, for whoever may look after it. */
export const ALSO_LOOK =
  ' Se outra pessoa esteve na conta, confira também Administradores, Chaves de acesso e Webhooks: o que ela tiver criado lá continua valendo.';

/** What all other sessions of the own account are, at the end of a sentence. */
export const ALL_OTHERS = 'todas as outras sessões da sua conta';

/** What the dialog says before sessions are ended. @param aviso what it does to whoever is in them */
export function endingOf(quais: string, aviso: string) {
  return {
    titulo: `Encerrar ${quais}`,
    aviso,
    fazer: 'Encerrar',
    talvez: 'As sessões podem já estar encerradas: confira na lista.',
  };
}
