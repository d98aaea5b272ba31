import { useState } from 'react';
import { AlterarWebhookDocument, CriarWebhookDocument } from '../../../graphql/generated/admin/graphql.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import { PALAVRA_DO_EVENTO } from '../../../modules/outbox/entrega.ts';
import { webhookCampos } from '../../../modules/webhooks/webhook.campos.ts';
import { act } from '../adminApi.ts';
import { Conflict } from '../components/Conflict.tsx';
import { DataTable } from '../components/DataTable.tsx';
import type { FormValues } from '../components/formTable.ts';
import { JumpLink } from '../components/JumpLink.tsx';
import type { Agora } from '../components/lookAgain.ts';
import { OpenWebhook } from '../components/OpenWebhook.tsx';
import { editButtonOf } from '../components/RowActions.tsx';
import { ShownOnce } from '../components/ShownOnce.tsx';
import { TableForm } from '../components/TableForm.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import { useCrud, type SaveRow } from '../components/useCrud.ts';
import { useWebhookActs } from '../components/useWebhookActs.ts';
import { buscarLinha, hostOf, linhaDe, WEBHOOK_FORM, type Linha } from '../components/webhookRow.ts';
import { instante } from '../format.ts';
import { webhooksQuestion } from './webhooks.screen.ts';

const wordsOf = (texto: FormValues[string] | undefined) => String(texto ?? '').split(' ');
const namesOf = ({ eventos }: Linha) => wordsOf(eventos).map((tipo) => PALAVRA_DO_EVENTO[tipo] ?? tipo);

/** Addresses outside that are told of what happens in the shop (053). */
export default function WebhookScreen() {
  const linhas = useAnswer(webhooksQuestion).webhooks.map(linhaDe);
  const [secret, setSecret] = useState<{ host: string; segredo: string } | null>(null);
  const crud = useCrud<Linha>({
    tabela: palavraDe(webhookCampos),
    buscar: buscarLinha,
    salvar: saveWith((url, segredo) => setSecret({ host: hostOf({ url }), segredo })),
    salvo: 'Webhook salvo.',
  });
  const { editing, open } = crud;
  const { sending, teste, pause, test, rotate, remove } = useWebhookActs(crud, (row, segredo) =>
    setSecret(segredo === null ? null : { host: hostOf(row), segredo }),
  );

  return (
    <>
      <h1>Webhooks</h1>
      <p>
        Um webhook avisa outro sistema do que acontece na loja, na hora e por HTTPS. O segredo dele prova que o aviso é daqui.
      </p>
      <p className="status" role="status">
        {crud.status}
      </p>
      {secret && (
        <ShownOnce key={secret.segredo} segredo={secret.segredo}>
          Segredo de <strong>{secret.host}</strong>. Copie agora: ele não será mostrado de novo. Quem não o copiou troca o
          segredo.
        </ShownOnce>
      )}
      <JumpLink className="admin-button crud__jump" to="form-title">
        {editing ? 'Editar webhook' : 'Novo webhook'}
      </JumpLink>
      <div className="crud">
        <div className="crud__list">
          <DataTable
            legenda="Webhooks"
            aberta={editing?.id}
            linhas={linhas}
            colunas={[
              { titulo: 'Endereço', mostrar: ({ url }) => <strong className="answer">{url}</strong> },
              { titulo: 'Eventos', mostrar: (row) => namesOf(row).join(', ') },
              { titulo: 'Situação', mostrar: Situation },
              {
                titulo: 'Ações',
                mostrar: (row) => (
                  <button id={editButtonOf(row.id)} type="button" className="row-action" onClick={() => open(row)}>
                    Abrir<span className="visually-hidden"> {row.url}</span>
                  </button>
                ),
              },
            ]}
          />
          {editing && (
            <OpenWebhook
              key={editing.id}
              webhook={editing}
              teste={teste?.de === editing.id ? teste.id : undefined}
              waiting={sending}
              onTest={() => void test(editing)}
              onPause={(pausado) => void pause(editing, pausado)}
              onRotate={() => rotate(editing)}
              onDelete={() => remove(editing)}
            />
          )}
        </div>
        <WebhookForm crud={crud} waiting={sending} />
      </div>
    </>
  );
}

interface WebhookFormProps {
  crud: ReturnType<typeof useCrud<Linha>>;
  waiting: boolean;
}

function WebhookForm({ crud, waiting }: WebhookFormProps) {
  const { editing, conflict, open, show, say } = crud;
  return (
    <TableForm
      key={crud.formKey}
      titulo={editing ? 'Editar webhook' : 'Novo webhook'}
      sobre={editing ? hostOf(editing) : undefined}
      acao={editing ? 'Salvar' : 'Criar webhook'}
      campos={WEBHOOK_FORM}
      inicial={editing as unknown as FormValues | null}
      onAttempt={() => say('')}
      onSave={crud.save}
      onSettled={crud.settled}
      linha={crud.linha}
      waiting={crud.waiting || waiting}
      onCancel={editing ? () => open(null) : undefined}
    >
      {conflict && editing && (
        <Conflict
          campos={WEBHOOK_FORM.fields}
          agora={conflict as unknown as Agora<FormValues>}
          onUseCurrent={(agora) => show(agora as unknown as Linha | null)}
        />
      )}
    </TableForm>
  );
}

/** Saves a webhook. @param onSecret told of the secret of a new one */
function saveWith(onSecret: (url: string, segredo: string) => void): SaveRow {
  return async ({ id, versao, input, chave }) => {
    const { url, eventos } = input as { url?: string; eventos?: string };
    if (id !== undefined) {
      const said = { url, ...(eventos !== undefined && { eventos: wordsOf(eventos) }) };
      return void (await act(AlterarWebhookDocument, { id, versao: versao!, ...said, chave }));
    }
    const { segredo } = (await act(CriarWebhookDocument, { url: url!, eventos: wordsOf(eventos), chave })).criarWebhook;
    onSecret(url!, segredo);
    return 'Webhook criado. Copie o segredo agora.';
  };
}

function Situation({ pausadoEm, motivo }: Linha) {
  if (!pausadoEm) return 'no ar';
  return (
    <span className="tag tag--warn">
      pausado desde {instante(pausadoEm)}: {motivo}
    </span>
  );
}
