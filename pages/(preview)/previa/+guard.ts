import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

/** A preview is for staff only. */
export function guard({ usuario, faltaFator }: PageContextServer) {
  if (!usuario || faltaFator) throw render(404);
}
