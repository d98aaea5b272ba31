import 'reflect-metadata';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LINHA_DE_COMANDO } from '../modules/editing/autor.ts';
import { escreverMudancas } from '../modules/editing/escrita.ts';
import { NOMES_DAS_TABELAS, TITULOS, type Catalogo } from '../modules/transfer/catalogo.ts';
import { exportarCsv, exportarJson } from '../modules/transfer/exportacao.service.ts';
import {
  aplicarCatalogo,
  compararCatalogo,
  type Comparacao,
  type TabelaComparada,
} from '../modules/transfer/importacao.service.ts';
import { juntarCatalogos, lerCatalogo } from '../modules/transfer/leitura.service.ts';
import { TABELAS } from '../modules/transfer/tabelas.service.ts';
import type { Config } from '../platform/config.ts';
import { refuseServed, runCommand, usage, withDatabase } from './command.ts';

// `npm run catalogo`: the catalogue as a file, JSON with everything or a folder with one CSV a table.
await runCommand(
  async ({ args: [command, given], flags, config, path: from }) => {
    if (!given || (command !== 'exportar' && command !== 'importar'))
      throw usage('catalogo', 'exportar ARQUIVO.json|PASTA [--sem-imagens] | importar ARQUIVO|PASTA [--aplicar]');
    const path = from(given);
    if (command === 'exportar') await write(config, path, !flags.has('sem-imagens'));
    else await take(config, path, flags.has('aplicar'));
  },
  { most: 2, flags: ['aplicar', 'sem-imagens'] },
);

async function write(config: Config, path: string, imagens: boolean): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} já existe.`);
  refuseServed(path, config);
  await withDatabase(config, async (orm) => {
    const em = orm.em.fork();
    if (path.endsWith('.json')) writeFileSync(path, await exportarJson(em, { imagens }), { flag: 'wx' });
    else {
      mkdirSync(path, { recursive: true });
      for (const nome of NOMES_DAS_TABELAS)
        await pipeline(await exportarCsv(em, nome), createWriteStream(join(path, `${nome}.csv`)));
    }
  });
  console.log(`Exportado em ${path}.`);
}

async function take(config: Config, path: string, apply: boolean): Promise<void> {
  const catalogo = read(path);
  const importacao = { autor: LINHA_DE_COMANDO };
  await withDatabase(
    config,
    async (orm) => {
      const em = orm.em.fork();
      const comparacao = await compararCatalogo(em, catalogo, importacao);
      tell(comparacao);
      if (comparacao.erros.length > 0) throw new Error('O arquivo tem erros. Nada foi alterado.');
      if (!apply) console.log('Nada foi alterado. Para aplicar, repita com --aplicar.');
      else {
        await aplicarCatalogo(em, catalogo, { ...importacao, resumo: comparacao.resumo });
        console.log('Aplicado.');
      }
    },
    { alone: apply },
  );
}

function read(path: string): Catalogo {
  if (!existsSync(path)) throw new Error(`Não há arquivo ${path}.`);
  if (!statSync(path).isDirectory()) return lerCatalogo(readFileSync(path));
  const files = readdirSync(path).filter((name) => name.toLowerCase().endsWith('.csv'));
  if (files.length === 0) throw new Error(`Não há arquivo .csv em ${path}.`);
  return juntarCatalogos(files.toSorted().map((name) => lerCatalogo(readFileSync(join(path, name)))));
}

function tell({ tabelas, erros }: Comparacao): void {
  for (const tabela of tabelas) tellTable(tabela);
  for (const { onde, campo, mensagem } of erros) console.log(`Erro em ${onde}${campo && `, ${campo}`}: ${mensagem}`);
}

function tellTable({ tabela, novas, alteradas, iguais, soNaLoja }: TabelaComparada): void {
  console.log(
    `${TITULOS[tabela]}: ${novas.length} a criar, ${alteradas.length} a alterar, ${iguais} iguais, ${soNaLoja.length} só na loja (ficam).`,
  );
  for (const { rotulo, ...conferida } of novas) {
    console.log(`  + ${rotulo}`);
    tellChecked(conferida);
  }
  for (const { rotulo, mudancas, ...conferida } of alteradas) {
    const ditas = escreverMudancas(mudancas, TABELAS[tabela].tabela().schema).map(
      ({ campo, de, para }) => `${campo}: ${de ?? 'vazio'} → ${para ?? 'vazio'}`,
    );
    console.log(`  ~ ${rotulo}: ${ditas.join('; ')}`);
    tellChecked(conferida);
  }
  for (const rotulo of soNaLoja) console.log(`  = ${rotulo}`);
}

/** What a form would say of a row. */
function tellChecked({ aviso, perguntas }: Pick<TabelaComparada['novas'][number], 'aviso' | 'perguntas'>): void {
  for (const pergunta of perguntas) console.log(`    ? Confira: ${pergunta}`);
  if (aviso) console.log(`    ! ${aviso}`);
}
