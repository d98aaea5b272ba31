import 'reflect-metadata';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import { registrarSaida } from '../modules/editing/alteracao.service.ts';
import { LINHA_DE_COMANDO } from '../modules/editing/autor.ts';
import type { Mencao } from '../modules/privacy/mencoes.service.ts';
import { apagarTitular, exportarTitular } from '../modules/privacy/privacidade.service.ts';
import { contar, cumprirSemPerguntar, diasDe, vencidas } from '../modules/privacy/prazos.service.ts';
import { lerTitular, type Titular } from '../modules/privacy/titular.ts';
import type { Config } from '../platform/config.ts';
import { copiesBeside } from '../platform/database/copiesBeside.ts';
import { scrub } from '../platform/database/scrub.ts';
import { called, runCommand, usage, withDatabase } from './command.ts';

// `npm run --silent privacy -- exportar|apagar E-MAIL|CPF|CNPJ`: what is stored about one person, as JSON, or its erasure.
// `npm run privacy -- prazos`: what is past its term; with `--sim` it is deleted.
await runCommand(
  async ({ args: [command, text = ''], config, flags }) => {
    const titular = lerTitular(text);
    const isTerms = command === 'prazos' && text === '';
    if (!isTerms && ((command !== 'exportar' && command !== 'apagar') || !titular || flags.size > 0))
      throw usage('privacy', 'exportar|apagar E-MAIL|CPF|CNPJ, ou prazos [--sim]');
    await withDatabase(config, async (orm) => {
      const em = orm.em.fork();
      if (!titular) await applyTerms(em, config, flags.has('sim'));
      else if (command === 'apagar') await erase(em, titular, config);
      else console.log(JSON.stringify(await exportarTitular(em, titular, LINHA_DE_COMANDO), null, 2));
    });
  },
  { most: 2, flags: ['sim'] },
);

/** Shows what is past its term, or deletes it: for the operator whom the daily job has asked (docs/operations/privacy.md). */
async function applyTerms(em: EntityManager, config: Config, isAgreed: boolean): Promise<void> {
  const agora = new Date();
  const linhas = isAgreed ? await cumprirSemPerguntar(em, config, agora) : await vencidas(em, config.retention, agora);
  const feito = { autor: LINHA_DE_COMANDO, acao: 'apagou', tabela: 'prazo', quantas: contar(linhas) } as const;
  if (isAgreed && linhas.length > 0) await registrarSaida(em, feito);
  for (const vencida of linhas)
    console.log(`${vencida.tabela}: ${vencida.linhas} ${isAgreed ? 'apagadas' : 'vencidas'}, ${diasDe(vencida)}`);
  if (linhas.length === 0) console.log('Nada passou do prazo.');
  else if (!isAgreed)
    console.log(`Nada foi apagado. Confira as datas e o relógio, e apague com: ${called('privacy')} prazos --sim`);
}

async function erase(em: EntityManager, titular: Titular, config: Config): Promise<void> {
  const { assinaturas, mensagens, copias, outrosEmails, outrosDocumentos, mencoes } = await apagarTitular(
    em,
    titular,
    LINHA_DE_COMANDO,
  );
  console.log(`Apagadas: ${assinaturas} assinaturas e ${mensagens} mensagens.`);
  if (copias.length > 0) console.log(`O endereço saiu da cópia de assinaturas de outras pessoas: ${copias.join(', ')}`);
  if (outrosEmails.length > 0)
    console.log(`Nas assinaturas havia também estes e-mails, sob os quais pode haver mais: ${outrosEmails.join(', ')}`);
  if (outrosDocumentos.length > 0)
    console.log(`Nas assinaturas havia também estes CPFs ou CNPJs, sob os quais pode haver mais: ${outrosDocumentos.join(', ')}`);
  for (const { tabela, id, campo } of mencoes.filter(({ certa }) => certa))
    console.log(`Ainda é mencionado em ${tabela} ${id}, campo ${campo}.`);
  sayDoubtful(mencoes.filter(({ certa }) => !certa));
  await leaveFile(config);
}

/** One line for each field: a short address is part of many others. */
function sayDoubtful(mencoes: readonly Mencao[]): void {
  const idsPorCampo = new Map<string, (number | string)[]>();
  for (const { tabela, id, campo } of mencoes) {
    const onde = `${tabela}, campo ${campo}`;
    idsPorCampo.set(onde, [...(idsPorCampo.get(onde) ?? []), id]);
  }
  for (const [onde, ids] of idsPorCampo) console.log(`Pode ser de outra pessoa, confira em ${onde}: ${ids.join(', ')}`);
}

/** Takes what was erased out of the file, and says which copies in the data folder still have it. */
async function leaveFile({ databaseUrl, dataDir }: Config): Promise<void> {
  try {
    await scrub(databaseUrl);
  } catch (error) {
    console.error(`As linhas foram apagadas, mas ${(error as Error).message}. Repita o comando.`);
    process.exitCode = 1;
  }
  for (const name of copiesBeside(dataDir))
    console.log(`Esta cópia ficou como era: ${join(dataDir, name)}; se já não serve, rm -r ${join(dataDir, name)}`);
}
