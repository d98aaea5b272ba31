import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { machineDoor } from './accessKeys.ts';
import type { Shop } from './shop.ts';
import type { Staff } from './staff.ts';

interface Dito {
  status?: string;
  motivo?: string | null;
}

/** Says how an order stands, and why; answers how that is refused, undefined where it is not. */
type StatusDoor = (made: { clienteIdB: string }, dito: Dito) => Promise<unknown>;

/** Each door by which an order gets a status, with the reason of it. */
export function statusDoors(at: () => { shop: Shop; staff: Staff; headers: Record<string, string> }) {
  const seen = async ({ clienteIdB }: { clienteIdB: string }) => {
    const { id, versao } = await at().shop.orm.em.fork().findOneOrFail(Assinatura, { clienteIdB });
    return { id: String(id), versao };
  };
  return {
    'the form': async (made, dito) => {
      const query =
        'mutation ($id: ID!, $versao: Int!, $status: AssinaturaStatus, $motivo: MotivoDoCancelamento) { atenderAssinatura(id: $id, versao: $versao, status: $status, motivo: $motivo, nota: "") { id } }';
      return (await at().staff.graphql(query, { ...(await seen(made)), ...dito })).errors;
    },
    'several at once': async (made, dito) => {
      const query =
        'mutation ($linhas: [AtendimentoDeAssinatura!]!) { atenderAssinaturas(linhas: $linhas) { deixadas { erro } } }';
      const { data, errors } = await at().staff.graphql(query, { linhas: [{ ...(await seen(made)), ...dito }] });
      const { deixadas } = data!.atenderAssinaturas as { deixadas: unknown[] };
      return errors ?? (deixadas.length > 0 ? deixadas : undefined);
    },
    GraphQL: async ({ clienteIdB }, dito) => {
      const query =
        'mutation ($p: String!, $status: AssinaturaStatus, $motivo: MotivoDoCancelamento) { atualizarPedido(pedido: $p, status: $status, motivo: $motivo) { id } }';
      const { shop, headers } = at();
      return (await machineDoor(shop).graphql(headers, query, { p: clienteIdB, ...dito })).errors;
    },
    REST: async ({ clienteIdB }, payload) => {
      const { shop, headers } = at();
      const url = `/api/pedidos/${clienteIdB}`;
      const answer = await machineDoor(shop).ask(url, { method: 'PATCH', headers, payload });
      return answer.statusCode === 200 ? undefined : answer.json();
    },
  } satisfies Record<string, StatusDoor>;
}
