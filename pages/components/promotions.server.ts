import type { PageContextServer } from 'vike/types';
import { PlanosEmPromocaoDocument, type PlanosEmPromocaoQuery } from '../../graphql/generated/graphql.ts';
import { ehPromocional } from '../../modules/catalogue/familia.ts';
import { orNone } from '../orNone.ts';

export type PlanoEmPromocao = PlanosEmPromocaoQuery['planos'][number];

/** The plans whose type starts with PROMOCIONAL; none where they cannot be read (section 8). */
export async function planosEmPromocao({
  execute,
  warn,
}: Pick<PageContextServer, 'execute' | 'warn'>): Promise<PlanoEmPromocao[]> {
  const ler = async () => (await execute(PlanosEmPromocaoDocument)).planos;
  const planos = await orNone(ler, warn, 'promotional plans could not be loaded');
  return planos.filter(({ planoTipo }) => ehPromocional(planoTipo));
}
