import { useRef, useState } from 'react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { act, type Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { useMayChange, useSignedIn } from '../application/signedIn.ts';
import { useTeam } from './useTeam.ts';

interface AssigneeProps<Campo extends string> {
  linha: { id: string; responsavel?: string | null };
  documento: TypedDocumentNode<
    Record<Campo, unknown>,
    { id: string; responsavelAntes?: string | null; responsavel?: string | null; chave?: string | null }
  >;
}

/** Who sees to a row: taken up with one press, or handed to a colleague. */
export function Assignee<Campo extends string>({ linha, documento }: AssigneeProps<Campo>) {
  const { usuario } = useSignedIn();
  const refresh = useRefresh();
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const atual = linha.responsavel ?? '';
  const mayChange = useMayChange('pedidos');
  const names = useTeam(atual);
  const give = async (para: string) => {
    if (busy || para === atual) return;
    setBusy(true);
    say('');
    try {
      await act(documento, {
        id: linha.id,
        responsavelAntes: atual || null,
        responsavel: para || null,
        chave: crypto.randomUUID(),
      });
      say(para ? `Agora está com ${para}.` : 'Agora não está com ninguém.');
    } catch (refusal) {
      if (select.current) select.current.value = atual;
      say((refusal as Refusal).message);
    }
    setBusy(false);
    await refresh();
  };
  if (!mayChange) return <p className="assignee">Responsável: {atual || 'ninguém'}</p>;
  return (
    <p className="assignee">
      <label>
        Responsável{' '}
        <select ref={select} key={atual} defaultValue={atual} disabled={busy} onChange={(event) => void give(event.target.value)}>
          <option value="">Ninguém</option>
          {names.map((nome) => (
            <option key={nome} value={nome}>
              {nome}
            </option>
          ))}
        </select>
      </label>{' '}
      {atual !== usuario && (
        <button type="button" className="admin-button" disabled={busy} onClick={() => void give(usuario)}>
          Assumir
        </button>
      )}{' '}
      <span role="status">{said}</span>
    </p>
  );
}
