import type { EntityManager } from '@mikro-orm/core';
import { whereNamed } from '../../platform/database/search.ts';
import type { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import { refuseField } from '../../platform/validation.ts';
import type { Alvo } from '../editing/alvo.ts';
import type { Autor } from '../editing/autor.ts';
import { ordensDe } from '../editing/campo.ts';
import { excluirLinha, listarLinhas, type Dados, type Tabela } from '../editing/edicao.service.ts';
import type { Consulta, Pagina } from '../editing/lista.ts';
import { reordenarLinhas } from '../editing/reordenacao.service.ts';
import { salvarLinha, type TabelaEditavel } from '../editing/salvar.service.ts';
import { bannerCampos, bannerIcpCampos } from './banner.campos.ts';
import { Banner } from './banner.entity.ts';
import { BannerIcp } from './bannerIcp.entity.ts';
import { apagarImagem, imagemExiste, type Pasta } from './imagem.service.ts';

/** What staff do with the banners of one kind. */
export interface BannerAdmin<Row extends Banner | BannerIcp> {
  pasta: Pasta;
  /** The table, of which a row may show what has been sent, or is among the pictures that come with it. */
  tabela: (dataDir: string, recebidas?: ReadonlySet<string>) => TabelaEditavel<Row>;
  /** Removes a picture that no row shows any more. */
  soltarImagem: (em: EntityManager, dataDir: string, imagem: string) => Promise<void>;
  /** By `ordem` unless another order is asked for (section 9.7). */
  listar: (em: EntityManager, consulta: Consulta) => Promise<Pagina<Row>>;
  /** All of them by `ordem`, for the REST list. */
  todos: (em: EntityManager) => Promise<Row[]>;
  /** Stores a new banner, or over the one that is meant, of which only what is named changes. @throws what saving throws */
  salvar: (em: EntityManager, dataDir: string, alvo: Alvo | null, entrada: unknown, autor: Autor) => Promise<Row>;
  /** @throws `NAO_ENCONTRADO` */
  excluir: (em: EntityManager, dataDir: string, id: number, autor: Autor) => Promise<void>;
  /** Gives all of them the positions 1, 2, 3 … @throws `GRUPO_INCOMPLETO` */
  reordenar: (em: EntityManager, ids: readonly number[], autor: Autor) => Promise<void>;
}

/** Banners of the home page. */
export const bannersDoSite = createBannerAdmin<Banner>(
  { entidade: Banner, nome: 'banner', rotulo: ({ nome }) => nome },
  bannerCampos,
  'banner',
);

/** Banners of the control panel (D12). */
export const bannersDoPainel = createBannerAdmin<BannerIcp>(
  { entidade: BannerIcp, nome: 'banner ICP', rotulo: ({ nome }) => nome },
  bannerIcpCampos,
  'banner-icp',
);

function createBannerAdmin<Row extends Banner | BannerIcp>(
  tabela: Tabela<Row>,
  schema: z.ZodObject,
  pasta: Pasta,
): BannerAdmin<Row> {
  const todos = (em: EntityManager, where = {}) =>
    em.find(tabela.entidade, where, { orderBy: { ordem: 'asc', id: 'asc' } as never }) as Promise<Row[]>;

  // A picture may be shared: it goes with the last banner that shows it.
  async function soltarImagem(em: EntityManager, dataDir: string, imagem: string): Promise<void> {
    if ((await em.count(tabela.entidade, { imagem } as never)) === 0) await apagarImagem(dataDir, pasta, imagem);
  }

  const editavel: BannerAdmin<Row>['tabela'] = (dataDir, recebidas) => ({
    ...tabela,
    schema,
    conferir: async (_em, { imagem }: { imagem?: unknown }) => {
      if (imagem === undefined || recebidas?.has(String(imagem)) || imagemExiste(dataDir, pasta, String(imagem))) return;
      throw refuseField('imagem', 'DADOS_INVALIDOS', 'Esta imagem não foi enviada.');
    },
  });

  return {
    pasta,
    tabela: editavel,
    soltarImagem,
    todos,
    listar: (em, consulta) =>
      listarLinhas(em, tabela, consulta, {
        where: whereNamed<Row>('nome' as never, consulta.busca),
        ordens: ordensDe(bannerIcpCampos) as never,
        padrao: [{ ordem: 'asc' }, { id: 'asc' }] as never,
      }),
    async salvar(em, dataDir, alvo, entrada, autor) {
      let anterior: string | null = null;
      const sendo = editavel(dataDir);
      const conferir = async (tx: EntityManager, dados: Dados<Row>) => {
        await sendo.conferir?.(tx, dados);
        if ('imagem' in dados && alvo)
          anterior = ((await tx.findOne(tabela.entidade, { id: alvo.id } as never)) as Row | null)?.imagem ?? null;
      };
      const banner = await salvarLinha(em, { ...sendo, conferir }, { alvo, entrada, autor });
      if (anterior) await soltarImagem(em, dataDir, anterior);
      return banner;
    },
    async excluir(em, dataDir, id, autor) {
      const { imagem } = await excluirLinha(em, tabela, id, autor);
      await soltarImagem(em, dataDir, imagem);
    },
    reordenar: (em, ids, autor) => reordenarLinhas(em, tabela, ids, autor),
  };
}

const DAY_MS = 86_400_000;

/** Active banners whose last day comes within so many days, the soonest first. */
export function bannersPorVencer(em: EntityManager, agora: Date, dias: number): Promise<Banner[]> {
  const ate = businessDay(new Date(agora.getTime() + dias * DAY_MS));
  return em.find(
    Banner,
    { ativo: true, tipo: 'TEMPORARIO', dataFim: { $gte: businessDay(agora), $lte: ate } },
    { orderBy: { dataFim: 'asc' } },
  );
}
