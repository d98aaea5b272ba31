import type { EntityManager } from '@mikro-orm/core';
import { bannersDoPainel, bannersDoSite, type BannerAdmin } from '../banners/banner.admin.service.ts';
import { DESTAQUES } from '../catalogue/destaque.admin.service.ts';
import { PLANOS } from '../catalogue/plano.admin.service.ts';
import { CUPONS, perguntasDoCupom } from '../coupons/cupom.admin.service.ts';
import { normalizarCodigo } from '../coupons/codigo.ts';
import { lerTabela, type CampoDescrito } from '../editing/campo.ts';
import type { Snapshot, EditedRow } from '../editing/rows.service.ts';
import type { EditableTable } from '../editing/save.service.ts';
import { DEPOIMENTOS } from '../testimonials/depoimento.admin.service.ts';
import type { NomeDaTabela } from './catalogo.ts';

/** A table as a file has it. */
export interface TabelaDoArquivo {
  /** As staff edit it; `recebidas` are names of pictures that come with the file. */
  tabela: (recebidas?: ReadonlySet<string>) => EditableTable<EditedRow>;
  /** By what a row is known to people and from shop to shop, from its fields and what it was called; null where they do not say. */
  nomear: (campos: Snapshot, chave?: string | null) => string | null;
  /** What is worth a question of a row, that its fields alone do not say. */
  perguntas?: (em: EntityManager, row: never, agora: Date) => Promise<string[]>;
  /** Set where rows show pictures. */
  banners?: BannerAdmin<never>;
}

const porCampo = (campo: string) => (campos: Snapshot) => texto(campos[campo]);
const texto = (dado: unknown) => (typeof dado === 'string' && dado.trim() !== '' ? dado.trim().normalize('NFC') : null);
const fixa = (tabela: unknown) => () => tabela as EditableTable<EditedRow>;
const deBanners = (banners: unknown): TabelaDoArquivo => ({
  tabela: (banners as TabelaDoArquivo['banners'] & TabelaDoArquivo).tabela,
  nomear: porCampo('nome'),
  banners: banners as BannerAdmin<never>,
});

/** Every table of a file. */
export const TABELAS: Readonly<Record<NomeDaTabela, TabelaDoArquivo>> = {
  planos: {
    tabela: fixa(PLANOS),
    nomear: ({ planoTipo, nome }, chave) => {
      const tipo = texto(planoTipo) ?? texto(chave?.split('/')[0]);
      return tipo && texto(nome) ? `${tipo}/${texto(nome)}` : null;
    },
  },
  destaques: { tabela: fixa(DESTAQUES), nomear: porCampo('titulo') },
  depoimentos: { tabela: fixa(DEPOIMENTOS), nomear: porCampo('nome') },
  cupons: {
    tabela: fixa(CUPONS),
    nomear: ({ codigo }) => texto(codigo) && normalizarCodigo(texto(codigo)!),
    perguntas: perguntasDoCupom,
  },
  banners: deBanners(bannersDoSite),
  bannersIcp: deBanners(bannersDoPainel),
};

/** A table's fields in a file, by what they are called there: those that staff write, but that a plan goes by its name. */
export function camposDoArquivo(nome: NomeDaTabela): ReadonlyMap<string, CampoDescrito> {
  const campos = lerTabela(TABELAS[nome].tabela().schema);
  return new Map(campos.map((campo) => [campo.nome === 'planoId' ? 'plano' : campo.nome, campo]));
}
