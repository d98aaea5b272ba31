import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { resumirPedidos } from '../checkout/correspondencia.service.ts';
import type { EntregaTomada, Resultado } from '../outbox/entregador.service.ts';
import { darPorEntregues, naFila } from '../outbox/tomada.service.ts';
import type { Carta, Loja } from './carta.ts';
import { cartaDeVarios } from './daEquipe.server.ts';
import { ESPERA, quandoJuntar } from './esperas.ts';

/** Of whatever many wait, so many are told in one letter. */
const MAIS_JUNTAS = 100;

const assuntoSchema = z.object({ assunto: z.string() });

/** One letter for all that wait to be told together, and what is to be said once it has gone. */
interface CartaJunta {
  carta: Carta;
  /** Says of the others that they went with it. */
  depois: () => Promise<void>;
}

/**
 * What staff are written at the turn of an entry that goes together with others: the oldest takes all of them along, the others wait for it. Null where
 * it is alone, and is a letter like any other; a result where another one takes it along.
 */
export async function juntar(em: EntityManager, entrega: EntregaTomada, loja: Loja): Promise<CartaJunta | Resultado | null> {
  const { destino, resposta } = entrega;
  if (resposta !== ESPERA.juntas) return null;
  const todas = await naFila(em, destino, resposta, MAIS_JUNTAS);
  if (todas[0] && todas[0].id !== entrega.id) return { entregue: false, resposta, naVezDe: quandoJuntar(new Date()) };
  if (todas.length < 2) return null;
  const mensagens = todas.filter(({ tipo }) => tipo === 'mensagem.recebida');
  const pedidos = todas.filter(({ tipo }) => tipo !== 'mensagem.recebida');
  const resumidos = await resumirPedidos(
    em,
    pedidos.map(({ linhaId }) => linhaId),
  );
  const ditas = mensagens.flatMap(({ dados }) => assuntoSchema.safeParse(dados).data ?? []);
  return {
    carta: cartaDeVarios(resumidos, ditas, loja),
    depois: () =>
      darPorEntregues(
        em,
        todas.map(({ id }) => id).filter((id) => id !== entrega.id),
        'Foi junto com outros, em um só e-mail.',
      ),
  };
}
