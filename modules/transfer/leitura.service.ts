import { CsvError, parse } from 'csv-parse/sync';
import { readCell } from '../../platform/csv.ts';
import { unknownField, UNKNOWN_TOLD } from '../../platform/nearestName.ts';
import { ehNomeDeImagem, PASTAS } from '../banners/imagem.service.ts';
import type { CampoDescrito } from '../editing/campo.ts';
import {
  FORMATO,
  NOMES_DAS_TABELAS,
  primeirosErros,
  VERSAO_DO_FORMATO,
  type Catalogo,
  type ErroDoArquivo,
  type LinhaLida,
  type NomeDaTabela,
} from './catalogo.ts';
import { camposDoArquivo } from './tabelas.service.ts';

/** Rows of all tables of a file: the shop waits while they are tried. */
const MAIS_LINHAS = 1000;

/** Characters of a field of any table, at most. */
const MAIOR_TEXTO = 10_000;

/** Fields of a row, or columns of a sheet, that are looked at one by one; no table has a quarter of it. */
const MAIS_CAMPOS = 100;
const CAMPOS_DEMAIS = `Há campos demais. O limite é ${MAIS_CAMPOS}.`;

/** Characters of a sheet, which carries no pictures: it is taken apart while everybody waits. */
const MAIOR_PLANILHA = 2_000_000;

const LINHAS_DEMAIS = `O arquivo tem linhas demais. O limite é ${MAIS_LINHAS}; divida em mais arquivos.`;

type Lido = Omit<Catalogo, 'imagens'> & { imagens: Map<string, Buffer> };

/** Reads a file, JSON with everything or CSV with one table. What cannot be read is among the errors; nothing is thrown. */
export function lerCatalogo(bytes: Buffer): Catalogo {
  const lido: Lido = { tabelas: {}, imagens: new Map(), erros: [] };
  const recusar = (mensagem: string) => lido.erros.push({ onde: 'arquivo', campo: '', mensagem });
  const texto = decodificar(bytes);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    recusar('Este arquivo é uma planilha ou um arquivo compactado. Salve como CSV e envie de novo.');
  } else if (texto.trim() === '') recusar('O arquivo está vazio.');
  else if (/^\s*[{[]/.test(texto)) lerJson(texto, lido, recusar);
  else lerCsv(texto, lido, recusar);
  return { ...lido, erros: primeirosErros(lido.erros) };
}

/** Several files as one: tables of each, errors of all. */
export function juntarCatalogos(catalogos: readonly Catalogo[]): Catalogo {
  return {
    tabelas: Object.assign({}, ...catalogos.map(({ tabelas }) => tabelas)) as Catalogo['tabelas'],
    imagens: new Map(catalogos.flatMap(({ imagens }) => [...imagens])),
    erros: catalogos.flatMap(({ erros }) => erros),
  };
}

// Spreadsheet programs save CSV in the encoding of Windows as well.
function decodificar(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function lerJson(texto: string, lido: Lido, recusar: (mensagem: string) => void): void {
  let dados: unknown;
  try {
    dados = JSON.parse(texto);
  } catch {
    return recusar('O arquivo não é JSON inteiro. Exporte o catálogo de novo, ou confira vírgulas, aspas e chaves.');
  }
  if (!ehObjeto(dados) || dados.formato !== FORMATO) {
    return recusar(`Este arquivo não é um catálogo: falta "formato": "${FORMATO}".`);
  }
  if (dados.versao !== VERSAO_DO_FORMATO) {
    return recusar(`O arquivo é de outra versão do formato; esta loja lê a versão ${VERSAO_DO_FORMATO}.`);
  }
  const conhecidos = ['formato', 'versao', ...NOMES_DAS_TABELAS, 'imagens'];
  for (const mensagem of desconhecidos(Object.keys(dados), conhecidos)) recusar(mensagem);
  // Before any is looked at: each may be an error to tell.
  const linhas = NOMES_DAS_TABELAS.reduce((soma, nome) => soma + (Array.isArray(dados[nome]) ? dados[nome].length : 0), 0);
  if (linhas > MAIS_LINHAS) return recusar(LINHAS_DEMAIS);
  for (const nome of NOMES_DAS_TABELAS) {
    if (dados[nome] === undefined) continue;
    if (Array.isArray(dados[nome]))
      lido.tabelas[nome] = dados[nome].flatMap((linha, i) => lerLinha(nome, `${nome}, item ${i + 1}`, linha, lido.erros));
    else lido.erros.push({ onde: nome, campo: '', mensagem: 'Deve ser uma lista.' });
  }
  lerImagens(dados.imagens, lido);
}

function lerImagens(dados: unknown, { imagens, erros }: Lido): void {
  if (dados === undefined) return;
  if (!ehObjeto(dados)) return void erros.push({ onde: 'imagens', campo: '', mensagem: 'Deve ser um objeto com campos.' });
  for (const [nome, conteudo] of Object.entries(dados)) {
    const [pasta, imagem = '', ...resto] = nome.split('/');
    const serve = PASTAS.some((conhecida) => conhecida === pasta) && ehNomeDeImagem(imagem) && resto.length === 0;
    if (!serve)
      erros.push({
        onde: 'imagens',
        campo: nome.slice(0, 60),
        mensagem: 'Use um nome como banner/florada.webp ou banner-icp/painel.webp.',
      });
    else if (typeof conteudo !== 'string') erros.push({ onde: 'imagens', campo: nome, mensagem: 'Deve ser um texto.' });
    else imagens.set(nome, Buffer.from(conteudo, 'base64'));
  }
}

function lerCsv(texto: string, lido: Lido, recusar: (mensagem: string) => void): void {
  if (texto.length > MAIOR_PLANILHA) return recusar('Uma planilha CSV tem no máximo 2 MB. Divida em mais arquivos.');
  const [titulos = ''] = texto.split(/\r?\n/, 1);
  // Brazilian spreadsheet programs write semicolons, others commas.
  const delimiter = [';', '\t', ','].find((sinal) => titulos.includes(sinal)) ?? ';';
  let registros: { record: string[]; info: { lines: number } }[];
  try {
    registros = parse(texto, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MAIS_LINHAS + 2,
    }) as never;
  } catch (error) {
    const linha = error instanceof CsvError ? ` Confira as aspas perto da linha ${Number(error.lines)}.` : '';
    return recusar(`O arquivo não é CSV inteiro.${linha}`);
  }
  const [cabecalho, ...linhas] = registros;
  if (linhas.length > MAIS_LINHAS) return recusar(LINHAS_DEMAIS);
  if ((cabecalho?.record.length ?? 0) > MAIS_CAMPOS) return recusar(CAMPOS_DEMAIS);
  const [primeiro = '', ...campos] = (cabecalho?.record ?? []).map((titulo) => titulo.trim());
  const nome = NOMES_DAS_TABELAS.find((conhecido) => conhecido === primeiro);
  if (!nome)
    return recusar(
      `A primeira coluna diz de qual tabela é o arquivo: ${NOMES_DAS_TABELAS.join(', ')}. Aqui diz “${primeiro.slice(0, 60)}”.`,
    );
  const repetido = campos.find((campo, i) => campo !== '' && campos.indexOf(campo) !== i);
  if (repetido) return recusar(`A coluna ${repetido.slice(0, 60)} aparece duas vezes.`);
  const doArquivo = camposDoArquivo(nome);
  lido.tabelas[nome] = linhas.flatMap(({ record, info }) => {
    // As spreadsheet programs leave rows that were emptied.
    if (record.every((celula) => celula.trim() === '')) return [];
    const onde = `${nome}, linha ${info.lines}`;
    if (record.length > campos.length + 1 && record.slice(campos.length + 1).some((celula) => celula.trim() !== '')) {
      lido.erros.push({ onde, campo: '', mensagem: 'Há mais células do que colunas. Confira aspas e ponto e vírgula.' });
      return [];
    }
    const [chave = '', ...celulas] = record.map(readCell);
    // A column without a title, or a row that ends early, says nothing.
    const pares = campos.flatMap((campo, i) =>
      campo === '' || celulas[i] === undefined ? [] : [[campo, lerDado(doArquivo.get(campo), celulas[i])] as const],
    );
    return lerLinha(nome, onde, { chave: chave.trim() === '' ? null : chave, ...Object.fromEntries(pares) }, lido.erros);
  });
}

/** What a field that says yes or no is written as. */
const SIM_OU_NAO: Readonly<Record<string, boolean>> = {
  sim: true,
  não: false,
  nao: false,
  verdadeiro: true,
  falso: false,
  true: true,
  false: false,
};

function lerDado(campo: CampoDescrito | undefined, celula: string): unknown {
  return campo?.especie === 'sinal' ? (SIM_OU_NAO[celula.trim().toLowerCase()] ?? celula) : celula;
}

function lerLinha(nome: NomeDaTabela, onde: string, linha: unknown, erros: ErroDoArquivo[]): LinhaLida[] {
  if (!ehObjeto(linha)) {
    erros.push({ onde, campo: '', mensagem: 'Deve ser um objeto com campos.' });
    return [];
  }
  if (Object.keys(linha).length > MAIS_CAMPOS) {
    erros.push({ onde, campo: '', mensagem: CAMPOS_DEMAIS });
    return [];
  }
  const { chave = null, ...campos } = linha;
  const antes = erros.length;
  for (const mensagem of desconhecidos(Object.keys(campos), [...camposDoArquivo(nome).keys()]))
    erros.push({ onde, campo: '', mensagem });
  if (chave !== null && typeof chave !== 'string') erros.push({ onde, campo: 'chave', mensagem: 'Deve ser um texto.' });
  // Before they are normalised, which is quadratic in accents; the longest text of a row has 5,000.
  for (const [campo, dado] of Object.entries(linha)) {
    if (typeof dado !== 'string' || dado.length <= MAIOR_TEXTO) continue;
    erros.push({ onde, campo: campo.slice(0, 60), mensagem: `Deve ter no máximo ${MAIOR_TEXTO} caracteres.` });
  }
  for (const [campo, dado] of Object.entries(campos)) {
    // PostgreSQL stores no NUL, and no database half a character.
    if (typeof dado === 'string' && /\0|\p{Surrogate}/u.test(dado))
      erros.push({ onde, campo, mensagem: 'Há um caractere que não é aceito.' });
  }
  if (erros.length > antes) return [];
  // Empty, as whoever copies a row leaves it, is none.
  return [{ onde, chave: typeof chave === 'string' ? chave.trim().normalize('NFC') || null : null, campos }];
}

function desconhecidos(nomes: readonly string[], conhecidos: readonly string[]): string[] {
  return nomes
    .filter((nome) => !conhecidos.includes(nome))
    .slice(0, UNKNOWN_TOLD)
    .map((nome) => unknownField(nome, conhecidos));
}

function ehObjeto(dado: unknown): dado is Record<string, unknown> {
  return typeof dado === 'object' && dado !== null && !Array.isArray(dado);
}
