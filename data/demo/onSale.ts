import type { EntityManager } from '@mikro-orm/core';
import { TITULOS } from '../../modules/transfer/catalogo.ts';
import { demonstracaoNoAr } from '../../modules/transfer/demonstracao.service.ts';
import type { Config } from '../../platform/config.ts';
import { isThisMachine } from '../../platform/thisMachine.ts';
import { readDemo } from './load.ts';

const lista = new Intl.ListFormat('pt-BR');

/**
 * What to tell an operator who sells what was invented for a look, as a sentence without its full stop; null where nothing of it is shown, or to nobody but him:
 * the setting that has brought it may be gone for long.
 */
export async function demoOnSale(em: EntityManager, { publicUrl }: Pick<Config, 'publicUrl'>): Promise<string | null> {
  if (isThisMachine(new URL(publicUrl).hostname)) return null;
  const shown = await demonstracaoNoAr(em, await readDemo(new Date()));
  if (shown.length === 0) return null;
  const rows = lista.format(shown.map(([tabela, quantas]) => `${TITULOS[tabela]} (${quantas})`));
  return `Em ${publicUrl} está no ar o que foi inventado para a demonstração: ${rows}; pare a loja e tire-o com o comando demo remover`;
}
