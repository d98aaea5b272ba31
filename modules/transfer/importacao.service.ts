import { createHash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { Mutex } from 'async-mutex';
import { rehearse } from '../../platform/database/rehearsal.ts';
import { DomainError } from '../../platform/errors.ts';
import { invalidInput } from '../../platform/validation.ts';
import {
  gravarImagem,
  imagemExiste,
  prepararImagem,
  soltarImagem,
  type ImagemPronta,
  type Pasta,
} from '../banners/imagem.service.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { snapshotOf, type Snapshot, type EditedRow } from '../editing/rows.service.ts';
import { compararFotos, type Mudanca } from '../editing/mudanca.ts';
import { saveRow } from '../editing/save.service.ts';
import {
  NOMES_DAS_TABELAS,
  planoExcluido,
  primeirosErros,
  type Catalogo,
  type ErroDoArquivo,
  type LinhaLida,
  type NomeDaTabela,
} from './catalogo.ts';
import { conferir, type Conferida } from './conferencia.ts';
import { linhasPorChave } from './exportacao.service.ts';
import { TABELAS } from './tabelas.service.ts';

/** A row that a file adds or changes, and what of it. */
interface LinhaComparada extends Conferida {
  rotulo: string;
  mudancas: Mudanca[];
}

/** How a table of a file stands to that of the shop. */
export interface TabelaComparada {
  tabela: NomeDaTabela;
  novas: LinhaComparada[];
  alteradas: LinhaComparada[];
  /** How many rows are the same. */
  iguais: number;
  /** What the shop has and the file has not; an import leaves it as it is. */
  soNaLoja: string[];
}

/** What a file would do, or has done. */
export interface Comparacao {
  /** Names exactly this outcome, versions of the rows included. */
  resumo: string;
  tabelas: TabelaComparada[];
  erros: ErroDoArquivo[];
}

interface Importacao {
  autor: Autor;
}

/** One at a time: what two would do to the same pictures and names is nobody's wish. */
const umaPorVez = new Mutex();

/** What a file would do to the shop; nothing is changed. The rows are written as they would be, with every rule, and taken back. */
export function compararCatalogo(em: EntityManager, catalogo: Catalogo, importacao: Importacao): Promise<Comparacao> {
  return umaPorVez.runExclusive(async () => {
    const { conferido } = await prepararImagens(em.fork(), catalogo);
    return rehearse(em, async (tx) => (await importar(tx, conferido, importacao)).comparacao);
  });
}

/** As a file is taken by those who have made it. */
interface Aplicacao extends Importacao {
  /** Of the comparison that somebody has seen; null where nobody has to. */
  resumo: string | null;
  /** Pictures that need not be prepared, and take the place of those that have their names. */
  prontas?: readonly ImagemPronta[];
}

/**
 * Takes a file into the shop, all of it or nothing.
 * @throws `DADOS_INVALIDOS` with every error of the file, and `CATALOGO_MUDOU` when the outcome would be another than was seen
 */
export function aplicarCatalogo(em: EntityManager, catalogo: Catalogo, aplicacao: Aplicacao): Promise<Comparacao> {
  const { resumo, autor, prontas = [] } = aplicacao;
  // The file is the act; its rows are not, one by one.
  const porLinha = { autor: { id: autor.id, usuario: autor.usuario } };
  return umaPorVez.runExclusive(async () => {
    const { novas, conferido } = await prepararImagens(em.fork(), catalogo);
    return em.fork().transactional(async (tx) => {
      for (const imagem of prontas) await gravarImagem(tx, imagem, true);
      const { comparacao, soltas } = await importar(tx, conferido, porLinha);
      if (comparacao.erros.length > 0) throw arquivoComErros(comparacao.erros);
      if (resumo !== null && comparacao.resumo !== resumo) throw catalogoMudou();
      await registrarAto(tx, autor, { resposta: comparacao });
      for (const imagem of novas) await gravarImagem(tx, imagem);
      for (const { pasta, imagem } of soltas) await soltarImagem(tx, pasta, imagem);
      return comparacao;
    });
  });
}

interface ImagensPreparadas {
  novas: ImagemPronta[];
  /** The file with what is wrong with its pictures, and without those that the shop has: their rows are asked for them again. */
  conferido: Catalogo;
}

/** The pictures of a file that rows of it show and the shop lacks, by the checks of an upload. */
async function prepararImagens(em: EntityManager, catalogo: Catalogo): Promise<ImagensPreparadas> {
  const { imagens, tabelas } = catalogo;
  const novas: ImagemPronta[] = [];
  const erros = [...catalogo.erros];
  const daLoja = new Set<string>();
  for (const [caminho, conteudo] of imagens) {
    const [pasta, nome] = caminho.split('/') as [Pasta, string];
    const mostrada = NOMES_DAS_TABELAS.some(
      (tabela) => TABELAS[tabela].banners?.pasta === pasta && tabelas[tabela]?.some(({ campos }) => campos.imagem === nome),
    );
    if (!mostrada) continue;
    if (await imagemExiste(em, pasta, nome)) {
      daLoja.add(caminho);
      continue;
    }
    try {
      novas.push({ pasta, imagem: nome, formas: await prepararImagem(conteudo, nome) });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
      erros.push({ onde: 'imagens', campo: caminho, mensagem: error.message });
    }
  }
  const doArquivo = new Map([...imagens].filter(([caminho]) => !daLoja.has(caminho)));
  return { novas, conferido: { ...catalogo, imagens: doArquivo, erros } };
}

interface Feita {
  comparacao: Comparacao;
  /** Pictures that rows have shown until now. */
  soltas: { pasta: Pasta; imagem: string }[];
}

/** What goes on while a file is taken. */
interface Andamento extends Importacao {
  tx: EntityManager;
  catalogo: Catalogo;
  /** Numbers of the plans by what a file calls them; null for one that is refused. */
  planos: Map<string, number | null>;
  erros: ErroDoArquivo[];
  soltas: Feita['soltas'];
  /** The rows that are changed, as they were read. */
  alvos: unknown[];
  /** One for all of the file: what is said of its rows is of one day. */
  agora: Date;
}

async function importar(tx: EntityManager, catalogo: Catalogo, importacao: Importacao): Promise<Feita> {
  const planos = new Map([...(await linhasPorChave(tx, 'planos'))].map(([chave, { id }]) => [chave, id as number | null]));
  const andamento: Andamento = {
    ...importacao,
    tx,
    catalogo,
    planos,
    erros: [...catalogo.erros],
    soltas: [],
    alvos: [],
    agora: new Date(),
  };
  const tabelas: TabelaComparada[] = [];
  try {
    for (const nome of NOMES_DAS_TABELAS) {
      if (catalogo.tabelas[nome]) tabelas.push(await importarTabela(andamento, nome, catalogo.tabelas[nome]));
    }
  } catch (error) {
    if (!(error instanceof Parada)) throw error;
  }
  const { erros, soltas, alvos } = andamento;
  // What the file does not name stays as it is, whatever becomes of it meanwhile.
  const outcome = tabelas.map(({ soNaLoja: _soNaLoja, ...outcomeOfTable }) => outcomeOfTable);
  const resumo = createHash('sha256')
    .update(JSON.stringify([outcome, alvos, erros]))
    .digest('hex');
  return { comparacao: { resumo, tabelas, erros: primeirosErros(erros) }, soltas };
}

/** The database has refused a row, and the transaction cannot go on. */
class Parada extends Error {}

async function importarTabela(andamento: Andamento, nome: NomeDaTabela, linhas: readonly LinhaLida[]): Promise<TabelaComparada> {
  const { tx, catalogo, planos, erros, soltas, alvos, autor, agora } = andamento;
  const { tabela: fazer, banners, perguntas } = TABELAS[nome];
  const tabela = fazer(nomesDasImagens(catalogo, nome));
  const naLoja = await linhasPorChave(tx, nome, true);
  const comparada: TabelaComparada = { tabela: nome, novas: [], alteradas: [], iguais: 0, soNaLoja: [] };
  const pares = emparelhar(nome, linhas, naLoja, erros);
  for (const { lida, linha } of pares) {
    const antes = linha ? snapshotOf(linha) : {};
    const target = linha && { id: linha.id, versao: linha.versao };
    try {
      const salva = await saveRow(tx, tabela, { target, entrada: comPlano(lida.campos, planos, antes), autor });
      if (nome === 'planos') chamarPlano(lida, salva.id, planos);
      const depois = snapshotOf(salva);
      const mudancas = comNomeDoPlano(compararFotos(antes, depois, tabela.schema), planos);
      if (target && mudancas.length === 0) comparada.iguais += 1;
      else {
        const conferida = conferir(nome, tabela.schema, linha && antes, depois, agora);
        if (perguntas) conferida.perguntas.push(...(await perguntas(tx, salva as never, agora)));
        (target ? comparada.alteradas : comparada.novas).push({ rotulo: tabela.rotulo(salva), mudancas, ...conferida });
      }
      if (target && mudancas.length > 0) alvos.push([nome, target]);
      if (target && banners && antes.imagem !== depois.imagem)
        soltas.push({ pasta: banners.pasta, imagem: String(antes.imagem) });
    } catch (error) {
      if (nome === 'planos') chamarPlano(lida, null, planos);
      erros.push(...errosDaLinha(lida, error));
      if (error instanceof UniqueConstraintViolationException) throw new Parada();
    }
    // Every flush looks at all that is remembered; and whoever asks for a page meanwhile has his turn.
    await tx.flush();
    tx.clear();
    await others();
  }
  const achadas = new Set(pares.map(({ linha }) => linha));
  comparada.soNaLoja = [...naLoja.values()].filter((linha) => !achadas.has(linha)).map(tabela.rotulo);
  return comparada;
}

// By what the file calls it, and by its name where no other plan has it.
function chamarPlano({ chave, campos }: LinhaLida, id: number | null, planos: Andamento['planos']): void {
  const nome = TABELAS.planos.nomear(campos, chave);
  if (nome !== null && !planos.has(nome)) planos.set(nome, id);
  if (chave !== null && (id !== null || !planos.has(chave))) planos.set(chave, id);
}

interface Par {
  lida: LinhaLida;
  /** The row of the shop that is meant; null for a new one. */
  linha: EditedRow | null;
}

/**
 * Which row of the shop each row of a file means: the one that is called so now or, where there is none, was called so when the file was made; else the
 * one that has the name that the fields say.
 */
function emparelhar(
  nome: NomeDaTabela,
  linhas: readonly LinhaLida[],
  naLoja: ReadonlyMap<string, EditedRow>,
  erros: ErroDoArquivo[],
): Par[] {
  const { nomear } = TABELAS[nome];
  const tomadas = new Set<EditedRow>();
  const vistas = new Map<string, string>();
  const porChave = linhas.map((lida) => {
    const linha = (lida.chave !== null && naLoja.get(lida.chave)) || null;
    if (linha) tomadas.add(linha);
    return { lida, linha };
  });
  return porChave.flatMap(({ lida, linha }) => {
    const pelosCampos = nomear(lida.campos, lida.chave);
    const chamada = lida.chave ?? pelosCampos;
    const outra = chamada === null ? undefined : vistas.get(chamada);
    if (outra) {
      const mensagem = `“${chamada}” já está em ${outra}. Tire uma das duas.`;
      erros.push({ onde: lida.onde, campo: lida.chave === null ? '' : 'chave', mensagem });
      return [];
    }
    if (chamada !== null) vistas.set(chamada, lida.onde);
    if (linha || pelosCampos === null) return [{ lida, linha }];
    const achada = naLoja.get(pelosCampos);
    if (!achada || tomadas.has(achada)) return [{ lida, linha: null }];
    tomadas.add(achada);
    return [{ lida, linha: achada }];
  });
}

/** The input of a row, with the number of the plan that it names. @throws DomainError of the field `plano` */
function comPlano({ plano, ...campos }: Snapshot, planos: ReadonlyMap<string, number | null>, antes: Snapshot): Snapshot {
  if (plano === undefined) return campos;
  if (plano === null || plano === '') return { ...campos, planoId: null };
  const chave = typeof plano === 'string' ? plano.trim().normalize('NFC') : '';
  // A plan that is gone: nothing else is said of it than the row says already.
  if (antes.planoId != null && chave === planoExcluido(Number(antes.planoId))) return campos;
  const id = planos.get(chave);
  if (id) return { ...campos, planoId: id };
  if (id === null) throw new PlanoComErro();
  const mensagem = `Não há plano “${chave.slice(0, 100)}” na loja nem no arquivo. Escreva como na coluna chave, por exemplo PHP/PHP Ramo, ou deixe vazio.`;
  throw new DomainError('invalid', 'DADOS_INVALIDOS', mensagem, { fields: [{ campo: 'plano', mensagem }] });
}

/** A row whose plan is refused already; there is nothing more to say. */
class PlanoComErro extends Error {}

function comNomeDoPlano(mudancas: readonly Mudanca[], planos: ReadonlyMap<string, number | null>): Mudanca[] {
  const nome = (id: unknown) =>
    id === null ? null : ([...planos].find(([, planoId]) => planoId === id)?.[0] ?? planoExcluido(Number(id)));
  return mudancas.map((mudanca) =>
    mudanca.campo === 'planoId' ? { campo: 'plano', de: nome(mudanca.de), para: nome(mudanca.para) } : mudanca,
  );
}

function errosDaLinha({ onde }: LinhaLida, error: unknown): ErroDoArquivo[] {
  if (error instanceof PlanoComErro) return [];
  if (error instanceof UniqueConstraintViolationException)
    return [{ onde, campo: 'codigo', mensagem: 'Já existe um cupom com este código.' }];
  if (!(error instanceof DomainError)) throw error;
  if (error.fields.length === 0) return [{ onde, campo: '', mensagem: error.message }];
  return error.fields.map(({ campo, mensagem }) => ({ onde, campo, mensagem }));
}

function nomesDasImagens({ imagens }: Catalogo, nome: NomeDaTabela): ReadonlySet<string> {
  const pasta = TABELAS[nome].banners?.pasta;
  return new Set(
    [...imagens.keys()].filter((caminho) => caminho.startsWith(`${pasta}/`)).map((caminho) => caminho.split('/')[1]!),
  );
}

function arquivoComErros(erros: readonly ErroDoArquivo[]): DomainError {
  return invalidInput(erros.map(({ onde, campo, mensagem }) => ({ campo: campo ? `${onde}, ${campo}` : onde, mensagem })));
}

function catalogoMudou(): DomainError {
  const mensagem = 'A loja mudou depois que as diferenças foram mostradas. Nada foi aplicado: confira as diferenças de novo.';
  return new DomainError('conflict', 'CATALOGO_MUDOU', mensagem);
}
