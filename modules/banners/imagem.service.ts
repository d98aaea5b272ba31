import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { DomainError } from '../../platform/errors.ts';
import { LARGURAS, nomeDaVariante, PROPORCAO } from './imagem.ts';

/** Where pictures of banners live: the site's, and the control panel's (D12). */
export const PASTAS = ['banner', 'banner-icp'] as const;
export type Pasta = (typeof PASTAS)[number];

/** Folder of the stored pictures inside the data folder. */
export function pastaDeImagens(dataDir: string, pasta: Pasta): string {
  return join(dataDir, 'uploads', pasta);
}

/** Largest file that can be sent, in bytes. Parsers read one byte more, to know that it was too much. */
export const MAIOR_ARQUIVO = 10 * 1024 * 1024;
const MAIOR_AREA = 40_000_000;

// The decoders that are not needed stay shut, whatever a file says it is: no SVG, no PDF, no remote reference (D30).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

const FORMATOS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

/**
 * Stores a picture anew, never the bytes that came: as WebP under a name of its own, and as AVIF in every width.
 * Answers the file name. Nothing is on disk unless all of it is.
 * @throws `IMAGEM_VAZIA`, `IMAGEM_GRANDE`, `IMAGEM_INVALIDA` (D30)
 */
export async function guardarImagem(dataDir: string, pasta: Pasta, conteudo: Buffer): Promise<string> {
  if (conteudo.length === 0) throw recusar('IMAGEM_VAZIA', 'O arquivo está vazio.');
  if (conteudo.length > MAIOR_ARQUIVO) throw imagemGrande();
  const { width } = await examinar(conteudo);
  const imagem = `${randomUUID()}.webp`;
  const arquivos = await codificar(conteudo, imagem, Math.min(width, PROPORCAO.largura));
  const folder = pastaDeImagens(dataDir, pasta);
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(arquivos.map(([nome, bytes]) => writeFile(join(folder, nome), bytes, { flag: 'wx' })));
  } catch (cause) {
    await apagarImagem(dataDir, pasta, imagem).catch(() => null);
    throw new DomainError(
      'unavailable',
      'ARMAZENAMENTO_INDISPONIVEL',
      'Não foi possível guardar a imagem agora. Tente novamente.',
      {
        cause,
      },
    );
  }
  return imagem;
}

/** Removes a picture in all its forms; one that is not there is no error. */
export async function apagarImagem(dataDir: string, pasta: Pasta, imagem: string): Promise<void> {
  const folder = pastaDeImagens(dataDir, pasta);
  await Promise.all(formasDaImagem(imagem).map((nome) => rm(join(folder, nome), { force: true })));
}

/** Reads an upload into memory, and no further than the limit. @throws `IMAGEM_GRANDE` */
export async function lerArquivo(open: () => AsyncIterable<Buffer>): Promise<Buffer> {
  const partes: Buffer[] = [];
  let tamanho = 0;
  try {
    for await (const parte of open()) {
      tamanho += parte.length;
      if (tamanho > MAIOR_ARQUIVO) throw imagemGrande();
      partes.push(parte);
    }
  } catch (error) {
    // The multipart parser stops at the same limit in its own words.
    throw (error as { status?: number }).status === 413 ? imagemGrande() : error;
  }
  return Buffer.concat(partes);
}

/** Whether a name is that of a stored picture. */
export function imagemExiste(dataDir: string, pasta: Pasta, imagem: string): boolean {
  return /^[\w-]+\.webp$/.test(imagem) && existsSync(join(pastaDeImagens(dataDir, pasta), imagem));
}

/** The refusal of a file above the limit. */
function imagemGrande(): DomainError {
  return recusar('IMAGEM_GRANDE', `O arquivo é grande demais. O limite é ${MAIOR_ARQUIVO / 1024 / 1024} MB.`);
}

function formasDaImagem(imagem: string): string[] {
  return [imagem, ...LARGURAS.map((largura) => nomeDaVariante(imagem, largura))];
}

async function examinar(conteudo: Buffer): Promise<Metadata> {
  const dados = await abrir(conteudo)
    .metadata()
    .catch((cause: unknown) => {
      if (/pixel limit/i.test(String(cause))) throw pixelsDemais();
      throw invalida(cause);
    });
  if (!FORMATOS.has(dados.format) || (dados.format === 'heif' && dados.compression !== 'av1')) throw invalida();
  if (dados.width * dados.height > MAIOR_AREA) throw pixelsDemais();
  return dados;
}

async function codificar(conteudo: Buffer, imagem: string, largura: number): Promise<[string, Buffer][]> {
  const em = (width: number) => abrir(conteudo).rotate().resize({ width, withoutEnlargement: true });
  try {
    const original = em(largura).webp({ quality: 82 }).toBuffer();
    const variantes = LARGURAS.map((width) => em(width).avif({ quality: 55, effort: 3 }).toBuffer());
    const [webp, ...avifs] = await Promise.all([original, ...variantes]);
    return [[imagem, webp], ...avifs.map((bytes, i): [string, Buffer] => [nomeDaVariante(imagem, LARGURAS[i]!), bytes])];
  } catch (cause) {
    throw invalida(cause);
  }
}

function abrir(conteudo: Buffer) {
  return sharp(conteudo, { limitInputPixels: MAIOR_AREA, failOn: 'error' });
}

function pixelsDemais(): DomainError {
  return recusar('IMAGEM_GRANDE', 'A imagem tem pixels demais. Reduza as dimensões e envie de novo.');
}

function invalida(cause?: unknown): DomainError {
  return recusar('IMAGEM_INVALIDA', 'O arquivo não é uma imagem PNG, JPEG, WebP, AVIF ou GIF inteira.', cause);
}

function recusar(code: string, mensagem: string, cause?: unknown): DomainError {
  return new DomainError('invalid', code, mensagem, { fields: [{ campo: 'imagem', mensagem }], cause });
}
