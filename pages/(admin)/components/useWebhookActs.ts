import { useState } from 'react';
import {
  PausarWebhookDocument,
  TestarWebhookDocument,
  TrocarSegredoDoWebhookDocument,
} from '../../../graphql/generated/admin/graphql.ts';
import { act, type Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import type { Crudding } from './Crud.tsx';
import { useSoleAct } from './useSoleAct.ts';
import { mayLeave } from './useUnsavedGuard.ts';
import { buscarLinha, hostOf, type Linha } from './webhookRow.ts';

const NOT_SEEN = 'O segredo novo ainda não chegou, e só aparece nesta tela. Sair sem vê-lo?';
const WAIT = 'Aguarde: o segredo novo ainda não chegou.';

/** What staff do with a webhook besides changing and deleting it. @param onSecret told of a new secret, and with null that the one of before is none any more */
export function useWebhookActs(row: Linha, crud: Crudding<Linha>, onSecret: (segredo: string | null) => void) {
  const { show, say, attempt } = crud;
  const { sending, run } = useSoleAct(NOT_SEEN);
  const [teste, setTeste] = useState<string | null>(null);
  const refresh = useRefresh();

  const mayAct = () => {
    if (sending) say(WAIT);
    return !sending && crud.mayAct();
  };
  /** What is done with the webhook changes its version: the form goes on over the new one. */
  const showAnew = async () => show(await buscarLinha(row.id).catch(() => row));

  const pause = async (pausado: boolean) => {
    if (!mayAct() || !mayLeave()) return;
    const pausing = () => act(PausarWebhookDocument, { id: row.id, pausado }, { context: { anew: true } });
    const message = pausado ? 'Webhook pausado.' : 'Webhook retomado: o que esperava vai agora.';
    if (await attempt(pausing, message, `${pausado ? 'Pausar' : 'Retomar'} ${hostOf(row)}`)) await showAnew();
  };

  const test = async () => {
    if (!mayAct()) return;
    let id: string | undefined;
    const testing = async () => {
      const answer = await act(TestarWebhookDocument, { id: row.id });
      id = answer.testarWebhook;
      return answer;
    };
    await attempt(testing, 'Teste enviado.', `Enviar um teste a ${hostOf(row)}`);
    if (id !== undefined) setTeste(id);
  };

  const rotate = () => {
    const question = `Trocar o segredo de ${hostOf(row)}? O de agora também assina por mais um dia; um mais antigo deixa de assinar já.`;
    if (!mayAct() || !mayLeave() || !window.confirm(question)) return;
    onSecret(null);
    void run(async () => {
      try {
        onSecret((await act(TrocarSegredoDoWebhookDocument, { id: row.id })).trocarSegredoDoWebhook.segredo);
        say('Segredo trocado.');
      } catch (refusal) {
        const { code, message } = refusal as Refusal;
        say(code === '' ? mayBeAnother(row) : message);
      }
      await Promise.all([showAnew(), refresh()]);
    });
  };

  return { sending, teste, pause, test, rotate };
}

function mayBeAnother(row: Linha): string {
  return `Não foi possível falar com o servidor. O segredo de ${hostOf(row)} pode já ser outro, que ninguém viu. Troque-o de novo: vale o que aparecer por último.`;
}
