/** What ends a process, by the signal that told it to. */
type End = (signal: NodeJS.Signals) => Promise<void> | void;

/**
 * Ends this process when it is told to (SIGTERM, SIGINT), from now on: the first process of a container gets no signal that it has not asked for. It is told
 * once, however often the signal comes: npm passes on to the server what a terminal has told them both. Answers how to say what is to be finished first, once
 * there is something.
 */
export function endWhenTold(): (end: End) => void {
  let end: End = () => process.exit(0);
  let told = false;
  const hear = (signal: NodeJS.Signals) => {
    if (told) return;
    told = true;
    void end(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, hear);
  return (first) => {
    end = first;
  };
}
