import type { EntityManager } from '@mikro-orm/core';
import { rehearse } from '../../platform/database/rehearsal.ts';
import { soltarImagem } from '../banners/imagem.service.ts';
import { usosDoPlano } from '../catalogue/uso.service.ts';
import { assinaturasQueCitam } from '../checkout/assinatura.admin.service.ts';
import { resumoDasAlteracoes } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import { deleteRow, snapshotOf, type EditedRow } from '../editing/rows.service.ts';
import { NOMES_DAS_TABELAS, type Catalogo, type NomeDaTabela } from './catalogo.ts';
import { TABELAS } from './tabelas.service.ts';

/** In whose name the demonstration is loaded: by it the trace tells its rows from the shop's own. */
export const DEMONSTRACAO: Autor = { id: 0, usuario: 'demonstração' };

/** What is taken away, and what of the demonstration stays and why. */
export interface Retirada {
  retiradas: { tabela: NomeDaTabela; rotulo: string }[];
  mantidas: { tabela: NomeDaTabela; rotulo: string; motivo: string }[];
}

interface Removal {
  /** The file that it was loaded from: tells its rows in shops that have no trace of the loading. */
  catalogo: Catalogo;
  autor: Autor;
}

/** Whether any table of a catalogue has a row. */
export async function temCatalogo(em: EntityManager): Promise<boolean> {
  for (const nome of NOMES_DAS_TABELAS) if ((await em.count(TABELAS[nome].tabela().entidade)) > 0) return true;
  return false;
}

/** Whether any has one, or ever had: rows that were deleted are in the trace. */
export async function teveCatalogo(em: EntityManager): Promise<boolean> {
  if (await temCatalogo(em)) return true;
  for (const nome of NOMES_DAS_TABELAS)
    if ((await resumoDasAlteracoes(em, TABELAS[nome].tabela().schema)).length > 0) return true;
  return false;
}

/** How many rows of each table the demonstration has brought that nobody has changed since, and that visitors are shown. */
export async function demonstracaoNoAr(em: EntityManager, catalogo: Catalogo): Promise<[NomeDaTabela, number][]> {
  const quantas: [NomeDaTabela, number][] = [];
  for (const nome of NOMES_DAS_TABELAS) {
    const linhas = await linhasDaDemonstracao(em, nome, catalogo);
    const noAr = linhas.filter(({ linha, intacta }) => intacta && snapshotOf(linha).ativo !== false);
    if (noAr.length > 0) quantas.push([nome, noAr.length]);
  }
  return quantas;
}

/** What `retirarDemonstracao` would do. */
export function preverRetirada(em: EntityManager, removal: Removal): Promise<Retirada> {
  return rehearse(em, (tx) => retirar(tx, removal));
}

/** Takes away what the demonstration has brought and nobody has changed or used since, with its pictures. */
export function retirarDemonstracao(em: EntityManager, removal: Removal): Promise<Retirada> {
  return em.fork().transactional((tx) => retirar(tx, removal));
}

async function retirar(tx: EntityManager, { catalogo, autor }: Removal): Promise<Retirada> {
  const retirada: Retirada = { retiradas: [], mantidas: [] };
  // What refers to a plan goes before it.
  for (const nome of NOMES_DAS_TABELAS.toReversed()) {
    const { tabela: fazer, banners } = TABELAS[nome];
    const tabela = fazer();
    const imagens: string[] = [];
    for (const { linha, intacta } of await linhasDaDemonstracao(tx, nome, catalogo)) {
      const rotulo = tabela.rotulo(linha);
      const usos = intacta ? await usosDe(tx, nome, linha) : [];
      if (!intacta) retirada.mantidas.push({ tabela: nome, rotulo, motivo: 'foi alterado' });
      else if (usos.length > 0) retirada.mantidas.push({ tabela: nome, rotulo, motivo: `é usado por ${lista.format(usos)}` });
      else {
        await deleteRow(tx, tabela, { id: linha.id, versao: null }, autor);
        retirada.retiradas.push({ tabela: nome, rotulo });
        if (banners) imagens.push(String(snapshotOf(linha).imagem));
      }
    }
    await tx.flush();
    if (banners) for (const imagem of imagens) await soltarImagem(tx, banners.pasta, imagem);
  }
  return retirada;
}

const lista = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Rows that the demonstration has brought, and whether each is as it was. */
async function linhasDaDemonstracao(tx: EntityManager, nome: NomeDaTabela, { tabelas }: Catalogo) {
  const { tabela: fazer, nomear } = TABELAS[nome];
  const { entidade, schema } = fazer();
  const nomes = new Set(tabelas[nome]?.map(({ campos }) => nomear(campos)));
  const alteracoes = await resumoDasAlteracoes(tx, schema);
  const linhas = (await tx.find(entidade, {}, { orderBy: { id: 'asc' } as never })) as EditedRow[];
  return linhas.flatMap((linha) => {
    const dela = alteracoes.filter(({ linhaId }) => linhaId === linha.id);
    const criacao = dela.find(({ acao }) => acao === 'criou');
    const daDemonstracao = criacao ? criacao.usuario === DEMONSTRACAO.usuario : nomes.has(nomear(snapshotOf(linha)));
    // As often changed as it has changed the row itself.
    const doArquivo = dela.filter(({ acao }) => acao === 'alterou').length;
    const intacta = linha.versao === 1 + doArquivo && dela.every(({ usuario }) => usuario === DEMONSTRACAO.usuario);
    return daDemonstracao ? [{ linha, intacta }] : [];
  });
}

async function usosDe(tx: EntityManager, nome: NomeDaTabela, linha: EditedRow): Promise<string[]> {
  if (nome === 'cupons') return emPalavras(await assinaturasQueCitam(tx, { cupom: String(snapshotOf(linha).codigo) }));
  if (nome !== 'planos') return [];
  const usos = await usosDoPlano(tx, linha.id);
  return usos.length > 0 ? usos : emPalavras(await assinaturasQueCitam(tx, { planoId: linha.id }));
}

function emPalavras(assinaturas: number): string[] {
  if (assinaturas === 0) return [];
  return [assinaturas === 1 ? '1 assinatura' : `${assinaturas} assinaturas`];
}
