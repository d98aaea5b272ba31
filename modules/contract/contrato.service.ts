import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { nomeDoTipo, type PlanoTipo, type PlanoTipoNome } from '../catalogue/plano.ts';
import type { Documentos } from '../site/documentos.server.ts';
import { Contrato } from './contrato.entity.ts';
import { contratoDoTipo, ROTAS_DE_CONTRATO, type RotaDeContrato, type TextoDeContrato } from './contrato.ts';
import { caminhoDaVersao, ehVersao } from './versao.ts';

/** A contract as this server shows it now. */
export type ContratoVigente = Omit<Contrato, 'desde'>;

/** The contracts of now, by their addresses: read at the start, like everything that the company's folder says. */
export type Contratos = ReadonlyMap<RotaDeContrato, ContratoVigente>;

/** A version that is or was shown. */
export interface VersaoDeContrato extends Omit<Contrato, 'texto'> {
  texto: TextoDeContrato;
  /** When another text took its place; null while it is shown, and where this text had been shown before that one. */
  ate: Date | null;
  atual: boolean;
}

/** The contracts among the documents that the site shows, each with the digest of its text. */
export function contratosVigentes(documentos: Documentos): Contratos {
  return new Map(
    ROTAS_DE_CONTRATO.map((rota) => {
      const { titulo, resumo, versao, secoes } = documentos[rota];
      const texto = canonico({ rota, titulo, resumo, versao, secoes });
      return [rota, { versao: versaoDoTexto(texto), rota, titulo, texto }];
    }),
  );
}

/** The contract under which plans of this type are ordered now. */
export function vigenteDoTipo(contratos: Contratos, tipo: PlanoTipoNome): ContratoVigente {
  return contratos.get(contratoDoTipo(tipo))!;
}

/** What is told of the contract under which a plan is ordered now: what an order accepts, and where it is read. */
export function contratoDoPlano(contratos: Contratos, { planoTipo }: { planoTipo: PlanoTipo }) {
  const { versao, titulo } = vigenteDoTipo(contratos, nomeDoTipo(planoTipo));
  return { versao, titulo, caminho: caminhoDaVersao(versao) };
}

/** Stores the contracts of now where they are not stored yet; of several servers that begin at once each may. */
export async function guardarContratos(em: EntityManager, contratos: Contratos, agora: Date): Promise<void> {
  const novos = [...contratos.values()].map(({ versao, rota, titulo, texto }) => ({ versao, rota, titulo, texto, desde: agora }));
  await em.upsertMany(Contrato, novos, { onConflictFields: ['versao'], onConflictAction: 'ignore' });
}

/** The text of a version, today's or of before; null where there was none. */
export async function lerVersao(em: EntityManager, contratos: Contratos, versao: string): Promise<VersaoDeContrato | null> {
  const contrato = ehVersao(versao) ? await readRow(em, Contrato, { versao }) : null;
  if (!contrato) return null;
  const atual = contratos.get(contrato.rota)?.versao === versao;
  const { rota, desde } = contrato;
  const [seguinte] = atual
    ? []
    : await em.find(Contrato, { rota, desde: { $gt: desde } }, { orderBy: { desde: 'asc' }, limit: 1, disableIdentityMap: true });
  return { ...contrato, texto: JSON.parse(contrato.texto) as TextoDeContrato, ate: seguinte?.desde ?? null, atual };
}

function versaoDoTexto(texto: string): string {
  return createHash('sha256').update(texto).digest('hex');
}

/** JSON of which nothing depends on the order in which fields were written. */
function canonico(dado: unknown): string {
  return JSON.stringify(dado, (_campo, valor: unknown) =>
    valor !== null && typeof valor === 'object' && !Array.isArray(valor)
      ? Object.fromEntries(Object.entries(valor).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : valor,
  );
}
