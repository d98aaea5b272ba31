import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { FilasDocument, type FilasQuery } from '../../../graphql/generated/admin/graphql.ts';
import { client } from '../adminApi.ts';
import { hasEnded } from '../links.ts';
import { BY_ITSELF } from './load.ts';
import { useMayRead, useSignedIn } from './signedIn.ts';
import { useRefresh } from './useRefresh.ts';

/** How often a tab that is looked at asks what waits, in milliseconds. */
const EVERY = 4000;
/** The same while nobody is signed in, and of whom nothing waits: they hear of another role alone. */
const SELDOM = 60_000;

/** Follows the queues while the tab is looked at. What has come since is shown in the list where one is, and said. Answers what is to be said. */
export function useQueueWatch(): string {
  const [said, say] = useState('');
  const refresh = useRefresh();
  const router = useRouter();
  const mayRead = useMayRead('pedidos');
  const { faltaFator } = useSignedIn();
  const latest = useRef({ refresh, router });
  useEffect(() => {
    latest.current = { refresh, router };
  });
  useEffect(() => {
    // Whoever has to turn the second factor on first is not answered.
    if (faltaFator) return undefined;
    const every = mayRead ? EVERY : SELDOM;
    let over = false;
    let timer: number | undefined;
    // The document has brought along what waits.
    let known = client.readQuery({ query: FilasDocument })!.filas;
    const ask = async () => {
      const options = { query: FilasDocument, fetchPolicy: 'network-only', context: BY_ITSELF } as const;
      const { data } = await client.query(options);
      if (over || !data) return;
      const before = known;
      known = data.filas;
      const came = news(before, known);
      if (came.length > 0) say(came.join(' '));
      // What a colleague does with a row is seen by whoever has it open.
      const here = latest.current.router.state.matches.at(-1)?.routeId.slice(1);
      const [was, is] = here === 'assinaturas' || here === 'mensagens' ? [before[here], known[here]] : [];
      if (JSON.stringify(was) !== JSON.stringify(is)) await latest.current.refresh({ byItself: true });
    };
    const turn = async () => {
      window.clearTimeout(timer);
      const ended = document.hidden ? false : await ask().then(() => false, hasEnded);
      if (!over) timer = window.setTimeout(() => void turn(), ended ? SELDOM : every);
    };
    const seen = () => void (!document.hidden && turn());
    timer = window.setTimeout(() => void turn(), every);
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [mayRead, faltaFator]);
  return said;
}

/** What has come since, in words. */
function news(before: FilasQuery['filas'], now: FilasQuery['filas']): string[] {
  return [
    ...(now.assinaturas.ultima > before.assinaturas.ultima ? ['Chegou assinatura nova.'] : []),
    ...(now.mensagens.ultima > before.mensagens.ultima ? ['Chegou mensagem nova.'] : []),
  ];
}
