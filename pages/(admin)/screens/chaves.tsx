import { useState } from 'react';
import { RevogarChaveDocument, type ChavesDeAcessoQuery } from '../../../graphql/generated/admin/graphql.ts';
import { act } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { DataTable } from '../components/DataTable.tsx';
import { NewKey, type Created } from '../components/NewKey.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { useAttempt } from '../components/useAttempt.ts';
import { instante } from '../format.ts';
import { chavesQuestion } from './chaves.screen.ts';

type Chave = ChavesDeAcessoQuery['chavesDeAcesso'][number];

/** Keys with which other systems come (D45). */
export default function KeysScreen() {
  const { chavesDeAcesso } = useAnswer(chavesQuestion());
  const refresh = useRefresh();
  const { status, say, mayAct, attempt } = useAttempt();
  const [created, setCreated] = useState<Created | null>(null);

  const revoke = ({ id, nome }: Chave) => {
    if (!mayAct() || !window.confirm(`Revogar a chave ${nome}? O sistema que a usa deixa de entrar na hora.`)) return;
    const revoking = () => act(RevogarChaveDocument, { id }, { context: { anew: true } });
    void attempt(revoking, `A chave ${nome} foi revogada.`, `Revogar a chave ${nome}`);
  };

  return (
    <>
      <h1>Chaves de acesso</h1>
      <p>
        Com uma chave, outro sistema lê e faz o que os escopos dela permitem, por <code>Authorization: Bearer</code>, no GraphQL e
        no REST. O histórico diz o nome dela.
      </p>
      <p className="status" role="status">
        {status}
        {created && (
          <>
            Segredo da chave <strong>{created.chaveDeAcesso.nome}</strong>: <code>{created.segredo}</code>. Copie agora: ele não
            será mostrado de novo.
          </>
        )}
      </p>
      <DataTable
        legenda="Chaves de acesso"
        linhas={chavesDeAcesso}
        colunas={[
          {
            titulo: 'Nome',
            mostrar: ({ nome, comeco }) => (
              <>
                <strong>{nome}</strong> <code>{comeco}…</code>
              </>
            ),
          },
          { titulo: 'Escopos', mostrar: ({ escopos }) => escopos.join(', ') },
          { titulo: 'Criada', mostrar: ({ criadaEm, criadaPor }) => `${instante(criadaEm)}, por ${criadaPor}` },
          { titulo: 'Último uso', mostrar: ({ usadaEm }) => (usadaEm ? instante(usadaEm) : 'nunca') },
          { titulo: 'Situação', mostrar: situacao },
          {
            titulo: 'Ações',
            mostrar: (chave) =>
              chave.vale && (
                <button type="button" className="row-action" onClick={() => revoke(chave)}>
                  Revogar<span className="visually-hidden"> a chave {chave.nome}</span>
                </button>
              ),
          },
        ]}
      />
      <NewKey
        onAttempt={() => {
          say('');
          setCreated(null);
        }}
        onCreated={setCreated}
        onSent={(sentence) => {
          if (sentence) say(sentence);
          void refresh();
        }}
      />
    </>
  );
}

function situacao({ vale, revogadaEm, expiraEm }: Chave): string {
  if (revogadaEm) return `revogada em ${instante(revogadaEm)}`;
  if (!expiraEm) return 'vale, sem data para vencer';
  return vale ? `vale até ${instante(expiraEm)}` : `venceu em ${instante(expiraEm)}`;
}
