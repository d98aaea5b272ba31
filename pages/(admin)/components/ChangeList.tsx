import { instante } from '../format.ts';

const VERBOS = { criou: 'criou', alterou: 'alterou', excluiu: 'excluiu' } as const;

interface Alteracao {
  id: string;
  em: string;
  usuario: string;
  acao: keyof typeof VERBOS;
  tabela: string;
  rotulo: string;
  mudancas: readonly { campo: string; de?: string | null; para?: string | null }[];
}

/** Lines of the trace: who changed what, when, from what to what. */
export function ChangeList({ alteracoes }: { alteracoes: readonly Alteracao[] }) {
  if (alteracoes.length === 0) return <p className="empty">Nenhuma alteração registrada.</p>;
  return (
    <ol className="changes">
      {alteracoes.map(({ id, em, usuario, acao, tabela, rotulo, mudancas }) => (
        <li key={id}>
          <p>
            <time dateTime={em}>{instante(em)}</time> <strong>{usuario}</strong> {VERBOS[acao]} {tabela} <em>{rotulo}</em>
          </p>
          {acao === 'alterou' && (
            <ul>
              {mudancas.map(({ campo, de, para }) => (
                <li key={campo}>
                  <code>{campo}</code>: {de ?? 'vazio'} → {para ?? 'vazio'}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
