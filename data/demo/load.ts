import { cp, readFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/core';
import { pastaDeImagens } from '../../modules/banners/imagem.service.ts';
import type { Catalogo } from '../../modules/transfer/catalogo.ts';
import { DEMONSTRACAO, temCatalogo, teveCatalogo } from '../../modules/transfer/demonstracao.service.ts';
import { aplicarCatalogo } from '../../modules/transfer/importacao.service.ts';
import { lerCatalogo } from '../../modules/transfer/leitura.service.ts';
import { businessDay } from '../../platform/calendar.ts';
import { tightenAll } from '../../platform/privateFiles.ts';

const FILE = 'data/demo/catalogo.json';
/** The day around which the days of the file are. */
const WRITTEN_ON = '2026-11-21';
const DAYS = ['dataInicio', 'dataFim'];

/** Fills a shop that has never had a catalogue with a believable one; any other is left alone. Returns whether it did. */
export async function loadDemo(em: EntityManager, dataDir: string): Promise<boolean> {
  if (await teveCatalogo(em)) return false;
  return fillWithDemo(em, dataDir);
}

/** Fills a shop that has no catalogue now, whatever it had before. Returns whether it did. */
export async function fillWithDemo(em: EntityManager, dataDir: string): Promise<boolean> {
  if (await temCatalogo(em)) return false;
  await updateDemo(em, dataDir);
  return true;
}

/** Brings the rows of the demonstration to what its file says now, and adds what it has besides. */
export async function updateDemo(em: EntityManager, dataDir: string): Promise<void> {
  // In all the forms in which the shop keeps them, so that none has to be made.
  await cp('data/demo/banner', pastaDeImagens(dataDir, 'banner'), { recursive: true });
  // A copied file has the rights of its source.
  tightenAll(pastaDeImagens(dataDir, 'banner'));
  await aplicarCatalogo(em, await readDemo(new Date()), { autor: DEMONSTRACAO, dataDir, resumo: null });
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
