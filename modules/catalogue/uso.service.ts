import type { EntityManager } from '@mikro-orm/core';

/** What names a plan, in words: "cupom FLORADA10", "2 assinaturas em aberto". */
type Uso = (em: EntityManager, planoId: number) => Promise<readonly string[]>;

const usos: Uso[] = [];

/** Tells the catalogue how to ask another module whether it names a plan; the catalogue knows none of them. */
export function declararUso(uso: Uso): void {
  usos.push(uso);
}

/** Everything that names a plan. */
export async function usosDoPlano(em: EntityManager, planoId: number): Promise<string[]> {
  const todos: string[] = [];
  for (const uso of usos) todos.push(...(await uso(em, planoId)));
  return todos;
}
