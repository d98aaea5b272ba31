/** Who is told of what. */
export interface Listener {
  /** A table has changed, by whomever; null: whatever may have changed meanwhile. */
  changed: (table: string | null) => void;
  /** Hears why, when what others change is not heard, and null when it is again. */
  went: (error: Error | null) => void;
  /** Hears, once in a while, that somebody else writes to an embedded database. */
  shared: () => void;
}

/** What is heard of the changes that other processes, and other programs, make to the database. */
export interface ChangeLine {
  /** Whether all of them are heard now. What was kept counts for nothing while they are not. */
  isUp: () => boolean;
  /** Begins to listen; after the first attempt it answers, and goes on by itself. */
  open: (listener: Listener) => Promise<void>;
  close: () => void;
}
