import { useState } from 'react';
import type { Data } from './+data.ts';
import { placedOrder } from '../placedOrder.ts';

/** Says that an order of this tab has been received, where the page that says so never came or was left: nobody is to send it a second time. */
export function PlacedOrder({ chegou, ver, outro }: Data['palavras']['feito']) {
  const [address] = useState(placedOrder.read);
  if (!address) return null;
  return (
    <p className="notice" role="status">
      {chegou} <a href={address}>{ver}</a>. {outro}
    </p>
  );
}
