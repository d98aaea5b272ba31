import type { ReactNode } from 'react';
import type { Mudanca } from '../../../modules/editing/mudanca.ts';
import { SEM_TABELA } from '../../../modules/editing/tabela.ts';
import { instante } from '../format.ts';
import { readChanges } from './labels.ts';

const VERBOS = { criou: 'criou', alterou: 'alterou', excluiu: 'excluiu', exportou: 'exportou', apagou: 'apagou' } as const;

const EMPTY = 'vazio';

interface Mudancas {
  /** Word of the trace for one row. */
  tabela: string;
  mudancas: readonly Mudanca[];
}

export interface Alteracao {
  id: string;
  em: string;
  usuario: string;
  acao: keyof typeof VERBOS;
  tabela: string;
  rotulo: string;
  semVersao: boolean;
  mudancas: readonly Mudanca[];
}

interface ChangeListProps {
  alteracoes: readonly Alteracao[];
  /** What can be done with a line, the newest being 0. */
  acao?: ((alteracao: Alteracao, posicao: number) => ReactNode) | undefined;
}

/** Lines of the trace: who changed what, when, from what to what. */
export function ChangeList({ alteracoes, acao }: ChangeListProps) {
  if (alteracoes.length === 0) return <p className="empty">Nenhuma alteração registrada.</p>;
  return (
    <ol className="changes">
      {alteracoes.map((alteracao, posicao) => (
        <li key={alteracao.id}>
          <Change {...alteracao} />
          {acao?.(alteracao, posicao)}
        </li>
      ))}
    </ol>
  );
}

/** One line of the trace. */
export function Change({ em, usuario, acao, tabela, rotulo, semVersao, mudancas }: Alteracao) {
  return (
    <>
      <p>
        <time dateTime={em}>{instante(em)}</time> <strong>{usuario}</strong> {VERBOS[acao]}{' '}
        {(SEM_TABELA as Readonly<Record<string, string>>)[tabela] ?? tabela} <em>{rotulo}</em>
        {semVersao && ', sem conferir a versão'}
      </p>
      {acao === 'alterou' && <FieldChanges tabela={tabela} mudancas={mudancas} />}
      {acao === 'criou' && <NewFields tabela={tabela} mudancas={mudancas} />}
      {acao === 'exportou' && <FieldValues tabela={tabela} mudancas={mudancas} />}
    </>
  );
}

/** What a new row says, to be folded away. */
export function NewFields({ aberto = false, ...linha }: Mudancas & { aberto?: boolean }) {
  const ditas = linha.mudancas.filter(({ para }) => para !== null);
  if (ditas.length === 0) return null;
  return (
    <details open={aberto}>
      <summary>O que diz</summary>
      <FieldValues tabela={linha.tabela} mudancas={ditas} />
    </details>
  );
}

/** What fields say, as of what narrowed an export. */
function FieldValues({ tabela, mudancas }: Mudancas) {
  if (mudancas.length === 0) return null;
  return (
    <ul>
      {readChanges(tabela, mudancas).map(({ campo, rotulo, para }) => (
        <li key={campo}>
          <span className="changes__field">{rotulo}</span>: {para ?? EMPTY}
        </li>
      ))}
    </ul>
  );
}

/** Fields of one row, from what to what. */
export function FieldChanges({ tabela, mudancas }: Mudancas) {
  return (
    <ul>
      {readChanges(tabela, mudancas).map(({ campo, rotulo, de, para }) => (
        <li key={campo}>
          <span className="changes__field">{rotulo}</span>: {de ?? EMPTY} → {para ?? EMPTY}
        </li>
      ))}
    </ul>
  );
}
