import { podeMudar, type Papel } from './papel.ts';

/** Of whom the shop asks a second factor, as its setting says it (`SECOND_FACTOR`). */
export type FatorExigido = 'optional' | 'administrators' | 'all';

/** Whether the shop asks one of an account with this role; administrators are those who let others in. */
export function exigeFator(exigido: FatorExigido, papel: Papel): boolean {
  return exigido === 'all' || (exigido === 'administrators' && podeMudar(papel, 'equipe'));
}
