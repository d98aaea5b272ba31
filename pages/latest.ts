/** Asks questions of which only the last one's answer counts. */
export interface Latest {
  /** The answer, or null when another question was asked, or this one taken back, before it came. @throws what the last question throws */
  ask: <Answer>(question: () => Promise<Answer>) => Promise<{ answer: Answer } | null>;
  /** Takes the last question back. */
  cancel: () => void;
}

/** A line of questions of its own, one for each thing that is asked about. */
export function createLatest(): Latest {
  let last = 0;
  return {
    async ask(question) {
      const mine = ++last;
      try {
        const answer = await question();
        return mine === last ? { answer } : null;
      } catch (error) {
        if (mine === last) throw error;
        return null;
      }
    },
    cancel() {
      last++;
    },
  };
}
