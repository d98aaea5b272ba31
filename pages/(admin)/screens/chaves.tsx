import { useState } from 'react';
import { RevogarChaveDocument, type ChavesDeAcessoQuery } from '../../../graphql/generated/admin/graphql.ts';
import { act } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { DataTable } from '../components/DataTable.tsx';
import { NewKey, type Created } from '../components/NewKey.tsx';
import { ShownOnce } from '../components/ShownOnce.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { useAttempt } from '../components/useAttempt.ts';
import { instante } from '../format.ts';
import { chavesQuestion } from './chaves.screen.ts';

type Chave = ChavesDeAcessoQuery['chavesDeAcesso'][number];

/** Keys with which other systems come (D45). */
export default function KeysScreen() {
  const { chavesDeAcesso, administradores } = useAnswer(chavesQuestion());
  const gone = new Set(administradores.filter(({ ativo }) => !ativo).map(({ usuario }) => usuario));
  const refresh = useRefresh();
  const { status, say, mayAct, attempt } = useAttempt();
  const [created, setCreated] = useState<Created | null>(null);

  const revoke = ({ id, nome }: Chave) => {
    if (!mayAct() || !window.confirm(`Revogar a chave ${nome}? O sistema que a usa é recusado na hora, e ela não volta a valer.`))
      return;
    const revoking = () => act(RevogarChaveDocument, { id }, { context: { anew: true } });
    void attempt(revoking, `A chave ${nome} foi revogada.`, `Revogar a chave ${nome}`);
  };

  return (
    <>
      <h1>Chaves de acesso</h1>
      <p>
        Com uma chave, outro sistema faz o que ela permite, e nada mais, sem entrar aqui: o segredo vai em{' '}
        <code>Authorization: Bearer</code>, no GraphQL e no <a href="/api/docs">REST</a>. Em Alterações, o que ele faz fica com o
        nome e o número da chave.
      </p>
      <p className="status" role="status">
        {status}
      </p>
      {created && (
        <ShownOnce key={created.segredo} segredo={created.segredo}>
          Segredo da chave <strong>{created.chaveDeAcesso.nome}</strong>. Copie agora: ele não será mostrado de novo.
        </ShownOnce>
      )}
      <DataTable
        legenda="Chaves de acesso"
        linhas={chavesDeAcesso}
        colunas={[
          {
            titulo: 'Nome',
            mostrar: ({ id, nome, comeco }) => (
              <>
                <strong>{nome}</strong> (nº {id}) <code>{comeco}…</code>
              </>
            ),
          },
          { titulo: 'Permite', mostrar: ({ escopos }) => escopos.join(', ') },
          { titulo: 'Criada', mostrar: (chave) => origem(chave, gone) },
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
        onCreated={(made) => {
          setCreated(made);
          say(`A chave ${made.chaveDeAcesso.nome} foi criada. Copie o segredo agora.`);
        }}
        onSent={(sentence) => {
          if (sentence) say(sentence);
          void refresh();
        }}
      />
    </>
  );
}

/** When a key was created, and by whom; whoever may not come in any more may know the secret of one that holds. */
function origem({ criadaEm, criadaPor, vale }: Chave, gone: ReadonlySet<string>): string {
  const criada = `${instante(criadaEm)}, por ${criadaPor}`;
  return vale && gone.has(criadaPor) ? `${criada}, que já não entra: se souber o segredo, revogue` : criada;
}

function situacao({ vale, revogadaEm, expiraEm }: Chave): string {
  if (revogadaEm) return `revogada em ${instante(revogadaEm)}`;
  if (!expiraEm) return 'vale, sem data para vencer';
  return vale ? `vale até ${instante(expiraEm)}` : `venceu em ${instante(expiraEm)}`;
}
