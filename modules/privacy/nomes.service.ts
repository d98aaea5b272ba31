import type { EntityManager } from '@mikro-orm/core';
import { searchText } from '../../platform/searchText.ts';
import { assinaturaCampos } from '../checkout/assinatura.campos.ts';
import { assinaturasDe } from '../checkout/retencao.service.ts';
import { saidBefore } from '../editing/remains.service.ts';
import { escritaDe } from './titular.server.ts';
import { lerTitular, type Titular } from './titular.ts';

/** Letters and digits of what a telephone, a domain or a code has at least. */
const MENOR_SINAL = 8;
const semSinais = (texto: string) => texto.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
/** A telephone is looked for without its country and its area, too. */
const ehParteDoTelefone = (dito: string, telefone: string) => /^\d{8,}$/.test(dito) && telefone.endsWith(dito);

/**
 * Whether a text names a person: by what it is erased by, or by an address, a document, a telephone, a domain, a code or the whole name that its orders have, or
 * had before somebody put them right.
 */
export async function quemNomeia(tx: EntityManager, titular: Titular): Promise<(texto: string) => boolean> {
  const { suas } = await assinaturasDe(tx, titular);
  const antes = await saidBefore(
    tx,
    assinaturaCampos,
    suas.map(({ id }) => id),
  );
  const ditos = (...campos: string[]) =>
    [...(suas as object[] as Record<string, unknown>[]), ...antes]
      .flatMap((dito) => campos.map((campo) => dito[campo]))
      .filter((dito) => typeof dito === 'string');
  const titulares = ditos('email', 'emailCopia', 'cpfCnpj').map(lerTitular);
  const escritas = [titular, ...titulares.filter((lido) => lido !== null)].map(escritaDe);
  // One word alone is the name of others as well.
  const nomes = ditos('nome', 'empresa')
    .map((nome) => searchText(nome).split(' '))
    .filter((nome) => nome.length > 1);
  const sinais = [...new Set(ditos('telCel', 'dominio', 'clienteIdB', 'codigo').map(semSinais))].filter(
    (sinal) => sinal.length >= MENOR_SINAL,
  );
  return (texto) => {
    const palavras = new Set(searchText(texto).split(' '));
    const dito = semSinais(texto);
    return (
      escritas.some((escrita) => escrita.nomeia(texto)) ||
      nomes.some((nome) => nome.every((palavra) => palavras.has(palavra))) ||
      sinais.some((sinal) => dito.includes(sinal) || ehParteDoTelefone(dito, sinal))
    );
  };
}
