import { STATUS_SEM_EFEITO } from './assinatura.ts';

// Families of orders (`familia.service.ts`) as parts of a statement, for what is asked of all orders at once. Links are read by an index that has the corrections alone.

/** Status without effect, as a statement lists them. */
export const SEM_EFEITO = STATUS_SEM_EFEITO.map((status) => `'${status}'`).join(', ');

const ELOS = `elos (correcao, corrigida) as materialized (
     select c.id, p.id from assinaturas c join assinaturas p on p.id = c.substitui_id
     where c.substitui_id is not null and not c.so_cita and p.substituida_por_id is not null
   )`;

/** Those that a correction that stands has replaced, also by way of one that does not. */
const CORRIGIDAS = `corrigidas (id) as (
     select e.corrigida from elos e join assinaturas a on a.id = e.correcao where a.status not in (${SEM_EFEITO})
     union
     select e.corrigida from corrigidas c join elos e on e.correcao = c.id
   )`;

/** Which of the linked ones a payment of their family has settled (`quitadas`), or a correction that stands has replaced (`corrigidas`). */
export const LIGADAS = `${ELOS}, vizinhas (id, outra) as materialized (
     select correcao, corrigida from elos union all select corrigida, correcao from elos
   ), quitadas (id) as (
     select v.id from vizinhas v join assinaturas a on a.id = v.id where a.paga_em is not null
     union
     select v.outra from quitadas q join vizinhas v on v.id = q.id
   ), ${CORRIGIDAS}`;

/** The families of which something is to be settled (`acertar`): an order of them stands, is carried out, and was paid as another. */
export const ACERTAR = `${LIGADAS}, acertar (id) as (
     select q.id from quitadas q join assinaturas a on a.id = q.id where a.paga_em is null and a.status not in (${SEM_EFEITO})
     and q.id not in (select id from corrigidas)
     union
     select v.outra from acertar c join vizinhas v on v.id = c.id
   )`;

/** All that are linked, with the first order of their family (`da_familia`), and the one of each that is carried out (`tratadas`), as `ehDeQueSeTrata` says it of one. */
export const TRATADAS = `${ELOS}, ${CORRIGIDAS}, da_familia (raiz, id) as (
     select corrigida, corrigida from elos where corrigida not in (select correcao from elos)
     union
     select f.raiz, e.correcao from da_familia f join elos e on e.corrigida = f.id
   ), tratadas (id) as (
     select min(f.id) from da_familia f join assinaturas a on a.id = f.id
     where a.status not in (${SEM_EFEITO}) and f.id not in (select id from corrigidas) group by f.raiz
   )`;

/** Of the families of which two that stand were paid by different payments, as `mesmoPagamento` tells them apart, the one that is carried out (`em_dobro`). */
export const EM_DOBRO = `${TRATADAS}, em_dobro (id) as (
     select a.id from tratadas t join assinaturas a on a.id = t.id join da_familia d on d.id = a.id
     join da_familia v on v.raiz = d.raiz join assinaturas o on o.id = v.id
     where a.paga_em is not null and o.paga_em is not null and o.status not in (${SEM_EFEITO}) and (
       o.pagamento_id <> a.pagamento_id or (o.pagamento_id is null or a.pagamento_id is null)
       and not (o.paga_em = a.paga_em and o.valor = a.valor and o.valor_conferido and a.valor_conferido)
     )
   )`;

/** Each order that names another, with itself and all that it corrects (`de`): of these the first has its trial. */
export const CADEIAS = `${ELOS}, cadeias (id, de) as (
     select id, id from assinaturas where substitui_id is not null
     union
     select c.id, e.corrigida from cadeias c join elos e on e.correcao = c.de
   )`;
