import type { EntityManager } from '@mikro-orm/core';
import { refuseField } from '../../platform/validation.ts';
import { contasDe, type Conta } from '../checkout/conta.service.ts';
import { assinaturasDe, copiasDe, type Encontradas } from '../checkout/retencao.service.ts';
import { mensagensDe } from '../contact/retencao.service.ts';
import { outrosDe } from './privacidade.service.ts';
import { saoOMesmoEmail } from './titular.server.ts';
import { lerTitular, type Titular } from './titular.ts';

/** As many rows of a kind as a screen shows of one person; how many there are is said. */
const MOSTRADAS = 200;

type Mensagens = Awaited<ReturnType<typeof mensagensDe>>;

/** All that is known of one person, found as export and erasure find it (025). */
export interface Pessoa {
  /** What was looked for, as it is stored. */
  cpfCnpj: string | null;
  email: string | null;
  /** The newest of them, the newest first. */
  assinaturas: Encontradas['suas'];
  totalDeAssinaturas: number;
  contas: Conta[];
  /** The newest of them, the newest first. */
  mensagens: Mensagens;
  totalDeMensagens: number;
  /** Numbers of orders that may be somebody else's: linked with these, or that copy the address. */
  ligadas: number[];
  copias: number[];
  /** What else these orders carry: what is stored under it as well is found by looking for it. */
  outrosEmails: string[];
  outrosDocumentos: string[];
  /** Addresses of a document's orders that orders of other documents carry too: whose their messages are, nobody knows. */
  emailsDeVarios: string[];
}

/**
 * Orders and messages of one person. Messages carry no document: those of a document are what came from the addresses of its orders, unless others' orders
 * carry the address too.
 * @param texto an e-mail address, a CPF or a CNPJ as people write it
 * @throws `DADOS_INVALIDOS` for anything else
 */
export async function buscarPessoa(em: EntityManager, texto: string): Promise<Pessoa> {
  const titular = exigirTitular(texto);
  const { suas, ligadas, copias } = await pedidosDaPessoa(em, titular);
  const { mensagens, emailsDeVarios } = await mensagensDaPessoa(em, titular, suas);
  return {
    cpfCnpj: 'cpfCnpj' in titular ? titular.cpfCnpj : null,
    email: 'email' in titular ? titular.email : null,
    assinaturas: maisNovas(suas),
    totalDeAssinaturas: suas.length,
    contas: await contasDe(em, suas),
    mensagens: maisNovas(mensagens),
    totalDeMensagens: mensagens.length,
    ligadas: ligadas.map(({ id }) => id),
    copias: copias.map(({ id }) => id),
    ...outrosDe(titular, suas),
    emailsDeVarios,
  };
}

/** Orders of one person, and those of others that only copy the address. */
export async function pedidosDaPessoa(
  em: EntityManager,
  titular: Titular,
): Promise<Encontradas & { copias: Encontradas['suas'] }> {
  const { suas, ligadas } = await assinaturasDe(em, titular);
  const proprias = new Set(suas.map(({ id }) => id));
  return { suas, ligadas, copias: (await copiasDe(em, titular)).filter(({ id }) => !proprias.has(id)) };
}

/** Reads whose data are meant. @throws `DADOS_INVALIDOS` */
export function exigirTitular(texto: string): Titular {
  const titular = lerTitular(texto);
  if (!titular) throw refuseField('titular', 'DADOS_INVALIDOS', 'Informe um CPF, um CNPJ ou um e-mail.');
  return titular;
}

async function mensagensDaPessoa(em: EntityManager, titular: Titular, suas: Encontradas['suas']) {
  if ('email' in titular) return { mensagens: await mensagensDe(em, titular), emailsDeVarios: [] };
  const emails = suas
    .map(({ email }) => email)
    .filter((email, i, todos) => email !== '' && todos.findIndex((outro) => saoOMesmoEmail(outro, email)) === i);
  const mensagens: Mensagens = [];
  const emailsDeVarios: string[] = [];
  for (const email of emails) {
    const doEndereco = await assinaturasDe(em, { email });
    const deOutro = doEndereco.suas.some((pedido) => pedido.cpfCnpj !== titular.cpfCnpj && saoOMesmoEmail(pedido.email, email));
    if (deOutro) emailsDeVarios.push(email);
    else mensagens.push(...(await mensagensDe(em, { email })));
  }
  return { mensagens, emailsDeVarios };
}

function maisNovas<Linha extends { id: number }>(linhas: readonly Linha[]): Linha[] {
  return linhas.toSorted((uma, outra) => outra.id - uma.id).slice(0, MOSTRADAS);
}
