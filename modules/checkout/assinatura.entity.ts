import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ReaisType } from '../../platform/database/reais.type.ts';
import { searchText } from '../../platform/searchText.ts';
import type { PlanoTipo } from '../catalogue/plano.ts';
import type { CupomDados } from '../coupons/cupom.ts';
import { comoSeLe } from '../contact/email.server.ts';
import { HandledEntity } from '../editing/edited.base.ts';
import type { AssinaturaLinha } from './assinatura.campos.ts';
import { ASSINATURA_ESPERANDO, type AssinaturaStatus } from './assinatura.ts';
import { codigoDe } from './codigo.ts';
import { instanteDaMudanca } from './instanteDaMudanca.ts';
import type { MotivoDoCancelamento } from './motivo.ts';

/** A temporary registration: what the visitor ordered, with plan, prices, extras and coupon as they were (section 3.4). */
@Entity({ tableName: 'assinaturas' })
// Covers the dashboard's sums, which read nothing else.
@Index({
  name: 'assinaturas_somas_index',
  properties: [
    'dataCadastro',
    'status',
    'valorConferido',
    'planoTipo',
    'pagamento',
    'cupom',
    'valor',
    'planoId',
    'substituidaPorId',
    'id',
  ],
})
// Programs of before sum up by it; a later version drops it (050).
@Index({
  name: 'assinaturas_resumo_index',
  properties: ['dataCadastro', 'status', 'valorConferido', 'planoTipo', 'pagamento', 'cupom', 'valor'],
})
// What the mirror has still to be told of (espelho.service.ts).
@Index({ name: 'assinaturas_espelho_index', properties: ['alteradaEm', 'id'], where: 'posicao_versao <> versao' })
// Lists are sorted by these, with the id where they are alike.
@Index({ properties: ['nome', 'id'] })
@Index({ properties: ['valor', 'id'] })
// Those whose price nobody has confirmed are few, and counted every few seconds.
@Index({ properties: ['valorConferido', 'status'] })
// Uses of a coupon are counted from its first day on.
@Index({ properties: ['cupom', 'dataCadastro'] })
// And narrowed by whether they are paid.
@Index({ properties: ['pagaEm', 'id'] })
// Of those that correct another, most orders being the first.
@Index({ name: 'assinaturas_corrige_index', properties: ['substituiId'], where: 'substitui_id is not null' })
// Which others of those that have been paid have one payment.
@Index({ name: 'assinaturas_pagamento_id_index', properties: ['pagamentoId'], where: 'pagamento_id is not null' })
@Check({ name: 'assinaturas_valor_check', expression: 'valor >= 0 and valor = round(valor)' })
@Check({ name: 'assinaturas_pagamento_check', expression: 'pagamento = 1 or pagamento = 6 or pagamento = 12 or pagamento = 24' })
export class Assinatura extends HandledEntity implements AssinaturaLinha {
  [OptionalProps]?: 'status' | 'versao' | 'busca' | 'codigo' | 'motivo' | 'posicaoVersao' | 'soCita';

  /** Public identifier, a random UUID (D17). */
  @Property({ type: 'text', unique: true })
  clienteIdB!: string;

  /** What keeps two orders from having one code (054); null where a version before it has stored the order, or another had the code first. */
  @Property({ type: 'text', unique: true, nullable: true, fieldName: 'codigo', hidden: true })
  codigoGuardado: string | null = null;

  /** The short code that people say and read. */
  @Property({ type: 'text', persist: false })
  get codigo(): string {
    return codigoDe(this.clienteIdB);
  }

  /** Idempotency key made when the form opened (D16); it covers one content (D38). */
  @Property({ type: 'text', unique: true })
  chave!: string;

  /** Digest of what it said (D38); null when it was stored before contents were told apart. */
  @Property({ type: 'text', nullable: true })
  conteudo: string | null = null;

  /** The order that this one corrects, and the one that corrects this one (D38). */
  @Property({ type: 'integer', nullable: true })
  substituiId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  substituidaPorId: number | null = null;

  /** Whether it only names the other, which was over when this one came, and stands by itself; never where a version before this one has stored it. */
  @Property({ type: 'boolean', default: false, hidden: true })
  soCita: boolean = false;

  /** Whether a machine has ordered it, by a key of its own (D45); null where a version before this one has stored it. */
  @Property({ type: 'boolean', nullable: true, hidden: true })
  deMaquina: boolean | null = null;

  /** Day in São Paulo. */
  @Property({ type: 'date' })
  dataCadastro!: string;

  @Index()
  @Property({ type: 'text', default: ASSINATURA_ESPERANDO })
  status: AssinaturaStatus = ASSINATURA_ESPERANDO;

  /**
   * Why it is cancelled, as it is stored, and the instant of the status of which that was said. A version before this one gives a status and leaves both as
   * they are; whatever changes an order afterwards forgets what does not hold.
   */
  @Property({ type: 'text', nullable: true, fieldName: 'motivo', hidden: true, onUpdate: ({ motivo }: Assinatura) => motivo })
  motivoGuardado: MotivoDoCancelamento | null = null;

  @Property({ type: 'Date', nullable: true, hidden: true })
  motivoEm: Date | null = null;

  /** Why it is cancelled; null where nobody has said it of the status that it has. */
  @Property({ type: 'text', persist: false })
  get motivo(): MotivoDoCancelamento | null {
    const desteStatus = this.status === 'cancelada' && this.motivoEm?.getTime() === this.statusEm?.getTime();
    return desteStatus ? this.motivoGuardado : null;
  }

  @Property({ type: 'text' })
  nome!: string;

  @Property({ type: 'text' })
  empresa!: string;

  @Index()
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  emailCopia!: string;

  @Index()
  @Property({ type: 'text' })
  cpfCnpj!: string;

  @Property({ type: 'text' })
  cep!: string;

  @Property({ type: 'text' })
  endereco!: string;

  @Property({ type: 'text' })
  numero!: string;

  @Property({ type: 'text' })
  complemento!: string;

  @Property({ type: 'text' })
  bairro!: string;

  @Property({ type: 'text' })
  cidade!: string;

  @Property({ type: 'text' })
  estado!: string;

  @Property({ type: 'text' })
  telCel!: string;

  /** Months paid at once. */
  @Property({ type: 'integer' })
  pagamento!: number;

  @Property({ type: 'text' })
  dominio!: string;

  @Property({ type: 'text' })
  dominioRegistro!: string;

  /** Generated description of the plan. */
  @Property({ type: 'text' })
  plano!: string;

  @Property({ type: 'integer', nullable: true })
  planoId: number | null = null;

  /** Family or promotional type of the plan; null when the plan is not known. */
  @Index()
  @Property({ type: 'text', nullable: true })
  planoTipo: PlanoTipo | null = null;

  /** The plan's row as it was. */
  @Property({ type: 'json', nullable: true })
  planoDados: Record<string, unknown> | null = null;

  @Property({ type: 'text' })
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

  @Property({ type: 'text' })
  indicacao!: string;

  @Property({ type: 'text' })
  infoAdicional!: string;

  @Property({ type: 'text' })
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

  /** The total that staff had confirmed before they confirmed this one: whoever has paid that is not to pay this as well; null where they have not. */
  @Property({ type: ReaisType, nullable: true, hidden: true })
  valorAnterior: number | null = null;

  /** When a payment that counted for it was taken back last: whoever has paid it all the same is not to pay again; null where none was. */
  @Property({ type: 'Date', nullable: true, hidden: true })
  desmarcadaEm: Date | null = null;

  /** The contract that was accepted, by the digest of its text (060); null where none was: by a machine, or before a version that asks for it. */
  @Property({ type: 'text', nullable: true })
  contratoVersao: string | null = null;

  @Property({ type: 'Date', nullable: true })
  aceitoEm: Date | null = null;

  /** Address from which a person has accepted it, as limits count it (D35). */
  @Property({ type: 'text', nullable: true })
  aceitoDe: string | null = null;

  /** When the money came, as staff or another system say (D46). */
  @Property({ type: 'Date', nullable: true })
  pagaEm: Date | null = null;

  /** Which payment it is: the same at every order that it has gone along to; null without one, and where a version before this one has noted it. */
  @Property({ type: 'text', nullable: true, hidden: true })
  pagamentoId: string | null = null;

  /** Day in São Paulo from which the days to pay count anew, where they do not from the order's alone: it goes on, or its total or payment became another. */
  @Property({ type: 'date', nullable: true, hidden: true })
  prazoDesde: string | null = null;

  /** What the other system calls it. */
  @Property({ type: 'text', unique: true, nullable: true })
  referenciaExterna: string | null = null;

  /** Null where a version before this one has stored it. */
  @Property({
    type: 'Date',
    nullable: true,
    onUpdate: instanteDaMudanca,
    hidden: true,
  })
  alteradaEm: Date | null = null;

  /** Its place among the changes that the mirror was told of, and the version that it had then. */
  @Property({ type: 'integer', unique: true, nullable: true, hidden: true })
  posicao: number | null = null;

  @Property({ type: 'integer', default: 0, hidden: true })
  posicaoVersao: number = 0;
}

/** The text that staff search an order in. */
export function buscaDe({
  nome,
  email,
  emailCopia,
  cpfCnpj,
  dominio,
  cidade,
  telCel,
  plano,
  cupom,
}: Pick<Assinatura, 'nome' | 'email' | 'emailCopia' | 'cpfCnpj' | 'dominio' | 'cidade' | 'telCel' | 'plano' | 'cupom'>): string {
  const telefone = telCel.replace(/\D/g, '');
  return searchText(nome, comoSeLe(email), comoSeLe(emailCopia), cpfCnpj, dominio, cidade, telefone, plano, cupom);
}
