import type { Readable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/core';
import { writeCell, writeCsv, type CsvColumn } from '../../platform/csv.ts';
import { lerImagem } from '../banners/imagem.service.ts';
import { unidadeDe, type CampoDescrito } from '../editing/campo.ts';
import { escreverDia } from '../editing/dia.ts';
import { snapshotOf, type EditedRow } from '../editing/rows.service.ts';
import { chavesDe, FORMATO, NOMES_DAS_TABELAS, planoExcluido, VERSAO_DO_FORMATO, type NomeDaTabela } from './catalogo.ts';
import { camposDoArquivo, TABELAS } from './tabelas.service.ts';

type LinhaExportada = Record<string, string | number | boolean | null>;

/**
 * Rows of a table by what a file calls them.
 * @param travadas in a transaction that changes them: nobody else does until its end, and all are locked in the order in which others do
 */
export async function linhasPorChave(em: EntityManager, nome: NomeDaTabela, travadas = false): Promise<Map<string, EditedRow>> {
  const { tabela, nomear } = TABELAS[nome];
  const lock = travadas ? ({ lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const) : {};
  const linhas = (await em.find(tabela().entidade, {}, { orderBy: { id: 'asc' }, ...lock })) as EditedRow[];
  return chavesDe(linhas, (linha) => nomear(snapshotOf(linha)) ?? '');
}

/** Everything as one file: JSON, with the pictures in it unless they are left out. */
export async function exportarJson(em: EntityManager, { imagens }: { imagens: boolean }): Promise<string> {
  const tabelas = await Promise.all(NOMES_DAS_TABELAS.map(async (nome) => [nome, await linhasDe(em, nome)] as const));
  const catalogo = { formato: FORMATO, versao: VERSAO_DO_FORMATO, ...Object.fromEntries(tabelas) };
  return `${JSON.stringify(imagens ? { ...catalogo, imagens: await imagensDe(em, tabelas) } : catalogo, null, 2)}\n`;
}

/** One table as CSV, as Brazilian spreadsheet programs open it. The first column says which table, and in each row what the shop calls it. */
export async function exportarCsv(em: EntityManager, nome: NomeDaTabela): Promise<Readable> {
  const linhas = await linhasDe(em, nome);
  const campos = [...camposDoArquivo(nome)].map(([titulo, campo]): CsvColumn<LinhaExportada> => [
    titulo,
    (linha) => escrever(campo, linha[titulo] ?? null, linha),
  ]);
  const colunas: CsvColumn<LinhaExportada>[] = [[nome, ({ chave }) => writeCell(String(chave))], ...campos];
  return writeCsv(
    colunas,
    (async function* () {
      yield* linhas;
    })(),
  );
}

async function linhasDe(em: EntityManager, nome: NomeDaTabela): Promise<LinhaExportada[]> {
  const planos = new Map([...(await linhasPorChave(em, 'planos'))].map(([chave, { id }]) => [id, chave]));
  const campos = [...camposDoArquivo(nome).keys()];
  return [...(await linhasPorChave(em, nome))].map(([chave, linha]) => {
    const dados = snapshotOf(linha) as LinhaExportada & { planoId?: number | null };
    const plano = dados.planoId == null ? null : (planos.get(dados.planoId) ?? planoExcluido(dados.planoId));
    const pares = campos.map((campo) => [campo, campo === 'plano' ? plano : (dados[campo] ?? null)] as const);
    return Object.fromEntries([['chave', chave], ...pares]);
  });
}

/** The pictures that rows show, by folder and name; one that is not there is left out. */
async function imagensDe(
  em: EntityManager,
  tabelas: readonly (readonly [NomeDaTabela, LinhaExportada[]])[],
): Promise<Record<string, string>> {
  const imagens: Record<string, string> = {};
  for (const [nome, linhas] of tabelas) {
    const pasta = TABELAS[nome].banners?.pasta;
    if (!pasta) continue;
    for (const { imagem } of linhas) {
      const conteudo = await lerImagem(em, pasta, String(imagem));
      if (conteudo) imagens[`${pasta}/${String(imagem)}`] = conteudo.toString('base64');
    }
  }
  return imagens;
}

function escrever(campo: CampoDescrito, dado: LinhaExportada[string], linha: LinhaExportada): string {
  if (dado === null || dado === undefined) return '';
  if (typeof dado === 'boolean') return dado ? 'sim' : 'não';
  if (typeof dado === 'number') return (unidadeDe(campo, linha) === 'reais' ? dado.toFixed(2) : String(dado)).replace('.', ',');
  return campo.especie === 'data' ? escreverDia(dado) : writeCell(dado);
}
