import type { MigrationSets } from '../../platform/database/orm.ts';
import { Catalogo as CatalogoPostgresql } from './postgresql/2026-11-21-catalogo.ts';
import { Pedidos as PedidosPostgresql } from './postgresql/2026-11-22-pedidos.ts';
import { Administracao as AdministracaoPostgresql } from './postgresql/2026-11-23-administracao.ts';
import { Busca as BuscaPostgresql } from './postgresql/2026-11-24-busca.ts';
import { Substituicao as SubstituicaoPostgresql } from './postgresql/2026-11-25-substituicao.ts';
import { Administracao as AdministracaoSqlite } from './sqlite/2026-11-23-administracao.ts';
import { Busca as BuscaSqlite } from './sqlite/2026-11-24-busca.ts';
import { Substituicao as SubstituicaoSqlite } from './sqlite/2026-11-25-substituicao.ts';
import { Notas as NotasPostgresql } from './postgresql/2026-11-26-notas.ts';
import { Notas as NotasSqlite } from './sqlite/2026-11-26-notas.ts';
import { Depoimentos as DepoimentosPostgresql } from './postgresql/2026-11-27-depoimentos.ts';
import { Depoimentos as DepoimentosSqlite } from './sqlite/2026-11-27-depoimentos.ts';
import { Entradas as EntradasPostgresql } from './postgresql/2026-11-28-entradas.ts';
import { Entradas as EntradasSqlite } from './sqlite/2026-11-28-entradas.ts';
import { Privacidade as PrivacidadePostgresql } from './postgresql/2026-11-29-privacidade.ts';
import { Privacidade as PrivacidadeSqlite } from './sqlite/2026-11-29-privacidade.ts';
import { Textos as TextosPostgresql } from './postgresql/2026-11-30-textos.ts';
import { Textos as TextosSqlite } from './sqlite/2026-11-30-textos.ts';
import { Saidas as SaidasPostgresql } from './postgresql/2026-12-01-saidas.ts';
import { Saidas as SaidasSqlite } from './sqlite/2026-12-01-saidas.ts';
import { Catalogo as CatalogoSqlite } from './sqlite/2026-11-21-catalogo.ts';
import { Pedidos as PedidosSqlite } from './sqlite/2026-11-22-pedidos.ts';

/** Each dialect has its own list, in the order of the names; a name that has run somewhere never changes. */
export const migrations: MigrationSets = {
  sqlite: { '2026-11-21-catalogo': CatalogoSqlite, '2026-11-22-pedidos': PedidosSqlite, '2026-11-23-administracao': AdministracaoSqlite, '2026-11-24-busca': BuscaSqlite, '2026-11-25-substituicao': SubstituicaoSqlite, '2026-11-26-notas': NotasSqlite, '2026-11-27-depoimentos': DepoimentosSqlite, '2026-11-28-entradas': EntradasSqlite, '2026-11-29-privacidade': PrivacidadeSqlite, '2026-11-30-textos': TextosSqlite, '2026-12-01-saidas': SaidasSqlite },
  postgresql: { '2026-11-21-catalogo': CatalogoPostgresql, '2026-11-22-pedidos': PedidosPostgresql, '2026-11-23-administracao': AdministracaoPostgresql, '2026-11-24-busca': BuscaPostgresql, '2026-11-25-substituicao': SubstituicaoPostgresql, '2026-11-26-notas': NotasPostgresql, '2026-11-27-depoimentos': DepoimentosPostgresql, '2026-11-28-entradas': EntradasPostgresql, '2026-11-29-privacidade': PrivacidadePostgresql, '2026-11-30-textos': TextosPostgresql, '2026-12-01-saidas': SaidasPostgresql },
};
