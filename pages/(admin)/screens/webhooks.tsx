import { useState } from 'react';
import {
  AlterarWebhookDocument,
  CriarWebhookDocument,
  ExcluirWebhookDocument,
} from '../../../graphql/generated/admin/graphql.ts';
import { PALAVRA_DO_EVENTO } from '../../../modules/outbox/entrega.ts';
import { webhookCampos } from '../../../modules/webhooks/webhook.campos.ts';
import { act } from '../adminApi.ts';
import { Crud } from '../components/Crud.tsx';
import type { FormValues } from '../components/formTable.ts';
import { OpenWebhook } from '../components/OpenWebhook.tsx';
import { ShownOnce } from '../components/ShownOnce.tsx';
import { useAnswer } from '../components/useAnswer.ts';
import type { SaveRow } from '../components/useCrud.ts';
import { buscarLinha, hostOf, linhaDe, WEBHOOK_FORM, type Linha } from '../components/webhookRow.ts';
import { instante } from '../format.ts';
import { webhooksQuestion } from './webhooks.screen.ts';

const wordsOf = (texto: FormValues[string] | undefined) => String(texto ?? '').split(' ');
const namesOf = ({ eventos }: Linha) => wordsOf(eventos).map((tipo) => PALAVRA_DO_EVENTO[tipo] ?? tipo);

/** Addresses outside that are told of what happens in the shop (053). */
export default function WebhookScreen() {
  const itens = useAnswer(webhooksQuestion).webhooks.map(linhaDe);
  const [secret, setSecret] = useState<{ host: string; segredo: string } | null>(null);
  return (
    <Crud
      titulo="Webhooks"
      tabela={webhookCampos}
      area="equipe"
      textos={{
        novo: 'Novo webhook',
        editar: 'Editar webhook',
        criar: 'Criar webhook',
        atualizar: 'Salvar',
        excluir: 'Deseja realmente excluir este webhook? O que espera por ele não será enviado.',
      }}
      sobre={
        secret ? (
          <ShownOnce key={secret.segredo} segredo={secret.segredo}>
            Segredo de <strong>{secret.host}</strong>. Copie agora: ele não será mostrado de novo. Quem não o copiou troca o
            segredo.
          </ShownOnce>
        ) : (
          <p>Um webhook avisa outro sistema do que acontece na loja. O segredo dele prova que o aviso é daqui.</p>
        )
      }
      lista={{ itens, total: itens.length }}
      colunas={[
        { titulo: 'Endereço', mostrar: ({ url }) => <strong className="answer">{url}</strong> },
        { titulo: 'Eventos', mostrar: (row) => namesOf(row).join(', ') },
        { titulo: 'Criado', mostrar: authorsOf },
        { titulo: 'Situação', mostrar: Situation },
      ]}
      campos={WEBHOOK_FORM}
      rotulo={hostOf}
      salvar={saveWith((url, segredo) => setSecret({ host: hostOf({ url }), segredo }))}
      buscar={buscarLinha}
      excluir={({ id, versao }) => act(ExcluirWebhookDocument, { id, versao })}
      aberta={(row, crud) => (
        <OpenWebhook
          key={row.id}
          webhook={row}
          crud={crud}
          onSecret={(segredo) => setSecret(segredo === null ? null : { host: hostOf(row), segredo })}
        />
      )}
    />
  );
}

/** Saves a webhook. @param onSecret told of the secret of a new one */
function saveWith(onSecret: (url: string, segredo: string) => void): SaveRow {
  return async ({ id, versao, input, chave }) => {
    const { url, eventos } = input as { url?: string; eventos?: string };
    if (id !== undefined) {
      const said = { url, ...(eventos !== undefined && { eventos: wordsOf(eventos) }) };
      await act(AlterarWebhookDocument, { id, versao: versao!, ...said, chave });
      return 'Webhook salvo.';
    }
    const { segredo } = (await act(CriarWebhookDocument, { url: url!, eventos: wordsOf(eventos), chave })).criarWebhook;
    onSecret(url!, segredo);
    return 'Webhook criado. Copie o segredo agora.';
  };
}

/** When a webhook was created, by whom, and who has changed it since. */
function authorsOf({ criadoEm, criadoPor, alteradoPor }: Linha): string {
  const criado = criadoPor ? `${instante(criadoEm)}, por ${criadoPor}` : instante(criadoEm);
  return alteradoPor.length > 0 ? `${criado}; alterado por ${alteradoPor.join(', ')}` : criado;
}

function Situation({ pausadoEm, motivo }: Linha) {
  if (!pausadoEm) return 'no ar';
  return (
    <span className="tag tag--warn">
      pausado desde {instante(pausadoEm)}: {motivo}
    </span>
  );
}
