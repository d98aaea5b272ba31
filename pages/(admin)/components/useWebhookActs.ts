import { useState } from 'react';
import {
  ExcluirWebhookDocument,
  PausarWebhookDocument,
  TestarWebhookDocument,
  TrocarSegredoDoWebhookDocument,
} from '../../../graphql/generated/admin/graphql.ts';
import { palavraDe } from '../../../modules/editing/tabela.ts';
import { webhookCampos } from '../../../modules/webhooks/webhook.campos.ts';
import { act, type Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { deleteAsShown } from './deleteAsShown.ts';
import type { useCrud } from './useCrud.ts';
import { useSoleAct } from './useSoleAct.ts';
import { mayLeave } from './useUnsavedGuard.ts';
import { buscarLinha, hostOf, WEBHOOK_FORM, type Linha } from './webhookRow.ts';

const NOT_SEEN = 'O segredo novo ainda não chegou, e só aparece nesta tela. Sair sem vê-lo?';
const WAIT = 'Aguarde: o segredo novo ainda não chegou.';

/** What was tried out, and the entry that it is. */
interface Teste {
  de: string;
  id: string;
}

/** What staff do with a webhook besides changing it. @param onSecret told of a new secret, and with null that the one of before is none any more */
export function useWebhookActs(crud: ReturnType<typeof useCrud<Linha>>, onSecret: (row: Linha, segredo: string | null) => void) {
  const { show, say, attempt } = crud;
  const { sending, run } = useSoleAct(NOT_SEEN);
  const [teste, setTeste] = useState<Teste | null>(null);
  const refresh = useRefresh();

  const mayAct = () => {
    if (sending) say(WAIT);
    return !sending && crud.mayAct();
  };
  /** What is done with the webhook changes its version: the form goes on over the new one. */
  const showAnew = async (row: Linha) => show(await buscarLinha(row.id).catch(() => row));

  const pause = async (row: Linha, pausado: boolean) => {
    if (!mayAct() || !mayLeave()) return;
    const pausing = () => act(PausarWebhookDocument, { id: row.id, pausado }, { context: { anew: true } });
    const message = pausado ? 'Webhook pausado.' : 'Webhook retomado: o que esperava vai agora.';
    if (await attempt(pausing, message, `${pausado ? 'Pausar' : 'Retomar'} ${hostOf(row)}`)) await showAnew(row);
  };

  const test = async (row: Linha) => {
    if (!mayAct()) return;
    let id: string | undefined;
    const testing = async () => {
      const answer = await act(TestarWebhookDocument, { id: row.id });
      id = answer.testarWebhook;
      return answer;
    };
    await attempt(testing, 'Teste enviado.', `Enviar um teste a ${hostOf(row)}`);
    if (id !== undefined) setTeste({ de: row.id, id });
  };

  const rotate = (row: Linha) => {
    const question = `Trocar o segredo de ${hostOf(row)}? O de agora também assina por mais um dia; um mais antigo deixa de assinar já.`;
    if (!mayAct() || !mayLeave() || !window.confirm(question)) return;
    onSecret(row, null);
    void run(async () => {
      try {
        onSecret(row, (await act(TrocarSegredoDoWebhookDocument, { id: row.id })).trocarSegredoDoWebhook.segredo);
        say('Segredo trocado.');
      } catch (refusal) {
        const { code, message } = refusal as Refusal;
        say(code === '' ? mayBeAnother(row) : message);
      }
      await Promise.all([showAnew(row), refresh()]);
    });
  };

  const remove = (row: Linha) => {
    if (!mayAct() || !window.confirm(`Excluir o webhook ${hostOf(row)}? O que espera por ele não será enviado.`)) return;
    const deletion = {
      tabela: palavraDe(webhookCampos),
      campos: WEBHOOK_FORM.fields,
      buscar: buscarLinha,
      excluir: ({ id, versao }: Linha) => act(ExcluirWebhookDocument, { id, versao }),
      onChanged: () => void refresh(),
    };
    void crud.remove(row.id, () => deleteAsShown(row, deletion), hostOf(row));
  };

  return { sending, teste, pause, test, rotate, remove };
}

function mayBeAnother(row: Linha): string {
  return `Não foi possível falar com o servidor. O segredo de ${hostOf(row)} pode já ser outro, que ninguém viu. Troque-o de novo: vale o que aparecer por último.`;
}
