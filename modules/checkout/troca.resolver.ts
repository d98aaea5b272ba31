import { Arg, Authorized, Ctx, Float, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { readId } from '../editing/target.ts';
import type { AdminContext } from '../services.ts';
import { assinaturas } from './assinatura.admin.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { AssinaturaType } from './assinatura.type.ts';
import { CotacaoDaTrocaType, EscolhasInput } from './cotacao.type.ts';
import { cotarTroca, trocarEscolhas } from './troca.service.ts';

/** What was ordered, changed by staff (D27). */
@Authorized()
@Resolver()
export class TrocaResolver {
  @Query(() => CotacaoDaTrocaType, {
    description:
      'O total, pelos preços de agora, se o pedido fosse com estas escolhas, linha por linha; senão, um erro com o que seria recusado. Nada é registrado. Administração.',
  })
  cotacaoDaTroca(
    @Ctx() { em, agora, caller, checkout, access }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador do pedido.' }) id: string,
    @Arg('escolhas', () => EscolhasInput, { description: 'O que se escolhe no lugar do que foi pedido.' })
    escolhas: EscolhasInput,
  ): Promise<CotacaoDaTrocaType> {
    const troca = { id: readId(id), escolhas: { ...escolhas } };
    return cotarTroca(em, checkout.verificacao, troca, agora, { autor: access.autor, caller });
  }

  @Mutation(() => AssinaturaType, {
    description:
      'Troca plano, período, adicionais ou cupom de um pedido em aberto, pelos preços de agora: um novo pedido do mesmo cliente toma o lugar dele, como uma correção. O pagamento vai junto se o total é o mesmo. O cliente recebe um e-mail com o novo pedido. Administração.',
  })
  trocarEscolhas(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador do pedido.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('escolhas', () => EscolhasInput, { description: 'O que se escolhe no lugar do que foi pedido.' })
    escolhas: EscolhasInput,
    @Arg('valor', () => Float, { description: 'Total em reais que a cotação mostrou; é conferido, nunca usado.' }) valor: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Assinatura> {
    const { em, agora, caller, checkout } = contexto;
    return agir(contexto, {
      nome: 'trocarEscolhas',
      chave,
      conteudo: { id, escolhas, valor },
      fazer: (autor) => {
        const troca = { target: { id: readId(id), versao }, escolhas: { ...escolhas }, valor, chave: crypto.randomUUID() };
        return trocarEscolhas(em, checkout, troca, agora, { autor, caller });
      },
      repetir: ({ linhaId }) => assinaturas.buscar(em, linhaId!),
    });
  }
}
