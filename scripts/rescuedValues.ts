import { z } from 'zod';
import { EntradaResultado } from '../modules/admin/entrada.entity.ts';
import { bannerCampos } from '../modules/banners/banner.campos.ts';
import { destaqueCampos } from '../modules/catalogue/destaque.campos.ts';
import { planoCampos } from '../modules/catalogue/plano.campos.ts';
import { assinaturaCampos } from '../modules/checkout/assinatura.campos.ts';
import { mensagemCampos } from '../modules/contact/mensagem.campos.ts';
import { cupomCampos } from '../modules/coupons/cupom.campos.ts';
import { AlteracaoAcao } from '../modules/editing/alteracao.entity.ts';
import { statusDe, type Tabela } from '../modules/editing/tabela.ts';
import { avisoCampos } from '../modules/notices/aviso.campos.ts';
import { EntregaEstado } from '../modules/outbox/entrega.ts';
import { TODOS_OS_PAPEIS } from '../modules/roles/papel.ts';

const TABLES: readonly (readonly [name: string, campos: Tabela])[] = [
  ['assinaturas', assinaturaCampos],
  ['avisos', avisoCampos],
  ['banners', bannerCampos],
  ['cupons', cupomCampos],
  ['destaques', destaqueCampos],
  ['mensagens', mensagemCampos],
  ['planos', planoCampos],
];

/** A field's values where they are a list, whatever is said around it; null where they are none. */
function listOf(schema: unknown): string[] | null {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return listOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? (listOf(schema.out) ?? listOf(schema.in)) : null;
}

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function listsOf(campos: Tabela): Record<string, string[]> {
  const status = statusDe(campos);
  const fields = Object.entries(campos.shape).flatMap(([name, schema]) => {
    const list = listOf(schema);
    return list ? [[columnOf(name), list] as const] : [];
  });
  return { ...Object.fromEntries(fields), ...(status ? { status: Object.keys(status) } : {}) };
}

/** Which values columns can have, where they are a list, as the tables of fields say it: by the names of table and column. The first of a list claims the least. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ...Object.fromEntries(TABLES.map(([name, campos]) => [name, listsOf(campos)])),
  administradores: { papel: TODOS_OS_PAPEIS.toSorted((one) => (one === 'leitura' ? -1 : 1)) },
  alteracoes: { acao: Object.keys(AlteracaoAcao) },
  entradas: { resultado: Object.keys(EntradaResultado) },
  entregas: { estado: Object.keys(EntregaEstado) },
};
