import type { AdministradoresQuery } from '../../../graphql/generated/admin/graphql.ts';
import { DataTable } from './DataTable.tsx';
import { ALL_OTHERS, begunIn, sessionColumns } from './sessions.tsx';

type Sessao = AdministradoresQuery['sessoes'][number];

interface OpenSessionsProps {
  sessoes: readonly Sessao[];
  /** Whoever is signed in. */
  usuario: string;
  /** Asks for the password, and has these ended; all others of the own account where none is named. @param quais what they are, at the end of a sentence */
  onEnd: (sessoes: readonly Sessao[] | null, quais: string) => void;
}

/** Who is signed in now, and where: what somebody has lost or left open is ended from here. */
export function OpenSessions({ sessoes, usuario, onEnd }: OpenSessionsProps) {
  const others = sessoes.filter((sessao) => sessao.usuario === usuario && !sessao.esta);
  return (
    <section className="staff-section">
      <h2>Sessões abertas</h2>
      {others.length > 0 && (
        <p>
          <button type="button" className="admin-button" onClick={() => onEnd(null, ALL_OTHERS)}>
            Encerrar as minhas outras sessões
          </button>
        </p>
      )}
      <DataTable
        legenda="Sessões abertas"
        linhas={sessoes}
        colunas={[
          { titulo: 'Conta', mostrar: ({ usuario: conta }) => <strong>{conta}</strong> },
          ...sessionColumns<Sessao>(nameOf, (sessao) => onEnd([sessao], `a sessão de ${nameOf(sessao)}`)),
        ]}
      />
    </section>
  );
}

function nameOf({ usuario, ...sessao }: Sessao): string {
  return `${usuario}, ${begunIn(sessao)}`;
}
