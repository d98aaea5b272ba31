import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import { reasonOf } from '../../platform/blame.ts';
import { UPLOADS } from '../../platform/dataDir.ts';
import { Imagem } from './imagem.entity.ts';
import {
  caminhoDe,
  ehNomeDeImagem,
  formasDaImagem,
  imagensQueFaltam,
  inserir,
  linhaDe,
  PASTAS,
  type Pasta,
} from './imagem.service.ts';

// Versions before kept pictures as files in a folder of DATA_DIR.

/**
 * Takes pictures that are still files into the database, each in all its forms at once, and deletes the files after that. What is interrupted goes on
 * the next time. A file that cannot be taken stays where it is and keeps nobody from anything.
 * @param dizer is told, in sentences, what stays behind and which pictures of banners there are not
 */
export async function trazerArquivos(em: EntityManager, dataDir: string, dizer: (frase: string) => void): Promise<void> {
  for (const pasta of PASTAS) {
    const onde = join(dataDir, UPLOADS, pasta);
    const nomes = await nomesEm(onde);
    const nossos = new Set<string>();
    for (const imagem of imagensEntre(nomes)) {
      const formas = formasDaImagem(imagem).filter((nome) => nomes.includes(nome));
      for (const nome of formas) nossos.add(nome);
      await trazer(em.fork(), { pasta, onde, imagem, formas }, dizer).catch((error: Error) =>
        dizer(`A imagem ${caminhoDe(pasta, imagem)} ficou em ${onde}, porque ${motivo(error)}.`),
      );
    }
    const outros = nomes.filter((nome) => !nossos.has(nome));
    if (outros.length > 0)
      dizer(`Em ${onde} há o que não é imagem de banner, como ${outros[0]}: fica onde está, e o site não o mostra.`);
  }
  for (const vazia of [...PASTAS.map((pasta) => join(dataDir, UPLOADS, pasta)), join(dataDir, UPLOADS)])
    await rmdir(vazia).catch(() => {});
  const faltam = await imagensQueFaltam(em.fork());
  if (faltam.length > 0) dizer(`Faltam imagens de banners: ${faltam.join(', ')}. Envie outras na administração.`);
}

async function nomesEm(pasta: string): Promise<string[]> {
  return (await readdir(pasta).catch(() => [])).toSorted();
}

/** The pictures of which there is a form. */
function imagensEntre(nomes: readonly string[]): string[] {
  const bases = nomes.map((nome) => nome.replace(/(-\d+)?\.avif$/, '.webp'));
  return [...new Set(bases)].filter(
    (nome) => ehNomeDeImagem(nome) && formasDaImagem(nome).some((forma) => nomes.includes(forma)),
  );
}

interface Arquivos {
  pasta: Pasta;
  onde: string;
  imagem: string;
  formas: readonly string[];
}

async function trazer(em: EntityManager, { pasta, onde, imagem, formas }: Arquivos, dizer: (frase: string) => void) {
  const linhas: Imagem[] = [];
  for (const nome of formas) {
    try {
      const { mtime } = await stat(join(onde, nome));
      linhas.push(linhaDe(pasta, imagem, nome, await readFile(join(onde, nome)), mtime));
    } catch (error) {
      dizer(`O arquivo ${join(onde, nome)} não pôde ser lido, porque ${motivo(error as Error)}. Fica onde está.`);
    }
  }
  if (linhas.length === 0) return;
  await em.transactional((tx) => inserir(tx, linhas));
  // What was stored before, by a start that was interrupted, is the same; what is not is nobody's to delete.
  const guardadas = await em.fork().find(Imagem, { pasta, imagem });
  const iguais = new Set(guardadas.map(({ caminho, digest }) => `${caminho} ${digest}`));
  for (const { caminho, digest } of linhas) {
    const arquivo = join(onde, caminho.slice(pasta.length + 1));
    if (iguais.has(`${caminho} ${digest}`)) await rm(arquivo);
    else dizer(`O arquivo ${arquivo} fica onde está: no banco há outra imagem com este nome.`);
  }
}

function motivo(error: Error): string {
  return reasonOf(error) ?? error.message;
}
