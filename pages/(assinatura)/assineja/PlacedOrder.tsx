import { useState } from 'react';
import { placedOrder } from '../placedOrder.ts';

/** Says that an order of this tab has been received where the page that says so never came: nobody is to send it a second time. */
export function PlacedOrder() {
  const [address] = useState(placedOrder.read);
  if (!address) return null;
  return (
    <p className="notice" role="status">
      O pedido que você enviou foi recebido. <a href={address}>Ver a identificação e os próximos passos</a>. O que você preencher
      aqui é outro pedido.
    </p>
  );
}
