import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { changed, type Changes } from './useListAddress.ts';

/** Leads to the same list with some of its address changed. */
export function ListLink({ id, changes, children }: { id?: string; changes: Changes; children: ReactNode }) {
  return (
    <Link id={id} to="." search={changed(changes)} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}
