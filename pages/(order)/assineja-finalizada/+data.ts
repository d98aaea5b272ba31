import { useConfig } from 'vike-react/useConfig';
import type { PageContextServer } from 'vike/types';
import { formatarReais, lerReais } from '../../../modules/catalogue/preco.ts';
import { pageHead } from '../../head.tsx';

export type Data = ReturnType<typeof data>;

/** What the address says, as text: nothing here is trusted or looked up (section 2.2, D25). */
export function data(pageContext: PageContextServer) {
  const config = useConfig();
  config(
    pageHead(pageContext, {
      titulo: 'Pedido recebido',
      descricao: 'O seu pedido de assinatura foi recebido e está sendo processado.',
      caminho: '/assineja-finalizada',
      indexar: false,
    }),
  );
  const { id, email, valor, telefone } = pageContext.urlParsed.search;
  return {
    id: texto(id) || '-',
    email: texto(email) || '-',
    valor: formatarReais(lerReais(valor ?? '') ?? '0'),
    telefone: texto(telefone),
  };
}

function texto(value: string | undefined): string {
  return (value ?? '').trim().slice(0, 120);
}
