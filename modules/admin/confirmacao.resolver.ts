import type { AdminContext } from '../services.ts';
import type { Confirmacao } from './confirmacao.service.ts';
import { naoAutenticado } from './sessao.service.ts';

/** The password of whoever asks, given again for an act. @throws `NAO_AUTENTICADO` for a machine */
export function confirmacaoDe({ access, caller, attempts }: AdminContext, senha: string, autor = access.autor): Confirmacao {
  const { sessao } = access;
  // A machine has no password to give.
  if (sessao === null) throw naoAutenticado();
  return { access: { autor, sessao }, senha, visitante: caller.visitor, attempts };
}
