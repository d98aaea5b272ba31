import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { paginaDe } from '../editing/lista.type.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import type { CupomDados } from '../coupons/cupom.ts';
import { AssinaturaStatus } from './assinatura.ts';

registerEnumType(AssinaturaStatus, { name: 'AssinaturaStatus', description: 'Em que pé está uma assinatura.' });

/** An order as staff see it: everything that was stored. */
@ObjectType('Assinatura', { description: 'Assinatura, como a administração a vê.' })
export class AssinaturaType {
  @Field(() => ID, { description: 'Identificador interno.' })
  id!: number;

  @Field(() => Int, { description: 'Versão da linha, que cresce a cada alteração.' })
  versao!: number;

  @Field(() => String, { description: 'Identificador público.' })
  clienteIdB!: string;

  @Field(() => Date, { description: 'Quando chegou.' })
  criadaEm!: Date;

  @Field(() => String, { description: 'Dia em São Paulo (AAAA-MM-DD).' })
  dataCadastro!: string;

  @Field(() => AssinaturaStatus, { description: 'Em que pé está.' })
  status!: AssinaturaStatus;

  @Field(() => String, { nullable: true, description: 'Quem deu o status.' })
  statusPor!: string | null;

  @Field(() => Date, { nullable: true, description: 'Quando.' })
  statusEm!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Pedido que este corrige: a resposta dele se perdeu no caminho.' })
  substituiId!: number | null;

  @Field(() => ID, { nullable: true, description: 'Pedido que corrige este.' })
  substituidaPorId!: number | null;

  @Field(() => String, { description: 'Nome ou razão social.' })
  nome!: string;

  @Field(() => String, { description: 'E-mail principal.' })
  email!: string;

  @Field(() => String, { description: 'E-mail alternativo.' })
  emailCopia!: string;

  @Field(() => String, { description: 'CPF ou CNPJ.' })
  cpfCnpj!: string;

  @Field(() => String, { description: 'CEP.' })
  cep!: string;

  @Field(() => String, { description: 'Endereço.' })
  endereco!: string;

  @Field(() => String, { description: 'Número.' })
  numero!: string;

  @Field(() => String, { description: 'Complemento.' })
  complemento!: string;

  @Field(() => String, { description: 'Bairro.' })
  bairro!: string;

  @Field(() => String, { description: 'Cidade.' })
  cidade!: string;

  @Field(() => String, { description: 'UF.' })
  estado!: string;

  @Field(() => String, { description: 'Celular ou WhatsApp.' })
  telCel!: string;

  @Field(() => Int, { description: 'Meses pagos de uma vez.' })
  pagamento!: number;

  @Field(() => String, { description: 'Domínio.' })
  dominio!: string;

  @Field(() => String, { description: 'Como o domínio foi escolhido.' })
  dominioRegistro!: string;

  @Field(() => String, { description: 'Descrição do plano, como era.' })
  plano!: string;

  @Field(() => ID, { nullable: true, description: 'Plano.' })
  planoId!: number | null;

  @Field(() => PlanoTipo, { nullable: true, description: 'Família do plano.' })
  planoTipo!: PlanoTipo | null;

  @Field(() => String, { description: 'Sistema operacional.' })
  selectedSystem!: string;

  @Field(() => Int, { description: 'Espaço adicional, em GB.' })
  espacoAdicional!: number;

  @Field(() => Float, { description: 'Valor do espaço adicional no período, em reais.' })
  valorEspacoAdicional!: number;

  @Field(() => Int, { description: 'IPs adicionais.' })
  ipAdicional!: number;

  @Field(() => Float, { description: 'Valor dos IPs adicionais no período, em reais.' })
  valorIpAdicional!: number;

  @Field(() => String, { description: 'Como conheceu a empresa.' })
  indicacao!: string;

  @Field(() => String, { description: 'Informações adicionais.' })
  infoAdicional!: string;

  @Field(() => String, { description: 'Código do cupom.' })
  cupom!: string;

  @Field(() => Float, { description: 'Total do período, em reais.' })
  valor!: number;

  @Field(() => Boolean, { description: 'Falso quando veio sem plano, e o preço não pôde ser conferido.' })
  valorConferido!: boolean;

  planoDados!: Record<string, unknown> | null;

  cupomDados!: CupomDados | null;
}

@ObjectType({ description: 'Um dado guardado com a assinatura, como era no momento.' })
export class DadoGuardado {
  @Field(() => String, { description: 'Nome do campo.' })
  campo!: string;

  @Field(() => String, { description: 'Conteúdo.' })
  conteudo!: string;
}

export const PaginaDeAssinaturas = paginaDe(AssinaturaType, 'PaginaDeAssinaturas');
