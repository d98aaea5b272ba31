import { StartError } from './startError.ts';

/** Wrong variables; the message has one sentence for each, which names it, on a line of its own. */
export class ConfigError extends StartError {
  /** @param wrong each variable, and what follows "está errada:", without its full stop */
  constructor(...wrong: readonly (readonly [variable: string, reason: string])[]) {
    super(wrong.map(([variable, reason]) => `A variável ${variable} está errada: ${reason}.`).join('\n'));
  }
}
