import { Arg, Authorized, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { assinaturas } from '../checkout/assinatura.admin.service.ts';
import { AssinaturaType } from '../checkout/assinatura.type.ts';
import { FILAS_DE_ASSINATURAS } from '../checkout/filas.ts';
import { FILAS_DE_MENSAGENS } from '../contact/filas.ts';
import { mensagens } from '../contact/mensagem.admin.service.ts';
import { MensagemType } from '../contact/mensagem.type.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { MUITAS } from '../editing/fila.ts';
import { contarFilas, type FilasContadas } from '../editing/fila.service.ts';
import type { HandledRow } from '../editing/handledRow.ts';
import type { HandledService } from '../editing/handled.service.ts';
import { readId } from '../editing/target.ts';
import { podeLer, type Papel } from '../roles/papel.ts';
import { exigirConta } from './administrador.service.ts';
import { PapelDaConta } from './administrador.type.ts';
import { listarFilas, type ListaComFilas } from './filaPropria.service.ts';

@ObjectType({ description: 'Uma fila de trabalho.' })
class Fila {
  @Field(() => String, { description: 'Nome.' })
  nome!: string;

  @Field(() => Int, { description: `Quantas esperam nela; ${MUITAS + 1} quando são mais de ${MUITAS}.` })
  quantidade!: number;
}

@ObjectType({ description: 'Uma parte do filtro de uma fila, como o endereço da exportação a escreve.' })
class CampoDaFila {
  @Field(() => String, { description: 'Nome do filtro.' })
  campo!: string;

  @Field(() => String, { description: 'O que ele diz.' })
  valor!: string;
}

@ObjectType('FilaPropria', { description: 'Uma fila que quem pergunta guardou para si.' })
class FilaPropriaType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => String, { description: 'Nome.' })
  nome!: string;

  @Field(() => [CampoDaFila], { description: 'O que filtra a lista.' })
  filtro!: CampoDaFila[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Quantas há nela, como em quantidade das outras; nulo quando ela procura por palavras, o que não se conta a toda hora.',
  })
  quantidade!: number | null;
}

@ObjectType({ description: 'As filas de assinaturas ou de mensagens, e a mais nova de todas.' })
class FilasDaTabela {
  @Field(() => [Fila], { description: 'Filas, na ordem em que são lidas.' })
  filas!: Fila[];

  @Field(() => [FilaPropriaType], { description: 'As que quem pergunta guardou para si, por nome.' })
  proprias!: FilaPropriaType[];

  @Field(() => Int, { description: 'Identificador da mais nova; 0 quando não há nenhuma.' })
  ultima!: number;
}

@ObjectType({ description: 'O que espera pela equipe, como quem pergunta vê.' })
class Filas {
  @Field(() => PapelDaConta, { description: 'O papel que quem pergunta tem agora: o que já abriu pode ser de outro.' })
  papel!: Papel;

  @Field(() => FilasDaTabela, { description: 'De assinaturas.' })
  assinaturas!: FilasDaTabela;

  @Field(() => FilasDaTabela, { description: 'De mensagens.' })
  mensagens!: FilasDaTabela;
}

const ID_DA_LINHA = { description: 'Identificador.' };
const DE = { nullable: true, description: 'Conta que cuidava dela quando foi lida; nulo quando ninguém cuidava.' };
const PARA = { nullable: true, description: 'Conta que cuida dela daqui em diante; nulo para ninguém.' };

/** The narrowest, for whoever has none: no machine asks this. */
const SEM_PAPEL: Papel = 'conteudo';

/** What whoever sees no order is answered. */
const NADA: FilasDaTabela = { filas: [], proprias: [], ultima: 0 };

/** The queues that staff work (D27), and who sees to what is in them. */
@Authorized()
@Resolver()
export class FilasResolver {
  @Query(() => Filas, { description: 'Quantas assinaturas e mensagens esperam, por fila. Administração.' })
  async filas(@Ctx() { em, access }: AdminContext): Promise<Filas> {
    const { usuario, papel = SEM_PAPEL } = access.autor;
    // How many there are of what one asks for says of each whether it is so.
    if (!podeLer(papel, 'pedidos')) return { papel, assinaturas: NADA, mensagens: NADA };
    const comProprias = async (lista: ListaComFilas, contadas: Promise<FilasContadas>) => ({
      ...(await contadas),
      proprias: await listarFilas(em, lista, usuario),
    });
    return {
      papel,
      assinaturas: await comProprias('assinaturas', contarFilas(em, assinaturas, FILAS_DE_ASSINATURAS, usuario)),
      mensagens: await comProprias('mensagens', contarFilas(em, mensagens, FILAS_DE_MENSAGENS, usuario)),
    };
  }

  @Mutation(() => AssinaturaType, { description: 'Diz quem cuida de uma assinatura. Administração.' })
  atribuirAssinatura(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, ID_DA_LINHA) id: string,
    @Arg('responsavelAntes', () => String, DE) de: string | null,
    @Arg('responsavel', () => String, PARA) para: string | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<object> {
    return atribuir(contexto, assinaturas, { nome: 'atribuirAssinatura', id, de, para, chave });
  }

  @Mutation(() => MensagemType, { description: 'Diz quem cuida de uma mensagem. Administração.' })
  atribuirMensagem(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, ID_DA_LINHA) id: string,
    @Arg('responsavelAntes', () => String, DE) de: string | null,
    @Arg('responsavel', () => String, PARA) para: string | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<object> {
    return atribuir(contexto, mensagens, { nome: 'atribuirMensagem', id, de, para, chave });
  }
}

interface Pedida {
  nome: string;
  id: string;
  de: string | null;
  para: string | null;
  chave: string | undefined;
}

function atribuir<Row extends HandledRow>(
  contexto: AdminContext,
  servico: HandledService<Row>,
  { nome, id, de = null, para = null, chave }: Pedida,
): Promise<Row> {
  const { em } = contexto;
  return agir<Row>(contexto, {
    nome,
    chave,
    conteudo: { id, de, para },
    fazer: async (autor) => {
      if (para !== null) await exigirConta(em, para);
      return servico.atribuir(em, readId(id), { de, para }, autor);
    },
    repetir: ({ linhaId }) => servico.buscar(em, linhaId!),
  });
}
