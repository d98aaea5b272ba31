import type { EntityClass, EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { refuseField } from '../../platform/validation.ts';
import { comDias, declararNoCalendario } from '../calendar/calendario.service.ts';
import { deleteRow, junto, type Columns } from '../editing/rows.service.ts';
import { saveRow } from '../editing/save.service.ts';
import { createOrderedTableService, POR_ORDEM, type ListedTable, type OrderedTableService } from '../editing/table.service.ts';
import { bannerCampos, bannerIcpCampos } from './banner.campos.ts';
import { Banner } from './banner.entity.ts';
import { BannerIcp } from './bannerIcp.entity.ts';
import { situacaoDoBanner } from './banner.ts';
import { imagemExiste, soltarImagem, type Pasta } from './imagem.service.ts';

/** What staff do with the banners of one kind. */
export interface BannerAdmin<Row extends Banner | BannerIcp> {
  pasta: Pasta;
  /** The table, of which a row may show what has been sent, or is among the pictures that come with it. */
  tabela: (recebidas?: ReadonlySet<string>) => ListedTable<Row>;
  /** A picture that no row shows any more goes with the row that showed it last. */
  servico: OrderedTableService<Row>;
}

/** Banners of the home page. */
export const bannersDoSite = createBannerAdmin<Banner>(Banner, bannerCampos, 'banner');

/** Banners of the control panel (D12). */
export const bannersDoPainel = createBannerAdmin<BannerIcp>(BannerIcp, bannerIcpCampos, 'banner-icp');

declararNoCalendario(
  'banner',
  comDias(Banner, (banner, agora) => ({ rotulo: banner.nome, situacao: situacaoDoBanner(banner, agora) }), {
    tipo: 'TEMPORARIO',
  }),
);
declararNoCalendario(
  'bannericp',
  comDias(BannerIcp, (banner, agora) => ({ rotulo: banner.nome, situacao: situacaoDoBanner(banner, agora) })),
);

function createBannerAdmin<Row extends Banner | BannerIcp>(
  entidade: EntityClass<Row>,
  schema: ListedTable<Row>['schema'],
  pasta: Pasta,
): BannerAdmin<Row> {
  const tabela: BannerAdmin<Row>['tabela'] = (recebidas) => ({
    entidade,
    schema,
    rotulo: (banner) => banner.nome,
    procura: 'nome',
    padrao: [...POR_ORDEM] as never,
    conferir: async (tx, { imagem }: { imagem?: unknown }) => {
      if (imagem === undefined || recebidas?.has(String(imagem)) || (await imagemExiste(tx, pasta, String(imagem), true))) return;
      throw refuseField('imagem', 'DADOS_INVALIDOS', 'Esta imagem não está guardada: envie-a.');
    },
  });

  const banners = tabela();
  const servico: OrderedTableService<Row> = {
    ...createOrderedTableService(banners),
    salvar(em, target, entrada, autor) {
      return em.transactional(async (tx) => {
        let anterior: string | null = null;
        const conferir = async (_tx: EntityManager, dados: Columns<Row>, antes: Readonly<Row> | null) => {
          await banners.conferir?.(tx, dados, antes);
          if ('imagem' in dados && antes) anterior = antes.imagem;
        };
        const banner = await saveRow(tx, { ...banners, conferir }, { target, entrada, autor });
        if (anterior) await soltarImagem(tx, pasta, anterior);
        return banner;
      }, junto());
    },
    async excluir(em, target, autor) {
      await em.transactional(async (tx) => {
        const { imagem } = await deleteRow(tx, banners, target, autor);
        await tx.flush();
        await soltarImagem(tx, pasta, imagem);
      }, junto());
    },
  };

  return { pasta, tabela, servico };
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
