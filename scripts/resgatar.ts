import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/index.ts';
import { contadas } from '../modules/editing/numero.ts';
import type { Config } from '../platform/config.ts';
import { DATABASE, folderBefore } from '../platform/database/backup.ts';
import { entriesOf } from '../platform/database/damagedSchema.ts';
import { lastBackup } from '../platform/database/lastBackup.ts';
import { openDatabase } from '../platform/database/orm.ts';
import type { SchemaEntry } from '../platform/database/schemaPages.ts';
import type { LastOrders } from '../platform/database/lastOrders.ts';
import { newestServedIn } from '../platform/database/newestOrder.ts';
import { databaseIn, DOUBTFUL, LOST, rescue, type OthersLog, type Rescued } from '../platform/database/rescue.ts';
import type { RescuedTable } from '../platform/database/rescuedTables.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';
import { called, refuseServed, runCommand, usage } from './command.ts';
import { VALUES } from './rescuedValues.ts';

const SCHEMA_MENDED =
  'Estava danificado o que diz onde as tabelas começam: foi refeito do que se lê dele página a página, e do que faltava, como está na última cópia ou neste programa. ' +
  'Confira na administração, antes de abrir a loja, se há em cada tela o que deve haver.';

// `npm run resgatar -- DANIFICADO [PASTA]`: saves what can still be read of a damaged embedded database, while no shop has it open.
await runCommand(
  async ({ args: [damaged, given], option, config, path }) => {
    if (!damaged) throw usage('resgatar', 'DANIFICADO [PASTA] [--copia PASTA]');
    const target = given ? path(given) : folderBefore(config.dataDir, 'resgate');
    refuseServed(target, config);
    const said = option('copia');
    const copy = said ? path(said) : (lastBackup(config.dataDir)?.pasta ?? null);
    if (said && !existsSync(databaseIn(copy!))) throw new Error(`Não há cópia em ${copy}.`);
    const { tables, listed, orders, log, othersLog, unread, isLogThere, isSchemaMended } = await rescue({
      damaged: path(damaged),
      target,
      served: servedBefore(path(damaged), config),
      known: Object.keys(migrations.sqlite),
      lists: VALUES,
      shopsFile: sqliteFile(config.databaseUrl),
      schema: () => otherSchema(copy),
    });
    console.log(`Resgatado de ${path(damaged)}, que ficou como estava, para ${target}:`);
    for (const table of tables) console.log(`  ${table.tabela}: ${describe(table)}`);
    if (isSchemaMended) console.log(SCHEMA_MENDED);
    if (listed > 0) console.log(`As linhas que se perderam estão, pelo que se sabe delas, em ${join(target, LOST)}.`);
    const doubtful = tables.reduce((sum, { duvidosas }) => sum + duvidosas, 0);
    if (doubtful > 0) console.log(saidOfDoubtful(doubtful, join(target, DOUBTFUL)));
    for (const { file, bytes } of unread) console.log(saidOfUnread(file, bytes));
    if (log) console.log(saidOfLog(log, orders));
    if (othersLog) console.log(saidOfOthersLog(othersLog));
    if (orders.unexplained > 0) console.log(saidOfNewest(orders));
    if (listed + doubtful + unread.length + orders.unexplained === 0 && !log && !othersLog && !isSchemaMended)
      console.log('Nenhuma linha se perdeu, que se saiba.');
    if (!isLogThere && !log) console.log(saidOfNoLog(path(damaged)));
    for (const line of [...saidOfOrders(tables, damaged), ...waysOn(tables, copy, target)]) console.log(line);
  },
  { most: 2, options: ['copia'] },
);

/** How the tables of the shop are made, by a copy where it can be read, else by this program. */
async function otherSchema(copy: string | null): Promise<SchemaEntry[]> {
  try {
    if (copy) return entriesOf(databaseIn(copy));
  } catch {
    // It may be damaged as well.
  }
  const folder = mkdtempSync(join(tmpdir(), 'esquema-'));
  const file = join(folder, DATABASE);
  try {
    const orm = await openDatabase({ url: `sqlite:${file}`, entities, migrations });
    await orm.migrator.up().finally(() => orm.close());
    return entriesOf(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function ordersAmong(tables: readonly RescuedTable[]): RescuedTable {
  return tables.find(({ tabela }) => tabela === 'assinaturas')!;
}

/** What to say where orders are gone: how many, what is known of them, and who may find more. */
function saidOfOrders(tables: readonly RescuedTable[], damaged: string): string[] {
  const { salvas, perdidas } = ordersAmong(tables);
  if (perdidas === 0) return [];
  return [
    `Perderam-se ${contadas(perdidas, 'pedido', 'pedidos')}, e salvaram-se ${contadas(salvas, 'pedido', 'pedidos')}. ` +
      `De quem eram, e de quanto, ${LOST} diz quando algum índice ainda sabe.`,
    `sqlite3 ${databaseIn(damaged)} .recover (o sqlite3 de sqlite.org) olha cada página por si, e pode achar mais deles.`,
  ];
}

/** How the shop opens again: with what was saved, or, where orders are gone and it has more of them, with the last copy. */
function waysOn(tables: readonly RescuedTable[], copy: string | null, target: string): string[] {
  const { salvas, perdidas } = ordersAmong(tables);
  const reopening = `a loja abrir com o que foi resgatado, com ela parada: ${called('restore')} ${target}`;
  if (perdidas === 0) return [`Para ${reopening}`];
  const copied = copy === null ? null : ordersOf(databaseIn(copy));
  if (copied === null) return ['Compare com a última cópia antes de escolher com qual a loja abre.', `Para ${reopening}`];
  const has = `A última cópia, em ${copy}, tem ${contadas(copied, 'pedido', 'pedidos')}`;
  if (copied <= salvas) return [`${has}, e não mais que o resgate.`, `Para ${reopening}`];
  return [
    `${has}: mais que o resgate. Para a loja abrir com ela, com a loja parada: ${called('restore')} ${copy}`,
    'Guarde o arquivo danificado e o resgate: os pedidos salvos que não estão na cópia têm de ser anotados de novo.',
    `Ou, para ${reopening}`,
  ];
}

/** How many orders a copy has; null where nobody can say. */
function ordersOf(copy: string): number | null {
  try {
    const db = new DatabaseSync(copy, { readOnly: true });
    try {
      return Number(db.prepare('select count(*) as quantas from assinaturas').get()!.quantas);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/** The newest order that the shop is known to have served: by the data folder, or by what lies where a file is named or lies. */
function servedBefore(damaged: string, { dataDir }: Config): number | null {
  const named = databaseIn(damaged);
  const beside = existsSync(named) ? [named, realpathSync(named)].map((file) => dirname(file)) : [];
  return newestServedIn([...new Set([dataDir, ...beside])]);
}

/** What to say of a file that its shop may have left open: what is missing then leaves no trace. */
function saidOfNoLog(damaged: string): string {
  return (
    `Ao lado de ${databaseIn(damaged)} não havia ${DATABASE}-wal com mudanças: se o servidor não foi encerrado como devia (queda de energia, kill -9), ` +
    'as últimas mudanças estavam nele, e não estão no resultado. Se ele existe, ponha-o ao lado do arquivo e resgate de novo.'
  );
}

function saidOfUnread(file: string, bytes: number): string {
  return `O disco não deu ${contadas(bytes, 'byte', 'bytes')} de ${file}, que foram lidos como zeros: o que havia neles se perdeu.`;
}

/** What to say where changes are missing that were beside the file. */
function saidOfLog({ file, isMissing, read, of }: NonNullable<Rescued['log']>, { last }: LastOrders): string {
  const what = isMissing
    ? `O servidor não foi encerrado como devia, e falta o arquivo ${file}, em que ficam as últimas mudanças.`
    : `O arquivo ${file}, em que ficam as últimas mudanças, não está inteiro: dele se lê ${read === 0 ? 'nada' : `só o começo (${read} de ${of} páginas)`}.`;
  const end = last === null ? 'Não se lê pedido nenhum' : `O último pedido que se lê é o ${last.id}, de ${last.dia}`;
  return (
    `${what} Pedidos, mudanças e notas que estavam ali não estão no resultado, nem em ${LOST}. ${end}; os próximos recebem números bem mais altos, e nenhum dos que faltam. ` +
    'Procure o que falta nos e-mails da equipe.'
  );
}

/** What to say where the shop has served orders after the last one that was saved, and nothing tells where they are. */
function saidOfNewest({ last, served }: LastOrders): string {
  return (
    `O último pedido que a loja serviu foi o ${served}, e ${last === null ? 'não se lê nenhum' : `o último que se lê é o ${last.id}`}. ` +
    `Um arquivo ${DATABASE}-wal que falta ou se danificou perde os últimos: se ele existe, ponha-o ao lado do arquivo e resgate de novo; senão, procure os que faltam nos e-mails da equipe.`
  );
}

/** What to say of a log that makes less of the file beside which it lies. */
function saidOfOthersLog({ file, withIt, without }: OthersLog): string {
  const read = (count: number) => contadas(count, 'pedido', 'pedidos');
  return (
    `O arquivo ${file} não é deste banco, ou é de outro momento: com ele se leem ${read(withIt)}, e sem ele ${read(without)}. Foi lido sem ele; o que só havia nele não está no resultado, ` +
    'e os próximos pedidos recebem números bem mais altos. Guarde-o: se houver outro site.db, de que ele seja, resgate os dois juntos.'
  );
}

function saidOfDoubtful(doubtful: number, list: string): string {
  const which =
    doubtful === 1
      ? '1 linha foi salva com o que talvez não seja o que havia nela'
      : `${doubtful.toLocaleString('pt-BR')} linhas foram salvas com o que talvez não seja o que havia nelas`;
  return `${which}: antes de abrir a loja, veja em ${list} quais são e o que os índices dizem delas, e confira os pedidos que estão ali.`;
}

function describe({ salvas, perdidas, talvez, duvidosas, todas, semComeco }: RescuedTable): string {
  if (semComeco) return 'não se acha onde ela começa, e está vazia no resultado';
  const doubtful = duvidosas === 0 ? '' : ` (${contadas(duvidosas, 'duvidosa', 'duvidosas')})`;
  const saved = contadas(salvas, 'linha salva', 'linhas salvas') + doubtful;
  const maybe =
    talvez === 0
      ? ''
      : `, talvez ${contadas(talvez, 'perdida', 'perdidas')}: faltam números, de linhas excluídas ou que se perderam`;
  if (perdidas === 0) return saved + maybe;
  // Where no index tells which rows there were, a key that cannot be read may have had none, and others may have come after it.
  const lost = contadas(perdidas, 'perdida', 'perdidas');
  return (todas ? `${saved}, ${lost}` : `${saved}, cerca de ${lost}: quantas havia não se lê mais`) + maybe;
}
