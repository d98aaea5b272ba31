import { DomainError } from '../../platform/errors.ts';
import type { Aberturas } from '../keys/escopo.ts';
import { podeLer, podeMudar, type Area, type Papel } from './papel.ts';
import { sobreOPapel } from './sobre.ts';

/** What of the desk is in which area, as a module says it beside what keys open: `Query.filas`, `GET /api/assinaturas/exportar`. */
export type Areas = Readonly<Partial<Record<Exclude<Area, 'equipe'>, readonly string[]>>>;

/** Tells what roles may do (D49). */
export interface Permissao {
  /** That a role sees what an operation answers, or may change what it changes; what no module names is of `equipe`. @throws `PAPEL_NAO_PERMITE` */
  exigir: (papel: Papel, operacao: string) => void;
  /** That whoever has to have a second factor, and has none, may do this without. @throws `SEGUNDO_FATOR_EXIGIDO` */
  exigirFator: (operacao: string) => void;
}

/** What roles may do, as all modules say it together. What a key of `pedidos:…` opens is of orders, and what one of `catalogo:…` opens of the catalogue. */
export function createPermissao(
  modules: readonly { opens?: Aberturas; areas?: Areas; semFator?: readonly string[] }[],
): Permissao {
  const semFator = new Set(modules.flatMap((module) => module.semFator ?? []));
  const areas = new Map<string, Area[]>();
  const put = (area: Area, operacoes: readonly string[]) => {
    for (const operacao of operacoes) areas.set(operacao, [...(areas.get(operacao) ?? []), area]);
  };
  for (const module of modules) {
    for (const [escopo, operacoes] of Object.entries(module.opens ?? {})) put(escopo.split(':')[0] as Area, operacoes);
    for (const [area, operacoes] of Object.entries(module.areas ?? {})) put(area as Area, operacoes);
  }
  return {
    exigir(papel, operacao) {
      const pode = soResponde(operacao) ? podeLer : podeMudar;
      if (!(areas.get(operacao) ?? SEM_AREA).some((area) => pode(papel, area))) throw papelNaoPermite(papel);
    },
    exigirFator(operacao) {
      if (!semFator.has(operacao)) throw faltaOFator();
    },
  };
}

const SEM_AREA: readonly Area[] = ['equipe'];

/** Whether an operation answers and changes nothing (RFC 9110, 9.2.1). */
function soResponde(operacao: string): boolean {
  return /^(Query\.|GET )/.test(operacao);
}

/** Before something of an area is changed, or taken out of it. @throws `PAPEL_NAO_PERMITE` */
export function exigirArea(papel: Papel, area: Area, { muda }: { muda: boolean }): void {
  if (!(muda ? podeMudar : podeLer)(papel, area)) throw papelNaoPermite(papel);
}

function papelNaoPermite(papel: Papel): DomainError {
  return new DomainError(
    'forbidden',
    'PAPEL_NAO_PERMITE',
    `Seu papel não permite isto: ${sobreOPapel(papel)}. Nada foi feito. Quem é da administração pode dar outro papel à sua conta.`,
  );
}

function faltaOFator(): DomainError {
  return new DomainError(
    'forbidden',
    'SEGUNDO_FATOR_EXIGIDO',
    'Sua conta precisa do segundo fator, que esta loja exige, e ainda não o tem. Nada foi feito. Ligue-o em Minha conta para continuar.',
  );
}
