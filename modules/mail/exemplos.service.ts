import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { enderecoDoLink } from '../admin/linkDeAcesso.ts';
import { pedidoDeExemplo } from '../checkout/correspondencia.service.ts';
import { porQueCancelado } from '../checkout/palavras.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { enfileirar } from '../outbox/anuncio.service.ts';
import { EMAIL_A_EQUIPE, TESTE_DE_EMAIL } from '../outbox/entrega.ts';
import type { Carta } from './carta.ts';
import { cartaDeAcesso } from './daConta.server.ts';
import { cartaDeMensagem, cartaDePedido, cartaDeVarios } from './daEquipe.server.ts';
import { cartaAoCliente } from './doCliente.server.ts';
import { NOMES_DOS_EXEMPLOS, type ExemploDeEmail } from './exemplo.ts';
import { htmlDaCarta } from './html.server.tsx';
import type { Papelaria } from './papelaria.service.ts';
import { pngDoQrCode } from './png.server.ts';

/** What an entry that is a test says. */
export const exemploSchema = z.object({ exemplo: z.enum(NOMES_DOS_EXEMPLOS) });

const MENSAGEM = {
  nome: 'Maria Exemplo',
  assunto: 'Mudança de plano',
  mensagem: 'Bom dia!\nO meu site exemplo.com.br cresceu. Qual plano vocês indicam?\n\nObrigada,\nMaria',
};

/** A letter of a kind, about an order, a message or an account that nobody has. */
export async function cartaDeExemplo(
  em: EntityManager,
  { loja, pagamento }: Pick<Papelaria, 'loja' | 'pagamento'>,
  exemplo: ExemploDeEmail,
): Promise<Carta> {
  if (exemplo === 'mensagem') return cartaDeMensagem(MENSAGEM, loja);
  if (exemplo === 'convite' || exemplo === 'senha') {
    const endereco = enderecoDoLink(loja.administracao, 'exemplo');
    return cartaDeAcesso({ usuario: 'maria.exemplo', motivo: exemplo, endereco }, loja);
  }
  const agora = new Date();
  const novo = await pedidoDeExemplo(em, pagamento, agora);
  if (exemplo === 'pedido') return cartaDePedido(novo, loja);
  if (exemplo === 'varios') return cartaDeVarios([novo, novo], [MENSAGEM], loja);
  const naoPago = { devia: true, ate: null, outro: false, pago: 'nao' } as const;
  const depois = {
    criado: novo,
    valor: novo,
    pago: { ...novo, pagoEm: agora, pagamento: null },
    desmarcado: { ...novo, desmarcadoEm: agora },
    devolvido: { ...novo, etapa: 'cancelado', pagamento: null, desmarcadoEm: agora },
    concluido: { ...novo, etapa: 'concluido', pagamento: null },
    cancelado: { ...novo, etapa: 'cancelado', pagamento: null, porQueCancelado: porQueCancelado('nao_pago', naoPago) },
    retomado: novo,
    contato: novo,
    reaberto: novo,
  } as const;
  return cartaAoCliente(exemplo, depois[exemplo], loja)!;
}

/** An example as a page that a browser shows: pictures come from this server, and no other is asked. */
export async function htmlDoExemplo(em: EntityManager, papelaria: Papelaria, exemplo: ExemploDeEmail): Promise<string> {
  const carta = await cartaDeExemplo(em, papelaria, exemplo);
  const pix = carta.blocos.find((bloco) => bloco.tipo === 'pix');
  const qrCode = pix ? `data:image/png;base64,${pngDoQrCode(pix.desenho).toString('base64')}` : '';
  const { loja, cores, emblema } = papelaria;
  return htmlDaCarta(carta, { loja, cores, emblema: new URL(emblema).pathname, qrCode });
}

/** Has an example sent to the staff of the settings, and to nobody else. Answers the id of the entry. @throws `EMAIL_DESLIGADO` */
export function testarEmail(
  em: EntityManager,
  { enderecos }: Pick<Papelaria, 'enderecos'>,
  exemplo: ExemploDeEmail,
  autor: Autor,
): Promise<string> {
  if (enderecos === null) throw desligado('A loja não envia e-mails: falta SMTP_URL na configuração.');
  if (enderecos.staff.length === 0) throw desligado('Ninguém da equipe recebe e-mails: falta MAIL_STAFF na configuração.');
  return em.transactional(async (tx) => {
    const teste = { tipo: TESTE_DE_EMAIL, tabela: 'e-mail', linhaId: 0, dados: { exemplo }, agora: new Date() };
    const resposta = (await enfileirar(tx, teste, [{ destino: EMAIL_A_EQUIPE }])).join();
    await registrarAto(tx, autor, { resposta });
    return resposta;
  });
}

function desligado(mensagem: string): DomainError {
  return new DomainError('conflict', 'EMAIL_DESLIGADO', mensagem);
}
