import type { EntityManager } from '@mikro-orm/core';
import { Big } from 'big.js';
import { DomainError } from '../../platform/errors.ts';
import type { Charge } from '../../platform/limits.ts';
import { descreverPlano, linhasDoPlano, nomeComFamilia } from '../catalogue/especificacao.ts';
import { familiaDoTipo } from '../catalogue/familia.ts';
import { rotuloPeriodo, type Periodo } from '../catalogue/periodo.ts';
import { planoCampos, type PlanoLinha } from '../catalogue/plano.campos.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import type { Contratos } from '../contract/contrato.service.ts';
import type { CupomDados } from '../coupons/cupom.ts';
import { paraTodos } from '../editing/resposta.schema.ts';
import { conferirContrato } from './aceite.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { buscarPlanoEscolhido, conferirEscolhas, semPlano } from './compra.service.ts';
import type { NovaAssinatura } from './novaAssinatura.ts';

/** What was bought: the plan, what goes with it, and the price that this server computed. */
export type Compra = Pick<
  Assinatura,
  | 'plano'
  | 'planoId'
  | 'planoTipo'
  | 'planoDados'
  | 'valorEspacoAdicional'
  | 'valorIpAdicional'
  | 'cupomDados'
  | 'valor'
  | 'valorConferido'
  | 'selectedSystem'
>;

/**
 * What an order buys, at the price of now. @throws DomainError `conflict` where that, the plan or its contract is not what was seen, `invalid` where what was chosen
 * is not offered, and what the coupon throws
 */
export async function conferirCompra(
  em: EntityManager,
  { contratos }: { contratos: Contratos },
  nova: NovaAssinatura,
  agora: Date,
  cobrar: Charge,
): Promise<Compra> {
  const plano = nova.planoId ? await buscarPlanoEscolhido(em, nova.planoId) : null;
  conferirContrato(contratos, nova.contrato, plano && plano.planoTipo);
  if (!plano) return compraSemPlano(nova);
  conferirVisto(nova.planoVisto, descreverPlano(familiaDoTipo(nomeDoTipo(plano.planoTipo)), plano));
  const { periodo, selectedSystem, cupom, valores } = await conferirEscolhas(em, plano, nova, agora, cobrar);
  if (!Big(valores.total).eq(nova.valor)) {
    throw new DomainError(
      'conflict',
      'VALOR_ATUALIZADO',
      'O valor do plano foi atualizado. Confira o novo total e envie novamente.',
      {
        fields: [{ campo: 'valor', mensagem: valores.total }],
      },
    );
  }
  return {
    plano: descreverCompra(plano, periodo),
    planoId: plano.id,
    planoTipo: plano.planoTipo,
    planoDados: paraTodos(planoCampos, plano),
    selectedSystem,
    valorEspacoAdicional: Number(valores.disco),
    valorIpAdicional: Number(valores.ip),
    cupomDados: cupom && resumirCupom(cupom),
    valor: Number(valores.total),
    valorConferido: true,
  };
}

/** Nobody buys another thing than the one that was shown, whatever it costs; before anything else, since period and extras may follow from it. */
function conferirVisto(visto: string, agora: string): void {
  if (visto === '' || visto === agora.trim()) return;
  const mensagem = 'O plano foi alterado. Confira o que ele inclui e o total e envie novamente.';
  throw new DomainError('conflict', 'PLANO_ATUALIZADO', mensagem, { fields: [{ campo: 'planoVisto', mensagem: agora }] });
}

/** An integrator's order without a plan id: kept as it came, and marked for staff (D14). */
function compraSemPlano({ plano, valor, selectedSystem, valorEspacoAdicional, valorIpAdicional }: NovaAssinatura): Compra {
  if (!plano) throw semPlano(['plano', 'planoId']);
  return {
    plano,
    planoId: null,
    planoTipo: null,
    planoDados: null,
    selectedSystem,
    valorEspacoAdicional,
    valorIpAdicional,
    cupomDados: null,
    valor,
    valorConferido: false,
  };
}

/** The generated text of section 3.4: name, period and what the card lists. */
function descreverCompra(plano: PlanoLinha, periodo: Periodo): string {
  const familia = familiaDoTipo(nomeDoTipo(plano.planoTipo));
  return `${nomeComFamilia(familia, plano)} (${rotuloPeriodo(periodo)}). ${linhasDoPlano(familia, plano).join('; ')}.`;
}

function resumirCupom({ codigo, tipo, valor }: CupomDados): CupomDados {
  return { codigo, tipo, valor };
}
