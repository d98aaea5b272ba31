import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import { ehNomeDeImagem, formasDaImagem, type ImagemPronta } from '../../modules/banners/imagem.service.ts';
import type { Catalogo } from '../../modules/transfer/catalogo.ts';
import { DEMONSTRACAO, temCatalogo, teveCatalogo } from '../../modules/transfer/demonstracao.service.ts';
import { aplicarCatalogo } from '../../modules/transfer/importacao.service.ts';
import { lerCatalogo } from '../../modules/transfer/leitura.service.ts';
import { businessDay } from '../../platform/calendar.ts';

const FILE = 'data/demo/catalogo.json';
/** Its pictures, in all the forms in which the shop keeps them, so that none has to be made. */
const PICTURES = 'data/demo/banner';
/** The day around which the days of the file are. */
const WRITTEN_ON = '2026-11-21';
const DAYS = ['dataInicio', 'dataFim'];

/** Fills a shop that has never had a catalogue with a believable one; any other is left alone. Returns whether it did. */
export async function loadDemo(em: EntityManager): Promise<boolean> {
  if (await teveCatalogo(em)) return false;
  return fillWithDemo(em);
}

/** Fills a shop that has no catalogue now, whatever it had before. Returns whether it did. */
export async function fillWithDemo(em: EntityManager): Promise<boolean> {
  if (await temCatalogo(em)) return false;
  await updateDemo(em);
  return true;
}

/** Brings the rows of the demonstration to what its file says now, and adds what it has besides. */
export async function updateDemo(em: EntityManager): Promise<void> {
  await aplicarCatalogo(em, await readDemo(new Date()), { autor: DEMONSTRACAO, resumo: null, prontas: await readPictures() });
}

async function readPictures(): Promise<ImagemPronta[]> {
  const names = (await readdir(PICTURES)).filter(ehNomeDeImagem);
  return Promise.all(
    names.map(async (imagem) => {
      const read = async (name: string) => [name, await readFile(join(PICTURES, name))] as [string, Buffer];
      return { pasta: 'banner' as const, imagem, formas: await Promise.all(formasDaImagem(imagem).map(read)) };
    }),
  );
}

/** The file of the demo, its days as far from today as they were from the day on which it was written. */
export async function readDemo(today: Date): Promise<Catalogo> {
  const catalogo = lerCatalogo(await readFile(FILE));
  const later = dayNumber(businessDay(today)) - dayNumber(WRITTEN_ON);
  for (const { campos } of Object.values(catalogo.tabelas).flat()) {
    for (const name of DAYS) if (typeof campos[name] === 'string') campos[name] = dayOf(dayNumber(campos[name]) + later);
  }
  return catalogo;
}

const DAY_MS = 86_400_000;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
