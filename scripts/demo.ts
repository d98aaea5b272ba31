import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { fillWithDemo, readDemo, updateDemo } from '../data/demo/load.ts';
import { LINHA_DE_COMANDO } from '../modules/editing/autor.ts';
import { TITULOS } from '../modules/transfer/catalogo.ts';
import { preverRetirada, retirarDemonstracao, type Retirada } from '../modules/transfer/demonstracao.service.ts';
import type { Config } from '../platform/config.ts';
import { runCommand, usage, withDatabase } from './command.ts';

// `npm run demo -- remover` takes the demonstration away, `carregar` fills a shop that is empty with it,
// `atualizar` brings its rows to what the file says now.
await runCommand(
  async ({ args: [command], flags, config }) => {
    if (command === 'carregar') await load(config);
    else if (command === 'remover') await remove(config, flags.has('sim'));
    else if (command === 'atualizar') await update(config);
    else throw usage('demo', 'remover [--sim] | carregar | atualizar');
  },
  { most: 1, flags: ['sim'] },
);

async function load(config: Config): Promise<void> {
  await withDatabase(
    config,
    async (orm) => {
      if (!(await fillWithDemo(orm.em.fork())))
        throw new Error(
          'A loja já tem planos, banners, destaques, depoimentos ou cupons. A demonstração só entra numa loja vazia.',
        );
      console.log('A demonstração foi carregada.');
    },
    { alone: true },
  );
}

async function update(config: Config): Promise<void> {
  await withDatabase(config, (orm) => updateDemo(orm.em.fork()), { alone: true });
  console.log('As linhas da demonstração estão como no arquivo dela.');
}

async function remove(config: Config, agreed: boolean): Promise<void> {
  const pedido = { catalogo: await readDemo(new Date()), autor: LINHA_DE_COMANDO };
  let retirada: Retirada | undefined;
  // Seen while the shop is open or not; taken away only while it is not.
  await withDatabase(config, async (orm) => {
    retirada = await preverRetirada(orm.em.fork(), pedido);
  });
  tell(retirada!);
  if (retirada!.retiradas.length === 0) return;
  if (!agreed && !(await agrees())) {
    console.log('Nada foi apagado.');
    return;
  }
  await withDatabase(
    config,
    async (orm) => {
      const { retiradas } = await retirarDemonstracao(orm.em.fork(), pedido);
      console.log(`Apagado: ${count(retiradas.length)}.`);
    },
    { alone: true },
  );
}

function tell({ retiradas, mantidas }: Retirada): void {
  if (retiradas.length === 0) console.log('Não há nada da demonstração a apagar.');
  else console.log(`Da demonstração, será apagado: ${count(retiradas.length)}.`);
  for (const { tabela, rotulo } of retiradas) console.log(`  ${TITULOS[tabela]}: ${rotulo}`);
  for (const { tabela, rotulo, motivo } of mantidas) console.log(`Fica, porque ${motivo}: ${TITULOS[tabela]}: ${rotulo}`);
}

/** @throws Error where there is nobody to ask */
async function agrees(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nada foi apagado: sem um terminal para perguntar, confirme com --sim.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Apagar? Escreva sim: ');
  terminal.close();
  return answer.trim().toLowerCase() === 'sim';
}

function count(rows: number): string {
  return rows === 1 ? '1 linha' : `${rows} linhas`;
}
