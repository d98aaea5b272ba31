import { reasonOf } from '../../platform/blame.ts';
import { DomainError } from '../../platform/errors.ts';
import { StartError } from '../../platform/startError.ts';

/** How something stands: `aviso` can wait, `falha` cannot. */
export type Level = 'ok' | 'aviso' | 'falha';

/** What was looked at, and what was found: one line of the report. */
export interface Finding {
  what: string;
  level: Level;
  says: string;
}

/** Exit codes that monitors know (Nagios Plugin API): 0, 1 and 2. */
export const LEVELS: readonly Level[] = ['ok', 'aviso', 'falha'];

/** Looks at one thing; that looking fails is a finding too. */
export async function look(what: string, looking: () => Promise<Omit<Finding, 'what'>>): Promise<Finding> {
  try {
    return { what, ...(await looking()) };
  } catch (error) {
    return { what, ...bad(saidOf(error)) };
  }
}

/** Nothing to do. */
export function good(says: string): Omit<Finding, 'what'> {
  return { level: 'ok', says };
}

/** Something to do when there is time. */
export function doubtful(says: string): Omit<Finding, 'what'> {
  return { level: 'aviso', says };
}

/** Something to do now. */
export function bad(says: string): Omit<Finding, 'what'> {
  return { level: 'falha', says };
}

// What fetch has failed of stands in its cause. Of what the system says, in English, the sentence that is known comes first.
function saidOf(error: unknown): string {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code || message : message;
  const known = error instanceof DomainError || error instanceof StartError ? undefined : reasonOf(error);
  return (known ? `${known} (${reason})` : reason).replaceAll('\n', '; ');
}
