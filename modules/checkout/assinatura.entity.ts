import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ReaisType } from '../../platform/database/reais.type.ts';
import { searchText } from '../../platform/searchText.ts';
import type { PlanoTipo } from '../catalogue/plano.ts';
import type { CupomDados } from '../coupons/cupom.ts';
import { AssinaturaStatus } from './assinatura.ts';

/** A temporary registration: what the visitor ordered, with plan, prices, extras and coupon as they were (section 3.4). */
@Entity({ tableName: 'assinaturas' })
// Covers the dashboard's sums, which read nothing else.
@Index({
  name: 'assinaturas_resumo_index',
  properties: ['dataCadastro', 'status', 'valorConferido', 'planoTipo', 'pagamento', 'cupom', 'valor'],
})
@Check({ name: 'assinaturas_valor_check', expression: 'valor >= 0 and valor = round(valor)' })
@Check({ name: 'assinaturas_pagamento_check', expression: 'pagamento = 1 or pagamento = 6 or pagamento = 12 or pagamento = 24' })
export class Assinatura {
  [OptionalProps]?: 'status' | 'versao' | 'busca';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Grows with every change; tells two people who edit at once apart. */
  @Property({ type: 'integer', version: true })
  versao!: number;

  /** Public identifier, a random UUID (D17). */
  @Property({ type: 'string', unique: true })
  clienteIdB!: string;

  /** Idempotency key made when the form opened (D16); it covers one content (D38). */
  @Property({ type: 'string', unique: true })
  chave!: string;

  /** Digest of what it said (D38); null when it was stored before contents were told apart. */
  @Property({ type: 'string', nullable: true })
  conteudo: string | null = null;

  /** The order that this one corrects, and the one that corrects this one (D38). */
  @Property({ type: 'integer', nullable: true })
  substituiId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  substituidaPorId: number | null = null;

  @Index()
  @Property({ type: 'Date' })
  criadaEm!: Date;

  /** Day in São Paulo. */
  @Property({ type: 'date' })
  dataCadastro!: string;

  @Index()
  @Enum({ items: () => Object.values(AssinaturaStatus), default: 'nova' })
  status: AssinaturaStatus = 'nova';

  /** Who gave the status, and when; null while nobody has. */
  @Property({ type: 'string', nullable: true })
  statusPor: string | null = null;

  @Property({ type: 'Date', nullable: true })
  statusEm: Date | null = null;

  /** What staff search in: name, company, e-mails, document and domain, in lower case and without accents. */
  @Index()
  @Property({ type: 'text', default: '' })
  busca: string = '';

  @Property({ type: 'string' })
  nome!: string;

  @Property({ type: 'string' })
  empresa!: string;

  @Index()
  @Property({ type: 'string' })
  email!: string;

  @Property({ type: 'string' })
  emailCopia!: string;

  @Index()
  @Property({ type: 'string' })
  cpfCnpj!: string;

  @Property({ type: 'string' })
  cep!: string;

  @Property({ type: 'string' })
  endereco!: string;

  @Property({ type: 'string' })
  numero!: string;

  @Property({ type: 'string' })
  complemento!: string;

  @Property({ type: 'string' })
  bairro!: string;

  @Property({ type: 'string' })
  cidade!: string;

  @Property({ type: 'string' })
  estado!: string;

  @Property({ type: 'string' })
  telCel!: string;

  /** Months paid at once. */
  @Property({ type: 'integer' })
  pagamento!: number;

  @Property({ type: 'string' })
  dominio!: string;

  @Property({ type: 'string' })
  dominioRegistro!: string;

  /** Generated description of the plan. */
  @Property({ type: 'text' })
  plano!: string;

  @Property({ type: 'integer', nullable: true })
  planoId: number | null = null;

  /** Family or promotional type of the plan; null when the plan is not known. */
  @Index()
  @Property({ type: 'string', nullable: true })
  planoTipo: PlanoTipo | null = null;

  /** The plan's row as it was. */
  @Property({ type: 'json', nullable: true })
  planoDados: Record<string, unknown> | null = null;

  @Property({ type: 'string' })
  selectedSystem!: string;

  /** GB. */
  @Property({ type: 'integer' })
  espacoAdicional!: number;

  @Property({ type: ReaisType })
  valorEspacoAdicional!: number;

  @Property({ type: 'integer' })
  ipAdicional!: number;

  @Property({ type: ReaisType })
  valorIpAdicional!: number;

  @Property({ type: 'integer' })
  envio!: number;

  @Property({ type: 'integer' })
  clienteUsuario!: number;

  @Property({ type: 'integer' })
  clienteRevenda!: number;

  @Property({ type: 'integer' })
  clienteAdicional!: number;

  @Property({ type: 'string' })
  indicacao!: string;

  @Property({ type: 'text' })
  infoAdicional!: string;

  @Property({ type: 'string' })
  cupom!: string;

  /** The coupon's terms as they were. */
  @Property({ type: 'json', nullable: true })
  cupomDados: CupomDados | null = null;

  /** Total of the period in reais. */
  @Property({ type: ReaisType })
  valor!: number;

  /** False when it came without a plan id, so that its price could not be recomputed (D14). */
  @Property({ type: 'boolean' })
  valorConferido!: boolean;
}

/** The text that staff search an order in. */
export function buscaDe({
  nome,
  email,
  emailCopia,
  cpfCnpj,
  dominio,
}: Pick<Assinatura, 'nome' | 'email' | 'emailCopia' | 'cpfCnpj' | 'dominio'>): string {
  return searchText(nome, email, emailCopia, cpfCnpj, dominio);
}
