import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

/** A preview is for staff only. */
export function guard({ usuario }: PageContextServer) {
  if (!usuario) throw render(404);
}
