import type { EntityManager } from '@mikro-orm/core';
import { temOrigem } from '../editing/alteracao.service.ts';
import { declararFeito } from '../editing/ato.service.ts';
import { chaveReutilizada, resumir } from '../editing/repeticao.service.ts';
import { normalizarCodigo } from '../coupons/codigo.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { Assinatura } from './assinatura.entity.ts';
import type { Formulario } from './formulario.ts';
import type { NovaAssinatura } from './novaAssinatura.ts';

/**
 * Digest of what an order says once it is cleaned, whichever door it came through: all but its keys, its bot-check token, which
 * every try has anew, how the plan looked and what the contract said, which a repeat may have seen anew, and what the id of a plan makes superfluous.
 * @param cupom its code as it is compared: in whatever case it was sent
 */
function resumirConteudo(nova: NovaAssinatura, formulario: Formulario, cupom = normalizarCodigo(nova.cupom)): string {
  const { chave: _chave, substitui: _substitui, captchaToken: _token, planoVisto: _visto, contrato: _contrato, ...resto } = nova;
  const { plano, valorEspacoAdicional, valorIpAdicional, ...dito } = resto;
  const semPlano = { plano, valorEspacoAdicional, valorIpAdicional };
  const campos = Object.entries({ ...dito, cupom, ...(!nova.planoId && semPlano), ...formulario }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return resumir(campos);
}

/** 128 bits in hexadecimal digits, as the page draws a key, or as a UUID. */
const SORTEADA = /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/** Whether a key has the form of one that is drawn at random, and that nobody guesses. An integrator's may count up. */
export const ehSorteada = (chave: string) => SORTEADA.test(chave);

/** What is before a key that was sent by a machine, or by anybody else, where the key alone is not clear. */
const DE_QUEM = { maquina: 'maquina:', publica: 'publica:' } as const;
const DITO_DE_QUEM = new RegExp(`^(${Object.values(DE_QUEM).join('|')})`);

/** A stored key as it was sent. */
export const semLado = (chave: string) => chave.replace(DITO_DE_QUEM, '');

/**
 * The forms in which a key may be stored, in the order in which they are tried; the last is nobody else's. Machines and strangers have each their own, so that
 * nobody sits where an integrator's numbers come to. The first is as a version before this one stores it, so that a repeat meets its first whichever of
 * the two has taken it; where that is the other's, the next is.
 */
export function formasDaChave(chave: string, deMaquina: boolean): string[] {
  const propria = `${deMaquina ? DE_QUEM.maquina : DE_QUEM.publica}${chave}`;
  return (deMaquina ? !DITO_DE_QUEM.test(chave) : ehSorteada(chave)) ? [chave, propria] : [propria];
}

/** Whether a machine has ordered it; of what a version before this one has stored, the trace says so (registrarOrigem). */
export async function ehDeMaquina(em: EntityManager, { id, deMaquina }: Pick<Assinatura, 'id' | 'deMaquina'>): Promise<boolean> {
  return deMaquina ?? (await temOrigem(em, assinaturaCampos, id));
}

/** Whether what is stored under a form of a key was sent by the other: by a machine where a stranger asks, and the other way round. */
export async function ehDoOutro(em: EntityManager, forma: string, deMaquina: boolean): Promise<boolean> {
  const anterior = await em.findOne(Assinatura, { chave: forma });
  return anterior !== null && (await ehDeMaquina(em, anterior)) !== deMaquina;
}

/** The digests by which an order may be stored: as `resumirConteudo` makes it, and as a version before made it, to which the case of a coupon was content. */
export function resumosDe(nova: NovaAssinatura, formulario: Formulario): [atual: string, deAntes: string] {
  return [resumirConteudo(nova, formulario), resumirConteudo(nova, formulario, nova.cupom)];
}

/** The order that the same side has stored under a key, or null. @throws `CHAVE_REUTILIZADA` when it says something else (D38) */
export async function buscarPelaChave(
  em: EntityManager,
  { chave, deMaquina }: { chave: string; deMaquina: boolean },
  conteudos: readonly string[],
): Promise<Assinatura | null> {
  const anterior = await acharPelaChave(em, chave, deMaquina);
  // An order from before contents were told apart answers every repeat.
  if (!anterior || anterior.conteudo === null || conteudos.includes(anterior.conteudo)) return anterior;
  throw chaveReutilizada({ de: 'pedido' });
}

/** What is made under the keys of machines' orders, which all of them share. */
export const PEDIDO = 'pedido';

declararFeito({
  nome: PEDIDO,
  escopo: 'pedidos:criar',
  async buscar(em, chave) {
    const pedido = await acharPelaChave(em, chave, true);
    // As it was made, whatever has become of it since.
    return pedido && { id: pedido.id, versao: 1 };
  },
});

/** Of what is stored under the forms of a key, what the same side has sent; null where that is nothing. */
export async function acharPelaChave(em: EntityManager, chave: string, deMaquina: boolean): Promise<Assinatura | null> {
  for (const forma of formasDaChave(chave, deMaquina)) {
    const achado = await em.findOne(Assinatura, { chave: forma });
    if (achado && (await ehDeMaquina(em, achado)) === deMaquina) return achado;
  }
  return null;
}
