import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import { imagensQueFaltam } from '../../modules/banners/imagem.service.ts';
import { provarPedido } from '../../modules/checkout/prova.service.ts';
import { contar, motivoDaEspera, vencidas } from '../../modules/privacy/prazos.service.ts';
import { reasonOf } from '../../platform/blame.ts';
import type { Config } from '../../platform/config.ts';
import { UPLOADS } from '../../platform/dataDir.ts';
import { behindNewestOrder, clockSkew, MOST_BEHIND_S, sayClockIsWrong } from '../../platform/database/clockSkew.ts';
import { isSilent, lineageOf } from '../../platform/database/identity.ts';
import { lastBackup, newerBackup, sharedBackup, type Backup } from '../../platform/database/lastBackup.ts';
import { refuseMoved } from '../../platform/database/movedAway.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { tryRoomInPostgres } from '../../platform/database/room.ts';
import { refuseOlderOrders, lookForOrdersGone } from '../../platform/database/newestOrder.ts';
import { nameOf, refuseOtherBirth } from '../../platform/database/servedShop.ts';
import type { SchemaState } from '../../platform/database/schemaState.ts';
import { databaseBytes } from '../../platform/database/size.ts';
import { otherEncoding, whatIsLacking, whatKeepsOrdersOut } from '../../platform/database/soundness.ts';
import { sqliteFile } from '../../platform/database/sqliteFile.ts';
import { lastTerms } from '../../platform/termsRecord.ts';
import { called, withDatabase } from '../command.ts';
import { lookAtDatabaseCertificate } from './certificate.ts';
import { lookAtConnections } from './connections.ts';
import { bad, doubtful, good, look, type Finding } from './finding.ts';
import { secondFactors } from './team.ts';
import { sale, telling } from './trade.ts';

const HOUR_MS = 3_600_000;
const OLD_HOURS = 36;
const MOST_SKEW_S = 60;
const VERY_OLD_HOURS = 3 * 24;

/** Schema, integrity and size of the database, what is past its term in it, whether its pictures are all there, and the age of its backup. */
export async function lookAtData(config: Config): Promise<Finding[]> {
  const inside: Finding[] = [];
  let age = 0;
  let others: Backup | null = null;
  const banco = await look('banco', async () => {
    let found = bad('não foi lido');
    // It says itself what is the matter where the schema is another.
    const lookInside = async (orm: Orm, state: SchemaState) => {
      found = await integrity(config, orm, state);
      age = await ageOf(orm);
      const em = orm.em.fork();
      others = await sharedBackup(em, config);
      inside.push(await look('planos', () => sale(em, config)), await look('avisos', () => telling(em)));
      inside.push(await look('hora dos pedidos', () => orderClock(em)));
      inside.push(await look('prazos', () => terms(config, orm)), await look('imagens', () => pictures(config, orm)));
      inside.push(await look('segundo fator', () => secondFactors(em, config)));
      if (sqliteFile(config.databaseUrl) === null) {
        inside.push(await look('PostgreSQL', () => server(orm)));
        inside.push(await look('conexões', () => lookAtConnections(orm, config.databaseUrl)));
        inside.push(await look('certificado do banco', () => lookAtDatabaseCertificate(config.databaseUrl)));
      }
    };
    await withDatabase(config, lookInside, { beside: true });
    return found;
  });
  return [banco, ...inside, await look('cópia', async () => backup(config, age, others))];
}

async function integrity(config: Config, orm: Orm, state: SchemaState) {
  const { databaseUrl } = config;
  const em = orm.em.fork();
  const version = state === 'wider' ? 'com o que uma versão mais nova acrescentou' : 'na versão deste programa';
  const size = `${Math.ceil((await databaseBytes(em, databaseUrl)) / 1e6)} MB`;
  await refuseMoved(orm, databaseUrl);
  await refuseOtherBirth(orm, config);
  await refuseOlderOrders(orm, config);
  const encoding = await otherEncoding(orm, databaseUrl);
  if (encoding !== null) return bad(encoding);
  const lacking = (await whatIsLacking(orm, databaseUrl)) ?? (await whatKeepsOrdersOut(orm, provarPedido));
  if (lacking !== null) return bad(`não tem tudo de que um pedido precisa: ${lacking}; a restauração foi até o fim?`);
  // What keeps orders out now comes before what was lost.
  const full = sqliteFile(databaseUrl) === null ? await lackOfRoom(em) : null;
  if (full) return full;
  const gone = await lookForOrdersGone(orm, config);
  if (gone !== null) return bad(gone);
  if (sqliteFile(databaseUrl) === null) return good(`responde, ${version}, ${size}; a loja é a ${await nameOf(orm)}`);
  const connection = em.getConnection();
  const [whole] = await connection.execute<{ integrity_check: string }[]>('pragma integrity_check(1)');
  if (whole?.integrity_check !== 'ok') return bad(saidOfDamage(databaseUrl, String(whole?.integrity_check)));
  const orphans = await connection.execute<unknown[]>('pragma foreign_key_check');
  if (orphans.length > 0) return bad(`tem ${orphans.length} linhas que apontam para o que não existe`);
  return good(`íntegro, ${version}, ${size}`);
}

/** Before a copy is put back, with which everything since would be gone. What SQLite says goes on for lines. */
function saidOfDamage(databaseUrl: string, found: string): string {
  const rescue = `${called('resgatar')} ${resolve(sqliteFile(databaseUrl)!)}`;
  return `está danificado (${found.replaceAll('\n', '; ')}); antes de restaurar uma cópia, pare a loja e salve o que ainda se lê dele: ${rescue}`;
}

/** What keeps PostgreSQL from one more row; null where nothing does. */
async function lackOfRoom(em: EntityManager) {
  await em.begin();
  try {
    await tryRoomInPostgres(em);
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return bad(`não grava nada: ${reason}`);
  } finally {
    await em.rollback();
  }
}

/** Whether what PostgreSQL has confirmed is there after it has fallen, and what time it has: challenges and sessions of several machines go by theirs. */
async function server(orm: Orm) {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const asked = settings.map((name) => `current_setting('${name}') as ${name}`).join(', ');
  const [row] = await orm.em.fork().getConnection().execute<Record<string, string>[]>(`select ${asked}`);
  const skew = Math.round((await clockSkew(orm.em.fork())) ?? 0);
  if (Math.abs(skew) > MOST_SKEW_S)
    return bad(`esta máquina está ${Math.abs(skew)} segundos ${skew > 0 ? 'adiantada' : 'atrasada'} em relação ao do banco`);
  const older = await olderCollation(orm);
  if (older !== null) return bad(older);
  await lineageOf(orm.em.fork());
  if (isSilent(orm.em))
    return doubtful('não diz a esta conta de qual linha da história é: um banco de antes, que volte, não é percebido');
  const off = settings.filter((name) => row![name] === 'off');
  if (off.length === 0) return good('guarda o que confirma, e tem a mesma hora');
  return doubtful(`com ${off.join(' e ')} em off, pedidos confirmados se perdem quando ele cai`);
}

/** Whether PostgreSQL sorts by another library than the one its indexes were made with: keys that must not be there twice would be found no more. Null where it does not, or cannot say (before 15). */
async function olderCollation(orm: Orm): Promise<string | null> {
  const sql = `select 1 where to_regproc('pg_database_collation_actual_version') is not null`;
  const connection = orm.em.fork().getConnection();
  if ((await connection.execute<unknown[]>(sql)).length === 0) return null;
  const [row] = await connection.execute<{ was: string | null; is: string | null }[]>(
    'select datcollversion as was, pg_database_collation_actual_version(oid) as is from pg_database where datname = current_database()',
  );
  if (!row?.was || row.was === row.is) return null;
  return `ordena textos pela versão ${row.is}, e os índices são da ${row.was}: rode REINDEX DATABASE e ALTER DATABASE … REFRESH COLLATION VERSION`;
}

async function terms(config: Config, orm: Orm) {
  const now = new Date();
  const em = orm.em.fork();
  const last = await lastTerms(em, config);
  const says = last ? `cumpridos em ${last.em.toISOString()}` : 'ainda não foram cumpridos aqui';
  const reason = await motivoDaEspera(em, config, now);
  const waiting = reason === null ? [] : await vencidas(em, config.retention, now);
  if (waiting.length === 0) return good(says);
  return bad(`nada é apagado, porque ${reason}; esperam ${contar(waiting)}: ${called('privacy')} prazos`);
}

async function pictures({ dataDir }: Config, orm: Orm) {
  const missing = await imagensQueFaltam(orm.em.fork());
  if (missing.length > 0) return doubtful(`faltam as de banners: ${missing.join(', ')}; envie outras na administração`);
  const left = join(dataDir, UPLOADS);
  const files = existsSync(left) ? readdirSync(left, { recursive: true, withFileTypes: true }) : [];
  if (files.some((entry) => !entry.isDirectory()))
    return doubtful(`há arquivos em ${left} que não foram para o banco; o início da loja diz por quê`);
  return good('as dos banners estão no banco');
}

async function orderClock(em: EntityManager) {
  const behind = await behindNewestOrder(em);
  return behind > MOST_BEHIND_S ? bad(sayClockIsWrong(behind)) : good('nenhum é de depois de agora');
}

/** Hours since the first step of the schema was made. */
async function ageOf(orm: Orm): Promise<number> {
  const first = 'select min(executed_at) as em from mikro_orm_migrations';
  const [row] = await orm.em.fork().getConnection().execute<{ em: string | number | Date }[]>(first);
  return (Date.now() - new Date(row?.em ?? Date.now()).getTime()) / HOUR_MS;
}

function backup({ dataDir, databaseUrl, backupElsewhere }: Config, age: number, others: Backup | null) {
  if (backupElsewhere) return good('quem cuida do banco o copia (BACKUP_ELSEWHERE)');
  const own = lastBackup(dataDir);
  const last = newerBackup(own, others);
  if (!last && sqliteFile(databaseUrl) === null) {
    const says = 'nenhuma foi feita ainda: deploy/postgresql, ou BACKUP_ELSEWHERE=on se outros copiam o banco';
    return age > VERY_OLD_HOURS ? doubtful(says) : good(says);
  }
  if (!last) {
    const says = `nenhuma foi feita ainda: ${called('backup')} PASTA`;
    // A shop of days whose copies nobody has begun to make: no timer, that could fail, is there either.
    return age > VERY_OLD_HOURS ? bad(says) : doubtful(says);
  }
  // Of another machine's the folder is there.
  if (last === own && !existsSync(last.pasta))
    return bad(`a última, de ${last.em.toISOString()}, não está mais em ${last.pasta}`);
  const hours = Math.floor((Date.now() - last.em.getTime()) / HOUR_MS);
  const says = `de ${last.em.toISOString()}, em ${last.pasta}`;
  if (hours >= VERY_OLD_HOURS) return bad(`a última é ${says}`);
  return hours >= OLD_HOURS ? doubtful(`a última é ${says}`) : good(says);
}
