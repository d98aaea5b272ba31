import type { EntityClass, EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { refuseField } from '../../platform/validation.ts';
import { deleteRow, type Columns } from '../editing/rows.service.ts';
import { saveRow } from '../editing/save.service.ts';
import { createOrderedTableService, POR_ORDEM, type ListedTable, type OrderedTableService } from '../editing/table.service.ts';
import { bannerCampos, bannerIcpCampos } from './banner.campos.ts';
import { Banner } from './banner.entity.ts';
import { BannerIcp } from './bannerIcp.entity.ts';
import { apagarImagem, imagemExiste, type Pasta } from './imagem.service.ts';

/** What staff do with the banners of one kind. */
export interface BannerAdmin<Row extends Banner | BannerIcp> {
  pasta: Pasta;
  /** The table, of which a row may show what has been sent, or is among the pictures that come with it. */
  tabela: (dataDir: string, recebidas?: ReadonlySet<string>) => ListedTable<Row>;
  /** Removes a picture that no row shows any more. */
  soltarImagem: (em: EntityManager, dataDir: string, imagem: string) => Promise<void>;
  /** Over the folder of the pictures, of which those that no row shows any more go. */
  servico: (dataDir: string) => OrderedTableService<Row>;
}

/** Banners of the home page. */
export const bannersDoSite = createBannerAdmin<Banner>(Banner, bannerCampos, 'banner');

/** Banners of the control panel (D12). */
export const bannersDoPainel = createBannerAdmin<BannerIcp>(BannerIcp, bannerIcpCampos, 'banner-icp');

function createBannerAdmin<Row extends Banner | BannerIcp>(
  entidade: EntityClass<Row>,
  schema: ListedTable<Row>['schema'],
  pasta: Pasta,
): BannerAdmin<Row> {
  // A picture may be shared: it goes with the last banner that shows it.
  async function soltarImagem(em: EntityManager, dataDir: string, imagem: string): Promise<void> {
    if ((await em.count(entidade, { imagem } as never)) === 0) await apagarImagem(dataDir, pasta, imagem);
  }

  const tabela: BannerAdmin<Row>['tabela'] = (dataDir, recebidas) => ({
    entidade,
    schema,
    rotulo: (banner) => banner.nome,
    procura: 'nome',
    padrao: [...POR_ORDEM] as never,
    conferir: async (_em, { imagem }: { imagem?: unknown }) => {
      if (imagem === undefined || recebidas?.has(String(imagem)) || imagemExiste(dataDir, pasta, String(imagem))) return;
      throw refuseField('imagem', 'DADOS_INVALIDOS', 'Esta imagem não foi enviada.');
    },
  });

  function servico(dataDir: string): OrderedTableService<Row> {
    const banners = tabela(dataDir);
    return {
      ...createOrderedTableService(banners),
      async salvar(em, target, entrada, autor) {
        let anterior: string | null = null;
        const conferir = async (tx: EntityManager, dados: Columns<Row>) => {
          await banners.conferir?.(tx, dados);
          if ('imagem' in dados && target)
            anterior = ((await tx.findOne(entidade, { id: target.id } as never)) as Row | null)?.imagem ?? null;
        };
        const banner = await saveRow(em, { ...banners, conferir }, { target, entrada, autor });
        if (anterior) await soltarImagem(em, dataDir, anterior);
        return banner;
      },
      async excluir(em, target, autor) {
        const { imagem } = await deleteRow(em, banners, target, autor);
        await soltarImagem(em, dataDir, imagem);
      },
    };
  }

  return { pasta, tabela, soltarImagem, servico };
}

const DAY_MS = 86_400_000;

/** Active banners whose last day comes within so many days, the soonest first. */
export function bannersPorVencer(em: EntityManager, agora: Date, dias: number): Promise<Banner[]> {
  const ate = businessDay(new Date(agora.getTime() + dias * DAY_MS));
  return em.find(
    Banner,
    { ativo: true, tipo: 'TEMPORARIO', dataFim: { $gte: businessDay(agora), $lte: ate } },
    { orderBy: { dataFim: 'asc', id: 'asc' } },
  );
}
