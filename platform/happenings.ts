import { channel, type Channel } from 'node:diagnostics_channel';

/** What happens in the shop and is counted: whoever does it does not know who counts. */
interface Happenings {
  /** Something was refused, with the code that its answer carries. */
  refusal: { code: string };
  /** A password was given, to sign in or to confirm an act. */
  signIn: { result: string };
  /** A statement has found the database damaged, with what it is called. */
  damage: { code: string };
  /** A statement has found that the database's server has no room, or lacks a table, a column or a right; or its connections have ended, and what answers may be another. */
  lack: Record<string, never>;
  /** A new connection leads to a database that has taken over from the one of before, or to another; those of before have ended. */
  tookOver: Record<string, never>;
  /** The database lacks orders that this machine has served, in a sentence for an operator. */
  ordersGone: { said: string };
  /** An outside service was asked; seconds until it answered, or failed. */
  lookUp: { service: string; outcome: 'answered' | 'failed'; seconds: number };
  /** Somebody outside was told of an event; seconds until they answered, or did not. */
  delivery: { to: 'mail' | 'webhook'; outcome: 'delivered' | 'failed'; seconds: number };
}

type Name = keyof Happenings;

const channels: Readonly<Record<Name, Channel>> = {
  refusal: channel('shop.refusal'),
  signIn: channel('shop.sign-in'),
  damage: channel('shop.damage'),
  lack: channel('shop.lack'),
  tookOver: channel('shop.took-over'),
  ordersGone: channel('shop.orders-gone'),
  lookUp: channel('shop.look-up'),
  delivery: channel('shop.delivery'),
};

/** Says that something has happened in this process. */
export function announce<Which extends Name>(name: Which, what: Happenings[Which]): void {
  channels[name].publish(what);
}

/** Calls back whenever it happens in this process. Answers how to stop. */
export function listen<Which extends Name>(name: Which, heard: (what: Happenings[Which]) => void): () => void {
  const listener = (what: unknown) => heard(what as Happenings[Which]);
  channels[name].subscribe(listener);
  return () => channels[name].unsubscribe(listener);
}
