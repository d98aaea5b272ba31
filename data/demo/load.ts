import type { EntityManager } from '@mikro-orm/core';
export async function loadDemo(_em: EntityManager, _dataDir: string): Promise<void> {}
