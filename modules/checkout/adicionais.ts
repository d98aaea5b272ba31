import { pareceDominio } from '../brazil/dominio.ts';
import { nomeDoTipo, type PlanoTipo } from '../catalogue/plano.ts';
import { formatarReais } from '../catalogue/preco.ts';
import { opcoesDoPlano } from './opcoes.ts';
import { registroPorAno } from './registroDeDominio.ts';
import { tipoDoRotulo } from './tipoDominio.ts';

/** What of an order was chosen besides its plan. */
interface Escolhido {
  /** Null where it came without a plan: what it says of these may be anything. */
  planoTipo: PlanoTipo | null;
  selectedSystem: string;
  /** GB. */
  espacoAdicional: number;
  ipAdicional: number;
  dominio: string;
  /** Label of how the domain was chosen. */
  dominioRegistro: string;
}

/** A choice in words, none of which were typed. */
export interface Adicional {
  rotulo: string;
  texto: string;
}

/** What extras are called; a receipt that has their prices says them itself. */
const [ESPACO, IPS] = ['Espaço adicional', 'IPs adicionais'];
export const EXTRAS: ReadonlySet<string> = new Set([ESPACO, IPS]);

/** Extra disk and addresses of an order, those that it has. */
export function extrasDe({ planoTipo, espacoAdicional, ipAdicional }: Escolhido): Adicional[] {
  if (planoTipo === null) return [];
  return [
    ...(espacoAdicional > 0 ? [{ rotulo: ESPACO, texto: `${espacoAdicional} GB` }] : []),
    ...(ipAdicional > 0 ? [{ rotulo: IPS, texto: String(ipAdicional) }] : []),
  ];
}

/** Operating system of an order, where it was chosen from those of its plan. */
export function sistemaDe({ planoTipo, selectedSystem }: Escolhido): Adicional[] {
  if (planoTipo === null || !opcoesDoPlano(nomeDoTipo(planoTipo)).sistemas.includes(selectedSystem)) return [];
  return [{ rotulo: 'Sistema operacional', texto: selectedSystem }];
}

/** How the domain of an order was chosen and what it costs beside the plan, but not which it is: that was typed. */
export function dominioDe({ dominio, dominioRegistro }: Escolhido): Adicional[] {
  const tipo = tipoDoRotulo(dominioRegistro);
  if (tipo === null) return [];
  const porAno = registroPorAno(dominio);
  const textos = {
    registro: `Registro à parte, ${porAno === null ? '' : `${formatarReais(porAno)} por ano, `}cobrado depois`,
    'ja-tenho': 'Um que você já tem',
    subdominio: 'Subdomínio temporário grátis',
  };
  return [{ rotulo: 'Domínio', texto: textos[tipo] }];
}

/** Longest domain that is said: what is longer is a sentence to whoever reads a letter, and no name. */
const MAX_DITO = 64;

/** Which domain an order is for, as it was typed, for those who may know the person; null where it is for none, or says what is none. */
export function nomeDoDominio({ dominio, dominioRegistro }: Pick<Escolhido, 'dominio' | 'dominioRegistro'>): string | null {
  const tipo = tipoDoRotulo(dominioRegistro);
  const dito = (tipo === 'registro' || tipo === 'ja-tenho') && dominio.length <= MAX_DITO && pareceDominio(dominio);
  return dito ? dominio : null;
}
