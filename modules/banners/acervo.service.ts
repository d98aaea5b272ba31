import { join } from 'node:path';
import { PICTURE_CACHE } from '../../platform/dataDir.ts';
import { onCommittedChange } from '../../platform/database/changes.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { createKeptBytes } from '../../platform/keptBytes.ts';
import { Imagem } from './imagem.entity.ts';
import { caminhoDe, ehNomeDeForma, type Pasta } from './imagem.service.ts';

/** Bytes of pictures in memory, at most: the carousel of a large shop, in every width. */
const MAIOR_MEMORIA = 32 * 1024 * 1024;

/** A form of a picture, without its bytes. */
type Forma = Readonly<Pick<Imagem, 'caminho' | 'tipo' | 'digest' | 'enviadaEm'>>;

/** The pictures of the shop as this process serves them. */
export interface Acervo {
  /** The form that is served under a folder by a name (`florada-800.avif`), or null. */
  procurar: (pasta: Pasta, nome: string) => Promise<Forma | null>;
  /** Its bytes; null where it has been deleted meanwhile. */
  ler: (forma: Forma) => Promise<Buffer | null>;
  /**
   * Compares what this process keeps with the rows, and forgets what no row names: another process may have deleted it. Where the database does not answer,
   * all stays as it is.
   */
  conferir: () => Promise<void>;
  /** Bytes in memory. */
  memoria: () => number;
}

/**
 * Serves pictures from memory, else from a folder of this process, else from their rows. A commit of this process is heard of at once.
 * @param falhou hears why a picture could not be kept on the disk
 */
export function createAcervo(orm: Orm, dataDir: string, falhou: (error: unknown) => void): Acervo {
  const guardados = createKeptBytes({ folder: join(dataDir, PICTURE_CACHE), most: MAIOR_MEMORIA, failed: falhou });
  let formas = new Map<string, Forma>();
  /** Grows with every comparison: what was read before one begins is not remembered after. */
  let geracao = 0;
  let andamento: Promise<void> = Promise.resolve();
  let pedida: Promise<void> | null = null;
  /** What has to be compared before anything is served: a commit of this process has changed pictures. */
  let depoisDoCommit: Promise<void> = Promise.resolve();

  async function comparar(): Promise<void> {
    geracao += 1;
    pedida = null;
    const todas = await orm.em.fork().find(Imagem, {});
    formas = new Map(todas.map((imagem) => [imagem.caminho, semBytes(imagem)]));
    await guardados.keepOnly(new Set(todas.map(({ digest }) => digest)));
  }

  // One at a time; one that has not begun is good for all who ask meanwhile.
  function conferir(): Promise<void> {
    if (!pedida) {
      pedida = andamento.then(comparar).catch(() => {});
      andamento = pedida;
    }
    return pedida;
  }

  onCommittedChange(orm, (tabela) => {
    if (tabela === 'imagens') depoisDoCommit = conferir();
  });

  return {
    async procurar(pasta, nome) {
      if (!ehNomeDeForma(nome)) return null;
      const caminho = caminhoDe(pasta, nome);
      await depoisDoCommit;
      const conhecida = formas.get(caminho);
      if (conhecida) return conhecida;
      const lidaEm = geracao;
      const imagem = await orm.em.fork().findOne(Imagem, { caminho });
      if (!imagem) return null;
      const forma = semBytes(imagem);
      if (geracao === lidaEm) formas.set(caminho, forma);
      return forma;
    },
    ler: ({ caminho, digest }) =>
      guardados.get(digest, async () => {
        const imagem = await orm.em.fork().findOne(Imagem, { caminho, digest }, { populate: ['bytes'] });
        return imagem?.bytes ?? null;
      }),
    conferir,
    memoria: guardados.size,
  };
}

function semBytes({ caminho, tipo, digest, enviadaEm }: Imagem): Forma {
  return { caminho, tipo, digest, enviadaEm };
}
