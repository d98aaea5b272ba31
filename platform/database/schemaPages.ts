/** What a table, an index and their like are called in the list of them, where they begin, and how they are made (sqlite.org/schematab.html). */
export interface SchemaEntry {
  type: string;
  name: string;
  table: string;
  root: number;
  sql: string | null;
}

/** A value of a record, as far as it matters here. */
type Value = string | number | Uint8Array | null;

const [INNER, LEAF] = [5, 13];
const INDEX_PAGES: ReadonlySet<number> = new Set([2, 10]);
const TYPES: ReadonlySet<string> = new Set(['table', 'index', 'trigger', 'view']);
/** Bytes of the header of a file, which stand before its first page's own. */
const FILE_HEADER = 100;

/** The pages of a database, read without what SQLite goes by to find them (sqlite.org/fileformat2.html#b_tree_pages). */
export class Pages {
  readonly count: number;
  readonly #bytes: Buffer;
  readonly #size: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#size = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
    this.count = Math.floor(bytes.length / this.#size);
  }

  /** Whether a page can be where a table begins, or an index. */
  isRoot(page: number, type: string): boolean {
    if (page < 2 || page > this.count) return false;
    const kind = this.#kind(page);
    return type === 'table' ? kind === LEAF || kind === INNER : INDEX_PAGES.has(kind);
  }

  /** Every page of a table under one, itself included, that can be told. */
  under(root: number, seen = new Set<number>()): Set<number> {
    if (root < 1 || root > this.count || seen.has(root)) return seen;
    seen.add(root);
    for (const child of this.#children(root)) this.under(child, seen);
    return seen;
  }

  /** Pages of tables that are under no other. */
  roots(): number[] {
    const below = new Set<number>();
    const all = Array.from({ length: this.count - 1 }, (_, index) => index + 2).filter((page) => this.isRoot(page, 'table'));
    for (const page of all) for (const child of this.#children(page)) below.add(child);
    return all.filter((page) => !below.has(page));
  }

  /** The rows of one page of a table, without those that cannot be read. */
  rows(page: number): Value[][] {
    // What does not even say what it is may be one whose first byte was changed.
    if (page < 1 || page > this.count || this.#kind(page) === INNER || INDEX_PAGES.has(this.#kind(page))) return [];
    return this.#cells(page, 8).flatMap((at) => {
      try {
        return [this.#record(this.#payload(page, at))];
      } catch {
        return [];
      }
    });
  }

  /** What the list of tables and indexes says, of which a page may be gone: first what it leads to, then what reads like it and lies elsewhere. */
  entries(): SchemaEntry[] {
    const led = this.under(1);
    const others = Array.from({ length: this.count }, (_, index) => index + 1).filter((page) => !led.has(page));
    const found = new Map<string, SchemaEntry>();
    for (const page of [...led, ...others])
      for (const row of this.rows(page)) {
        const entry = entryOf(row);
        if (entry && !found.has(entry.name)) found.set(entry.name, entry);
      }
    return [...found.values()];
  }

  #start(page: number): number {
    return (page - 1) * this.#size + (page === 1 ? FILE_HEADER : 0);
  }

  #kind(page: number): number {
    return this.#bytes[this.#start(page)]!;
  }

  #children(page: number): number[] {
    if (this.#kind(page) !== INNER) return [];
    const cells = this.#cells(page, 12).flatMap((at) => (at + 4 <= this.#bytes.length ? [this.#bytes.readUInt32BE(at)] : []));
    return [...cells, this.#bytes.readUInt32BE(this.#start(page) + 8)];
  }

  /** Where the cells of a page begin in the file. */
  #cells(page: number, header: number): number[] {
    const start = this.#start(page);
    const most = Math.floor((this.#size - header) / 2);
    const count = Math.min(this.#bytes.readUInt16BE(start + 3), most);
    const base = (page - 1) * this.#size;
    return Array.from({ length: count }, (_, index) => start + header + 2 * index)
      .filter((at) => at + 2 <= base + this.#size)
      .map((at) => base + this.#bytes.readUInt16BE(at));
  }

  /** The bytes of a row of a table, with those on other pages. @throws RangeError where it leads out of the file */
  #payload(page: number, at: number): Buffer {
    const [length, afterLength] = varint(this.#bytes, at);
    const [, start] = varint(this.#bytes, afterLength);
    if (length > this.#bytes.length) throw new RangeError('a row is longer than its file');
    const whole = this.#size - 35;
    const least = Math.floor(((this.#size - 12) * 32) / 255) - 23;
    const rest = least + ((length - least) % (this.#size - 4));
    const local = length <= whole ? length : rest <= whole ? rest : least;
    if (start + local > page * this.#size) throw new RangeError('a row leaves its page');
    const parts = [this.#bytes.subarray(start, start + local)];
    let next = local < length ? this.#bytes.readUInt32BE(start + local) : 0;
    for (let left = length - local; left > 0; left -= this.#size - 4) {
      if (next < 1 || next > this.count) throw new RangeError('a row goes on nowhere');
      const from = (next - 1) * this.#size;
      parts.push(this.#bytes.subarray(from + 4, from + 4 + Math.min(left, this.#size - 4)));
      next = this.#bytes.readUInt32BE(from);
    }
    return Buffer.concat(parts);
  }

  /** The values of a row (sqlite.org/fileformat2.html#record_format). @throws RangeError where it is none */
  #record(bytes: Buffer): Value[] {
    const [header, first] = varint(bytes, 0);
    const values: Value[] = [];
    let [type, value] = [first, header];
    while (type < header) {
      const [kind, next] = varint(bytes, type);
      const size = kind >= 12 ? Math.floor((kind - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][kind]!;
      if (kind === 10 || kind === 11 || value + size > bytes.length) throw new RangeError('no row');
      const part = bytes.subarray(value, value + size);
      values.push(valueOf(kind, part));
      [type, value] = [next, value + size];
    }
    return values;
  }
}

function valueOf(kind: number, part: Buffer): Value {
  if (kind >= 12) return kind % 2 === 1 ? part.toString('utf8') : part;
  if (kind === 0) return null;
  if (kind === 7) return part.readDoubleBE(0);
  if (kind >= 8) return kind - 8;
  return part.length <= 6 ? part.readIntBE(0, part.length) : Number(part.readBigInt64BE(0));
}

function entryOf([type, name, table, root, sql, ...more]: Value[]): SchemaEntry | null {
  if (more.length > 0 || typeof type !== 'string' || !TYPES.has(type)) return null;
  if (typeof name !== 'string' || name === '' || typeof table !== 'string' || typeof root !== 'number') return null;
  return sql === null || typeof sql === 'string' ? { type, name, table, root, sql } : null;
}

function varint(bytes: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; at < start + 9; at++) {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('a number leaves its file');
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + 1];
  }
  throw new RangeError('no number of the shop is so long');
}
