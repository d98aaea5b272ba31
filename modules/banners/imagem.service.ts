import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '../../platform/errors.ts';
import { encode, type EncodeAnswer } from './encoding.server.ts';
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

/** A picture in all the forms in which it is kept. */
type Formas = Extract<EncodeAnswer, { arquivos: unknown }>['arquivos'];

/**
 * Makes a picture anew, never of the bytes that came: as WebP under this name, and as AVIF in every width.
 * @throws `IMAGEM_VAZIA`, `IMAGEM_GRANDE`, `IMAGEM_ALTA`, `IMAGEM_INVALIDA`, `IMAGENS_DEMAIS` (D30)
 */
export async function prepararImagem(conteudo: Buffer, imagem: string): Promise<Formas> {
  if (conteudo.length === 0) throw recusar('IMAGEM_VAZIA', 'O arquivo está vazio.');
  if (conteudo.length > MAIOR_ARQUIVO) throw imagemGrande();
  const resposta = await encode({ conteudo, imagem });
  if ('recusa' in resposta) throw recusar(...RECUSAS[resposta.recusa]);
  return resposta.arquivos;
}

/** Stores a prepared picture; nothing is on disk unless all of it is. @throws `ARMAZENAMENTO_INDISPONIVEL` */
export async function gravarImagem(dataDir: string, pasta: Pasta, imagem: string, formas: Formas): Promise<void> {
  const folder = pastaDeImagens(dataDir, pasta);
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(formas.map(([nome, bytes]) => writeFile(join(folder, nome), bytes, { flag: 'wx' })));
  } catch (cause) {
    await apagarImagem(dataDir, pasta, imagem).catch(() => null);
    const mensagem = 'Não foi possível guardar a imagem agora. Tente novamente.';
    throw new DomainError('unavailable', 'ARMAZENAMENTO_INDISPONIVEL', mensagem, { cause });
  }
}

/** Prepares and stores a picture under a name of its own, and answers the name. @throws what preparing and storing throw */
export async function guardarImagem(dataDir: string, pasta: Pasta, conteudo: Buffer): Promise<string> {
  const imagem = `${randomUUID()}.webp`;
  await gravarImagem(dataDir, pasta, imagem, await prepararImagem(conteudo, imagem));
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
  // To its end, also of what is too large (the parser hands out no more than one byte above the limit): what is left unread on a
  // connection keeps the next request on it from being answered.
  for await (const parte of open()) {
    tamanho += parte.length;
    if (tamanho <= MAIOR_ARQUIVO) partes.push(parte);
  }
  if (tamanho > MAIOR_ARQUIVO) throw imagemGrande();
  return Buffer.concat(partes);
}

/** Whether a text is a name that a stored picture may have. */
export function ehNomeDeImagem(imagem: string): boolean {
  return /^[\w-]{1,95}\.webp$/.test(imagem);
}

/** Whether a name is that of a stored picture. */
export function imagemExiste(dataDir: string, pasta: Pasta, imagem: string): boolean {
  return ehNomeDeImagem(imagem) && existsSync(join(pastaDeImagens(dataDir, pasta), imagem));
}

/** The stored picture, as WebP; null when it is not there. */
export async function lerImagem(dataDir: string, pasta: Pasta, imagem: string): Promise<Buffer | null> {
  return imagemExiste(dataDir, pasta, imagem) ? readFile(join(pastaDeImagens(dataDir, pasta), imagem)) : null;
}

/** The refusal of a file above the limit. */
function imagemGrande(): DomainError {
  return recusar('IMAGEM_GRANDE', `O arquivo é grande demais. O limite é ${MAIOR_ARQUIVO / 1024 / 1024} MB.`);
}

function formasDaImagem(imagem: string): string[] {
  return [imagem, ...LARGURAS.map((largura) => nomeDaVariante(imagem, largura))];
}

const RECUSAS: Record<Extract<EncodeAnswer, { recusa: string }>['recusa'], readonly [code: string, mensagem: string]> = {
  invalida: ['IMAGEM_INVALIDA', 'O arquivo não é uma imagem PNG, JPEG, WebP, AVIF ou GIF inteira.'],
  pixels: ['IMAGEM_GRANDE', 'A imagem tem pixels demais. Reduza as dimensões e envie de novo.'],
  alta: [
    'IMAGEM_ALTA',
    `A imagem é mais alta do que larga. Use uma deitada, de preferência ${PROPORCAO.largura} × ${PROPORCAO.altura}.`,
  ],
};

function recusar(code: string, mensagem: string): DomainError {
  return new DomainError('invalid', code, mensagem, { fields: [{ campo: 'imagem', mensagem }] });
}
