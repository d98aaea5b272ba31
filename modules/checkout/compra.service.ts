import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import type { Charge } from '../../platform/limits.ts';
import { refuseField } from '../../platform/validation.ts';
import { familiaDoTipo, type Familia } from '../catalogue/familia.ts';
import type { Periodo } from '../catalogue/periodo.ts';
import type { PlanoLinha } from '../catalogue/plano.campos.ts';
import { buscarPlanoAtivo } from '../catalogue/plano.service.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import type { CupomDados } from '../coupons/cupom.ts';
import { validarCupom } from '../coupons/cupom.service.ts';
import type { Escolhas } from './novaAssinatura.ts';
import { opcoesDoPlano, type Extra } from './opcoes.ts';
import { calcularTotal, type Total } from './total.ts';

/** A plan on sale, as it is stored. */
type PlanoAVenda = PlanoLinha & { id: number };

/** What was chosen of a plan, all of which it has, and the price of it. */
interface CompraConferida {
  familia: Familia;
  periodo: Periodo;
  disco: Extra;
  ip: Extra;
  /** The plan's first where none was chosen; empty where it has none. */
  selectedSystem: string;
  cupom: CupomDados | null;
  valores: Total;
}

const NENHUM: Extra = { quantidade: 0, valor: 0 };

/** The plan that is asked for. @throws `PLANO_INDISPONIVEL` when it is not on sale */
export async function buscarPlanoEscolhido(em: EntityManager, planoId: string): Promise<PlanoAVenda> {
  const plano = await buscarPlanoAtivo(em, planoId);
  if (plano) return plano;
  throw refuseField('planoId', 'PLANO_INDISPONIVEL', 'Este plano não está mais disponível. Escolha outro plano.');
}

/**
 * Prices what was chosen of a plan, for who orders it and for who asks what it would cost (D15).
 * @throws DomainError of the first choice that cannot be had, with a message for each of them; what `cobrar` throws of coupons in vain
 */
export async function conferirEscolhas(
  em: EntityManager,
  plano: PlanoAVenda,
  escolhas: Escolhas,
  agora: Date,
  cobrar: Charge,
): Promise<CompraConferida> {
  const tipo = nomeDoTipo(plano.planoTipo);
  const familia = familiaDoTipo(tipo);
  const { periodos } = familia;
  const opcoes = opcoesDoPlano(tipo);

  const periodo = periodos.find((opcao) => opcao === escolhas.periodo);
  const disco = escolher(opcoes.discos, escolhas.espacoAdicional);
  const ip = escolher(opcoes.ips, escolhas.ipAdicional);
  const selectedSystem = escolhas.selectedSystem || (opcoes.sistemas[0] ?? '');
  const temSistema = selectedSystem === '' || opcoes.sistemas.includes(selectedSystem);
  const cupom = await escolherCupom(em, escolhas, agora, cobrar);
  if (!periodo || !disco || !ip || !temSistema || cupom instanceof DomainError) {
    throw juntar([
      !periodo &&
        refuseField('periodo', 'PERIODO_INVALIDO', `Este plano não tem o período escolhido.${emVezDisso(periodos, 'meses')}`),
      !disco &&
        refuseField(
          'espacoAdicional',
          'EXTRA_INVALIDO',
          `Este plano não oferece o espaço adicional escolhido.${emVezDisso(
            opcoes.discos.map(({ quantidade }) => quantidade),
            'GB',
          )}`,
        ),
      !ip &&
        refuseField(
          'ipAdicional',
          'EXTRA_INVALIDO',
          `Este plano não oferece o IP adicional escolhido.${emVezDisso(opcoes.ips.map(({ quantidade }) => quantidade))}`,
        ),
      !temSistema &&
        refuseField(
          'selectedSystem',
          'SISTEMA_INVALIDO',
          `Este plano não oferece o sistema operacional escolhido.${opcoes.sistemas.length === 0 ? ' Deixe-o vazio: com este plano não se escolhe nenhum.' : emVezDisso(opcoes.sistemas)}`,
        ),
      cupom instanceof DomainError && cupom,
    ]);
  }
  const valores = calcularTotal({ plano, periodo, periodos, disco: disco.valor, ip: ip.valor, cupom });
  return { familia, periodo, disco, ip, selectedSystem, cupom, valores };
}

/** What there is to choose from, for whoever has no form that says it; nothing where there is nothing. */
function emVezDisso(opcoes: readonly (string | number)[], unidade = ''): string {
  return opcoes.length === 0 ? '' : ` Escolha entre: ${opcoes.join('; ')}${unidade && ` ${unidade}`}.`;
}

/** No plan was named: an order over REST may describe it instead (D14), GraphQL and a quote know the id alone. */
export function semPlano(campos: readonly string[]): DomainError {
  const mensagem = 'Informe o plano escolhido.';
  return new DomainError('invalid', 'PLANO_AUSENTE', mensagem, { fields: campos.map((campo) => ({ campo, mensagem })) });
}

/** The extra of this quantity; none asked for is always possible, also where none is sold. */
function escolher(extras: readonly Extra[], quantidade: number): Extra | undefined {
  return quantidade === 0 ? NENHUM : extras.find((opcao) => opcao.quantidade === quantidade);
}

/** The coupon that was named, or why it cannot be used; null where none was. @throws what says nothing of the coupon */
async function escolherCupom(
  em: EntityManager,
  { cupom, planoId }: Escolhas,
  agora: Date,
  cobrar: Charge,
): Promise<CupomDados | DomainError | null> {
  if (!cupom) return null;
  try {
    return await validarCupom(em, cupom, planoId, agora, cobrar);
  } catch (error) {
    if (error instanceof DomainError && error.fields.some(({ campo }) => campo === 'cupom')) return error;
    throw error;
  }
}

/** One refusal for several: it is the first's, and has a message for each. */
function juntar(dadas: readonly (DomainError | false)[]): DomainError {
  const recusas = dadas.filter((recusa) => recusa !== false);
  const [{ kind, code, message }] = recusas as [DomainError];
  return new DomainError(kind, code, message, { fields: recusas.flatMap(({ fields }) => fields) });
}
