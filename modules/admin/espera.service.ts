import type { EntityManager } from '@mikro-orm/core';
import { assinaturas } from '../checkout/assinatura.admin.service.ts';
import { ASSINATURA_ESPERANDO } from '../checkout/assinatura.ts';
import { mensagens } from '../contact/mensagem.admin.service.ts';
import { MENSAGEM_ESPERANDO } from '../contact/mensagem.ts';
import type { Espera } from '../editing/espera.service.ts';
import { cartasEmEspera } from '../mail/limites.service.ts';
import { esperaDasDesistidas } from '../outbox/entrega.admin.service.ts';
import type { Papel } from '../roles/papel.ts';
import { esperaDosPausados } from '../webhooks/webhook.service.ts';

/** What waits for staff, or for its turn, by the names that the dashboard has for it. */
type OQueEspera =
  | 'assinaturasNovas'
  | 'mensagensNovas'
  | 'valoresPorConferir'
  | 'avisosDesistidos'
  | 'confirmacoesEmEspera'
  | 'emailsDaEquipeEmEspera'
  | 'webhooksPausados';

/** How much waits, and since when the oldest of each; what has a list is narrowed as that is for whoever asks. */
export async function esperas(
  em: EntityManager,
  papel: Papel | undefined,
): Promise<Record<OQueEspera, number> & { desde: Record<OQueEspera, Date | null> }> {
  const cartas = await cartasEmEspera(em);
  const cada: Record<OQueEspera, Espera> = {
    assinaturasNovas: await assinaturas.espera(em, { status: ASSINATURA_ESPERANDO }),
    mensagensNovas: await mensagens.espera(em, { status: MENSAGEM_ESPERANDO }),
    valoresPorConferir: await assinaturas.espera(em, { porConferir: true }),
    avisosDesistidos: await esperaDasDesistidas(em, papel),
    confirmacoesEmEspera: cartas.aosClientes,
    emailsDaEquipeEmEspera: cartas.aEquipe,
    webhooksPausados: await esperaDosPausados(em),
  };
  const deCada = <Dado>(dado: (espera: Espera) => Dado) =>
    Object.fromEntries(Object.entries(cada).map(([nome, espera]) => [nome, dado(espera)])) as Record<OQueEspera, Dado>;
  return { ...deCada(({ quantas }) => quantas), desde: deCada(({ desde }) => desde) };
}
