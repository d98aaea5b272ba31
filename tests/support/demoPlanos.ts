import catalogo from '../../data/demo/catalogo.json' with { type: 'json' };
import type { PlanoLinha } from '../../modules/catalogue/plano.campos.ts';
import { nomeDoTipo, type PlanoTipoNome } from '../../modules/catalogue/plano.ts';

/** A plan of the demonstration, with its type by name, as pages know it. */
export type DemoPlano = Omit<PlanoLinha, 'planoTipo'> & { planoTipo: PlanoTipoNome };

/** The plans that the demonstration has on sale. Its file says nothing of a field that came after it, which the shop then holds to be empty. */
export const DEMO_PLANOS: readonly DemoPlano[] = (catalogo.planos as unknown as readonly PlanoLinha[])
  .filter(({ ativo }) => ativo)
  .map((plano) => ({ ...plano, planoTipo: nomeDoTipo(plano.planoTipo) }));
