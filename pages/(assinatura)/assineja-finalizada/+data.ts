import type { PageContextServer } from 'vike/types';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { lerNumero } from '../../../modules/editing/numero.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';

export type Data = DataOf<typeof data>;

/** What the address says, as text: nothing here is trusted or looked up (section 2.2, D25). */
export function data(pageContext: PageContextServer) {
  const head = pageHead(pageContext, {
    titulo: 'Pedido recebido',
    descricao: 'O seu pedido de assinatura foi recebido e está sendo processado.',
    caminho: '/assineja-finalizada',
    indexar: false,
  });
  const { id, email, valor, telefone } = pageContext.urlParsed.search;
  return {
    head,
    data: {
      id: texto(id) || '-',
      email: texto(email) || '-',
      valor: formatarReais(lerValor(valor)),
      telefone: texto(telefone),
    },
  };
}

/** An amount in reais however it was written; what is none counts as 0, the default of section 2.2. */
function lerValor(value: string | undefined): number {
  const lido = lerNumero(texto(value));
  return 'numero' in lido && lido.numero !== null && lido.numero >= 0 ? lido.numero : 0;
}

function texto(value: string | undefined): string {
  return (value ?? '').trim().slice(0, 120);
}
