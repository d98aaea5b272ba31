import type { EntityManager } from '@mikro-orm/core';

/** What an act in a transaction would come to, which is then taken back. @throws what the act throws */
export async function rehearse<Result>(em: EntityManager, act: (tx: EntityManager) => Promise<Result>): Promise<Result> {
  let outcome: { result: Result } | null = null;
  try {
    return await em.fork().transactional(async (tx) => {
      outcome = { result: await act(tx) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack) || !outcome) throw error;
    return (outcome as { result: Result }).result;
  }
}

class TakenBack extends Error {}
