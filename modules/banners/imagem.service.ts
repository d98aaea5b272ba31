import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { digestOf } from '../../platform/keptBytes.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { Banner } from './banner.entity.ts';
import { BannerIcp } from './bannerIcp.entity.ts';
import { encode, type EncodeAnswer } from './encoding.server.ts';
import { Imagem } from './imagem.entity.ts';
import { LARGURAS, nomeDaVariante, PROPORCAO, type Recorte } from './imagem.ts';

/** Where pictures of banners live: the site's, and the control panel's (D12). */
export const PASTAS = ['banner', 'banner-icp'] as const;
export type Pasta = (typeof PASTAS)[number];

/** Who shows the pictures of a folder. */
const QUEM_MOSTRA = { banner: Banner, 'banner-icp': BannerIcp } as const;

/** How long a picture may wait for a banner to show it, in milliseconds: the form where it was sent may be open for long. */
const ESPERA_MS = 30 * 86_400_000;

/** Largest file that can be sent, in bytes. Parsers read one byte more, to know that it was too much. */
export const MAIOR_ARQUIVO = 10 * 1024 * 1024;

/** A picture in all the forms in which it is kept, by their names. */
type Formas = Extract<EncodeAnswer, { arquivos: unknown }>['arquivos'];

/** A picture that is ready to be stored. */
export interface ImagemPronta {
  pasta: Pasta;
  imagem: string;
  formas: Formas;
}

/**
 * Makes a picture anew, never of the bytes that came: as WebP under this name, and as AVIF in every width.
 * @param recorte the part of it that is kept; null where all of it is
 * @throws `IMAGEM_VAZIA`, `IMAGEM_GRANDE`, `IMAGEM_ALTA`, `IMAGEM_INVALIDA`, `RECORTE_INVALIDO`, `IMAGENS_DEMAIS` (D30)
 */
export async function prepararImagem(conteudo: Buffer, imagem: string, recorte: Recorte | null = null): Promise<Formas> {
  if (conteudo.length === 0) throw recusar('IMAGEM_VAZIA', 'O arquivo está vazio.');
  if (conteudo.length > MAIOR_ARQUIVO) throw imagemGrande();
  const resposta = await encode({ conteudo, imagem, recorte });
  if ('recusa' in resposta) throw recusar(...RECUSAS[resposta.recusa]);
  return resposta.arquivos;
}

/**
 * Stores a prepared picture with what the caller's transaction stores. One that is there already stays, since a name is never given other content; but with
 * `porCima` this one takes its place.
 */
export async function gravarImagem(tx: EntityManager, { pasta, imagem, formas }: ImagemPronta, porCima = false): Promise<void> {
  const enviadaEm = new Date();
  const linhas = formas.map(([nome, conteudo]) => linhaDe(pasta, imagem, nome, Buffer.from(conteudo), enviadaEm));
  await inserir(tx, linhas, porCima);
}

/** A form of a picture as a row. */
export function linhaDe(pasta: Pasta, imagem: string, nome: string, bytes: Buffer, enviadaEm: Date): Imagem {
  const tipo = `image/${nome.split('.').at(-1)!}`;
  return { caminho: caminhoDe(pasta, nome), pasta, imagem, tipo, digest: digestOf(bytes), enviadaEm, bytes };
}

/** Stores forms of pictures that are not there yet or, with `porCima`, all of them. */
export async function inserir(tx: EntityManager, linhas: readonly Imagem[], porCima = false): Promise<void> {
  await tx.upsertMany(Imagem, [...linhas], { onConflictAction: porCima ? 'merge' : 'ignore' });
}

/**
 * Prepares and stores a picture, or the part of it that is kept, under a name of its own, with the act of its author, and answers the name. Pictures that no banner has come to show go.
 * @throws what preparing throws
 */
export async function guardarImagem(
  em: EntityManager,
  { pasta, conteudo, recorte = null }: { pasta: Pasta; conteudo: Buffer; recorte?: Recorte | null },
  autor: Autor,
): Promise<string> {
  const imagem = `${randomUUID()}.webp`;
  const formas = await prepararImagem(conteudo, imagem, recorte);
  await em.transactional(async (tx) => {
    await soltarEsquecidas(tx, pasta);
    await gravarImagem(tx, { pasta, imagem, formas });
    await registrarAto(tx, autor, { resposta: imagem });
  });
  return imagem;
}

/** Deletes a picture in all its forms, in the caller's transaction, unless a banner still shows it: it may be shared. */
export async function soltarImagem(tx: EntityManager, pasta: Pasta, imagem: string): Promise<void> {
  // Who is about to show it waits, or this one for him (`imagemExiste`).
  const formas = await tx.find(
    Imagem,
    { pasta, imagem },
    { orderBy: { caminho: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (formas.length === 0 || (await tx.count(QUEM_MOSTRA[pasta], { imagem })) > 0) return;
  await tx.remove(formas).flush();
}

async function soltarEsquecidas(tx: EntityManager, pasta: Pasta): Promise<void> {
  const antigas = await tx.find(Imagem, { pasta, enviadaEm: { $lt: new Date(new Date().getTime() - ESPERA_MS) } });
  const mostradas = await tx.find(QUEM_MOSTRA[pasta], {}, { fields: ['imagem'] });
  const emUso = new Set(mostradas.map(({ imagem }) => imagem));
  const esquecidas = new Set(antigas.map(({ imagem }) => imagem).filter((imagem) => !emUso.has(imagem)));
  for (const imagem of [...esquecidas].toSorted()) await soltarImagem(tx, pasta, imagem);
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

/** Whether a text is a name that a form of one may have, itself included. */
export function ehNomeDeForma(nome: string): boolean {
  return /^[\w-]{1,100}\.(webp|avif)$/.test(nome);
}

/** Names of all the forms in which a picture is kept, itself first. */
export function formasDaImagem(imagem: string): string[] {
  return [imagem, ...LARGURAS.map((largura) => nomeDaVariante(imagem, largura))];
}

/** The key of a form. */
export function caminhoDe(pasta: Pasta, nome: string): string {
  return `${pasta}/${nome}`;
}

/**
 * Whether a picture is stored.
 * @param travada in a transaction that is about to show it: it is not deleted before the end of that
 */
export async function imagemExiste(em: EntityManager, pasta: Pasta, imagem: string, travada = false): Promise<boolean> {
  if (!ehNomeDeImagem(imagem)) return false;
  const lock = travada ? { lockMode: LockMode.PESSIMISTIC_READ } : {};
  return (await em.findOne(Imagem, { caminho: caminhoDe(pasta, imagem) }, { ...lock, refresh: true })) !== null;
}

/** The stored picture, as WebP; null when it is not there. */
export async function lerImagem(em: EntityManager, pasta: Pasta, imagem: string): Promise<Buffer | null> {
  if (!ehNomeDeImagem(imagem)) return null;
  const caminho = caminhoDe(pasta, imagem);
  return (await em.fork().findOne(Imagem, { caminho }, { populate: ['bytes'] }))?.bytes ?? null;
}

/** Names of pictures (`banner/florada.webp`) that banners show and that are not stored, in order. */
export async function imagensQueFaltam(em: EntityManager): Promise<string[]> {
  const guardadas = new Set((await em.find(Imagem, {})).map(({ caminho }) => caminho));
  const nomes = await Promise.all(
    PASTAS.map(async (pasta) =>
      (await em.find(QUEM_MOSTRA[pasta], {}, { fields: ['imagem'] })).map(({ imagem }) => caminhoDe(pasta, imagem)),
    ),
  );
  return [...new Set(nomes.flat().filter((caminho) => !guardadas.has(caminho)))].toSorted();
}

/** The refusal of a file above the limit. */
function imagemGrande(): DomainError {
  return recusar('IMAGEM_GRANDE', `O arquivo é grande demais. O limite é ${MAIOR_ARQUIVO / 1024 / 1024} MB.`);
}

const RECUSAS: Record<Extract<EncodeAnswer, { recusa: string }>['recusa'], readonly [code: string, mensagem: string]> = {
  invalida: ['IMAGEM_INVALIDA', 'O arquivo não é uma imagem PNG, JPEG, WebP, AVIF ou GIF inteira.'],
  pixels: [
    'IMAGEM_GRANDE',
    'A imagem tem pixels demais: cabem 12 milhões (4000 × 3000), ou 6 milhões em AVIF, e lados de até 16 mil. Reduza as dimensões e envie de novo.',
  ],
  alta: [
    'IMAGEM_ALTA',
    `A imagem é mais alta do que larga. Recorte dela uma parte deitada, ou use outra, de preferência ${PROPORCAO.largura} × ${PROPORCAO.altura}.`,
  ],
  recorte: ['RECORTE_INVALIDO', 'O recorte não cabe na imagem. Recorte de novo.'],
};

function recusar(code: string, mensagem: string): DomainError {
  return new DomainError('invalid', code, mensagem, { fields: [{ campo: 'imagem', mensagem }] });
}
