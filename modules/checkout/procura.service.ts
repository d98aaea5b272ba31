import type { ObjectQuery } from '@mikro-orm/core';
import { everyWord } from '../../platform/database/search.ts';
import { searchText } from '../../platform/searchText.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { lerCodigo, lerParteDoCodigo } from './codigo.ts';
import { comCodigo, comParteDoCodigo } from './codigo.service.ts';

/** An identifier wherever it stands, as in the address at which an order is followed. */
const IDENTIFICADOR = /(?<![0-9a-f])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-f])/;
/** What people write before a code or an id, as `searchText` writes it. */
const SEM_SENTIDO = new Set(['pedido', 'codigo', 'assinatura', 'id', 'n', 'no', 'nº', 'n°', 'numero']);
/** Hyphens and dashes of every length. */
const TRACOS = /[\u2010-\u2015\u2212]/g;
const LETRA_OU_DIGITO = /[\p{L}\p{N}]/u;

/**
 * Words of an order in any order, a number in any form, its id, its identifier in whatever was pasted, its code or a half of it among the words, or the
 * other system's reference (D27).
 */
export function procurar(busca: string): ObjectQuery<Assinatura> {
  const digitado = busca.replace(TRACOS, '-');
  const texto = searchText(digitado);
  const [identificador] = IDENTIFICADOR.exec(texto) ?? [];
  if (identificador) return { clienteIdB: identificador };
  const palavras = texto
    .split(' ')
    .map(semSinaisEmVolta)
    .filter((palavra) => palavra !== '' && !SEM_SENTIDO.has(palavra));
  const [, id] = /^(\d{1,9})$/.exec(palavras.join('').replace(/[.\-/]/g, '')) ?? [];
  const codigo = lerCodigo(digitado);
  const alternativas = [
    everyWord<Assinatura>('busca', texto),
    { referenciaExterna: busca.trim() },
    ...(id === undefined ? [] : [{ id: Number(id) }]),
    ...(codigo ? comCodigo(codigo) : []),
    ...comCodigoEntre(palavras),
  ];
  return { $or: alternativas };
}

/** The orders that all the words say something of, of which some may be a code, or a half of one; none where no word can be one. */
function comCodigoEntre(palavras: readonly string[]): ObjectQuery<Assinatura>[] {
  const ditas = palavras.map((palavra) => {
    const codigo = lerCodigo(palavra);
    const parte = lerParteDoCodigo(palavra);
    return { palavra, codigos: codigo ? comCodigo(codigo) : parte ? comParteDoCodigo(parte) : [] };
  });
  if (ditas.every(({ codigos }) => codigos.length === 0)) return [];
  return [{ $and: ditas.map(({ palavra, codigos }) => ({ $or: [everyWord<Assinatura>('busca', palavra), ...codigos] })) }];
}

/** A word without what is no letter and no digit around it. */
function semSinaisEmVolta(palavra: string): string {
  const sinais = [...palavra];
  const conta = (sinal: string) => LETRA_OU_DIGITO.test(sinal);
  const inicio = sinais.findIndex(conta);
  return inicio === -1 ? '' : sinais.slice(inicio, sinais.findLastIndex(conta) + 1).join('');
}
