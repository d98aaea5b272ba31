import { DomainError } from '../../platform/errors.ts';
import type { Aberturas, Escopo, Respostas } from './escopo.ts';

/** Tells what keys open. */
export interface Abertura {
  /** The scopes of which one opens an operation; none where it is everybody's, or for people. */
  escoposDe: (operacao: string) => readonly Escopo[];
  /** Whether one with these scopes opens an operation. */
  abre: (escopos: ReadonlySet<Escopo>, operacao: string) => boolean;
  /** @throws `ESCOPO_AUSENTE`, or `SO_PARA_PESSOAS` where no key opens it */
  exigir: (escopos: ReadonlySet<Escopo>, operacao: string) => void;
  /** Before it is done. @throws `ESCOPO_AUSENTE` where one of these fields of the answer is for who may read as well */
  exigirCampos: (escopos: ReadonlySet<Escopo>, operacao: string, campos: Iterable<string>) => void;
}

/** What keys open, as all modules say it together. */
export function createAbertura(modules: readonly { opens?: Aberturas; answers?: Respostas }[]): Abertura {
  const precisa = new Map<string, Escopo[]>();
  for (const { opens = {} } of modules)
    for (const [escopo, operacoes] of Object.entries(opens) as [Escopo, readonly string[]][])
      for (const operacao of operacoes) precisa.set(operacao, [...(precisa.get(operacao) ?? []), escopo]);
  const respostas: Respostas = Object.assign({}, ...modules.map(({ answers }) => answers));
  const abre: Abertura['abre'] = (escopos, operacao) => (precisa.get(operacao) ?? []).some((escopo) => escopos.has(escopo));
  return {
    escoposDe: (operacao) => precisa.get(operacao) ?? [],
    abre,
    exigir(escopos, operacao) {
      if (abre(escopos, operacao)) return;
      const [escopo] = precisa.get(operacao) ?? [];
      if (escopo) throw escopoAusente(escopo);
      throw new DomainError('forbidden', 'SO_PARA_PESSOAS', 'Isto é para pessoas: nenhuma chave de acesso permite.');
    },
    exigirCampos(escopos, operacao, campos) {
      const resposta = respostas[operacao];
      if (!resposta || escopos.has(resposta.semEscopo)) return;
      const fora = [...campos].find((campo) => !resposta.campos.includes(campo));
      if (fora !== undefined) throw escopoAusente(resposta.semEscopo, ` Sem ele, ${fora} não é respondido. Nada foi feito.`);
    },
  };
}

function escopoAusente(escopo: Escopo, mais = ''): DomainError {
  const challenge = `Bearer error="insufficient_scope", scope="${escopo}"`;
  return new DomainError('forbidden', 'ESCOPO_AUSENTE', `Falta a esta chave de acesso o escopo ${escopo}.${mais}`, { challenge });
}
