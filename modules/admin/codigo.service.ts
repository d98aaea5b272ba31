import { DomainError } from '../../platform/errors.ts';
import { openSecret } from '../../platform/sealedSecret.ts';
import type { Administrador } from './administrador.entity.ts';
import { pareceDeRecuperacao, passoDoCodigo, resumoDoCodigo } from './codigo.server.ts';

/** Said of a code of an application that is wrong, of another time, or used. */
const CODIGO_ERRADO = 'O código não confere. Digite o que o aplicativo mostra agora; cada um vale uma vez.';

/** What is left to look at where right codes are none: the clock of what makes them. */
const RELOGIO = 'Se continuar, ponha o relógio do celular em hora automática';

/** Said of a code that shows of no application that it was read. */
export const CODIGO_ERRADO_AO_LIGAR = `${CODIGO_ERRADO} ${RELOGIO}.`;

/** Said where the shop cannot open what the codes are made of: no clock mends that. */
const APLICATIVO_PERDIDO =
  'O aplicativo de códigos desta conta não serve mais: o segredo da loja (SESSION_SECRET) é outro desde que ele foi conectado. Use um código de recuperação e conecte outro em Minha conta, ou peça a quem administra a loja que tire o segundo fator da conta; na máquina da loja, o comando é npm run admin -- sem-segundo-fator USUARIO.';

/** Said of a code that opened nothing at a sign-in, where a recovery code would have been taken as well. */
export async function recusaDoCodigo(conta: ComSegredo, codigo: string, chave: string): Promise<string> {
  if (pareceDeRecuperacao(codigo)) return 'Este código de recuperação não confere, ou já foi usado.';
  if (!(await aplicativoVale(conta, chave))) return APLICATIVO_PERDIDO;
  return `${CODIGO_ERRADO} ${RELOGIO}, ou use um código de recuperação. Sem nenhum dos dois, peça a quem administra a loja que tire o segundo fator da conta.`;
}

/** Of an account, what codes of its application are made of. */
type ComSegredo = Pick<Administrador, 'fatorSegredo' | 'fatorDesde'>;

/** What stands before a sealed secret that is only tried in the place of one that makes no codes any more: nobody signs in by it. */
const EM_TROCA = 'troca:';

/** A sealed secret as an account keeps it until a code has shown that it was read. */
export function guardarPreparado({ fatorDesde }: ComSegredo, fechado: string): string {
  return fatorDesde === null ? fechado : EM_TROCA + fechado;
}

/** The sealed secret that an account only tries; null where there is none. */
export function segredoPreparado({ fatorSegredo, fatorDesde }: ComSegredo): string | null {
  if (fatorDesde === null) return fatorSegredo;
  return fatorSegredo?.startsWith(EM_TROCA) ? fatorSegredo.slice(EM_TROCA.length) : null;
}

/** Whether the shop can open what the codes of an account that asks for them are made of: with another `SESSION_SECRET` it cannot. */
export async function aplicativoVale({ fatorSegredo }: ComSegredo, chave: string): Promise<boolean> {
  return fatorSegredo !== null && !fatorSegredo.startsWith(EM_TROCA) && (await openSecret(fatorSegredo, chave)) !== null;
}

/** A code that was taken; of a recovery code, how many are left. */
export type CodigoGasto = { recuperacao: false } | { recuperacao: true; restantes: number };

/**
 * Takes a code of an account that is locked, so that it is taken once: one of its application or a recovery code. Answers which it was; null where neither.
 * @param chave the shop's key of second factors
 */
export async function gastarCodigo(conta: Administrador, codigo: string, chave: string): Promise<CodigoGasto | null> {
  const passo = await passoDe(conta, codigo, chave);
  if (passo !== null) {
    conta.fatorPasso = passo;
    return { recuperacao: false };
  }
  const restantes = codigosDe(conta.codigosDeRecuperacao);
  const resumo = resumoDoCodigo(codigo);
  if (!restantes.includes(resumo)) return null;
  const outros = restantes.filter((um) => um !== resumo);
  conta.codigosDeRecuperacao = outros.join(' ');
  return { recuperacao: true, restantes: outros.length };
}

/**
 * Time step of a code of an account's application; null where it is none. A secret that was sealed with another key of the shop makes no codes: the
 * recovery codes still open.
 */
export async function passoDe(
  { fatorSegredo, fatorPasso }: Pick<Administrador, 'fatorSegredo' | 'fatorPasso'>,
  codigo: string,
  chave: string,
): Promise<number | null> {
  const segredo = fatorSegredo === null || fatorSegredo.startsWith(EM_TROCA) ? null : await openSecret(fatorSegredo, chave);
  return segredo === null ? null : passoDoCodigo(segredo, codigo.replace(/\s/g, ''), fatorPasso);
}

/** Digests of recovery codes as an account keeps them. */
export function codigosDe(guardados: string): string[] {
  return guardados.split(' ').filter(Boolean);
}

/** The refusal of what needs a second factor. */
export function fatorAusente(): DomainError {
  return new DomainError('conflict', 'SEGUNDO_FATOR_AUSENTE', 'A conta não tem segundo fator. Comece de novo.');
}
