import { raw, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { isPostgres } from '../../platform/database/dialect.ts';
import { familiaDoTipo, FAMILIAS } from '../catalogue/familia.ts';
import { nomeDoTipo, PlanoTipo } from '../catalogue/plano.ts';
import { fimDoTeste } from '../payment/pagamento.service.ts';
import { ultimoDia } from '../payment/prazo.ts';
import { devidoPor } from './acompanhamento.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { esperaPagamento } from './ditoDaFamilia.service.ts';
import { lerFamilia } from './familia.service.ts';
import { CADEIAS } from './ligadas.ts';

/** Last day of the trial of an order that nobody has paid, and that nothing is owed of, as `YYYY-MM-DD`; null where it waits for a payment, or for none. */
export async function testeAcabouEm(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  const familia = await lerFamilia(em, pedido);
  const espera = pedido.valorConferido && pedido.valor > 0 && esperaPagamento(pedido, familia);
  return espera ? fimDoTeste(devidoPor(pedido, familia), new Date()) : null;
}

const diasDe = (tipo: PlanoTipo) => familiaDoTipo(nomeDoTipo(tipo)).diasDeTeste;

/** Plan types that can be tried free, by in how many days. */
const TIPOS_COM_TESTE = [...new Set(FAMILIAS.map(({ diasDeTeste }) => diasDeTeste))]
  .filter((dias) => dias > 0)
  .map((dias) => ({ dias, tipos: Object.values(PlanoTipo).filter((tipo) => diasDe(tipo) === dias) }));

const COM_TESTE = TIPOS_COM_TESTE.flatMap(({ tipos }) => tipos.map((tipo) => `'${tipo}'`)).join(', ');
/** In a family: the day from which it is tried, and that of the order itself. */
const DESDE = `min(case when d.plano_tipo in (${COM_TESTE}) then d.data_cadastro end)`;
const DELE = 'max(case when d.id = c.id then d.data_cadastro end)';

/** Orders whose trial is over, or all others, as `fimDoTeste` says it of one: it counts from the first of those that they correct which can be tried, and what came after it, or has days to pay that were given after it, is no trial. */
export function comTesteAcabado(em: EntityManager, acabou: boolean): ObjectQuery<Assinatura> {
  const hoje = businessDay(new Date());
  const fim = (inicio: string, dias: number) => (isPostgres(em) ? `${inicio} + ${dias}` : `date(${inicio}, '+${dias} days')`);
  const passou = (dias: number, inicio: string, prazo: string) =>
    `${inicio} < '${ultimoDia(hoje, -dias)}' and (${prazo} is null or ${prazo} <= ${fim(inicio, dias)})`;
  const daFamilia = (dias: number) =>
    `with recursive ${CADEIAS} select c.id from cadeias c join assinaturas d on d.id = c.de
     group by c.id having ${passou(dias, DESDE, 'max(d.prazo_desde)')} and ${DELE} <= ${fim(DESDE, dias)}`;
  return {
    [raw((alias) => {
      const quais = TIPOS_COM_TESTE.map(
        ({ dias, tipos }) =>
          `${alias}.plano_tipo in (${tipos.map((tipo) => `'${tipo}'`).join(', ')}) and (
             ${alias}.substitui_id is null and ${passou(dias, `${alias}.data_cadastro`, `${alias}.prazo_desde`)}
             or ${alias}.substitui_id is not null and ${alias}.id in (${daFamilia(dias)}))`,
      );
      // Without a plan there is no trial.
      return `case when ${quais.join(' or ')} then 1 else 0 end = ${acabou ? 1 : 0}`;
    })]: [],
  };
}
