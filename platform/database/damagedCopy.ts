import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

/** Bytes that are read at once: of a disk that gives some and not others, as few as a page are given up. */
const BLOCK = 4096;

/** Copies a file, with zeros where the disk gives nothing. Answers how many bytes it did not give. */
export function copyReadable(from: string, to: string): number {
  if (!existsSync(from)) return 0;
  const [source, copy] = [openSync(from, 'r'), openSync(to, 'w')];
  let unread = 0;
  try {
    const { size } = fstatSync(source);
    for (let at = 0; at < size; at += BLOCK) {
      const block = Buffer.alloc(Math.min(BLOCK, size - at));
      try {
        readSync(source, block, 0, block.length, at);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EIO') throw error;
        unread += block.length;
      }
      writeSync(copy, block, 0, block.length, at);
    }
  } finally {
    closeSync(source);
    closeSync(copy);
  }
  return unread;
}

const MAGIC = Buffer.from('SQLite format 3\0', 'latin1');
/** Bytes of a page in every database that this program makes. */
const PAGE = 4096;
const SIZES: ReadonlySet<number> = new Set([512, 1024, 2048, PAGE, 8192, 16_384, 32_768, 1]);
/** What pages of tables and indexes begin with. */
const PAGE_TYPES: ReadonlySet<number> = new Set([2, 5, 10, 13]);
/** Places of the header that have one value in every database that this program makes: no room at the ends of pages, how full they are, format, encoding, and that pages are not moved (sqlite.org/fileformat2.html#the_database_header). */
const CONSTANT: readonly (readonly [at: number, is: readonly number[]])[] = [
  [0, [...MAGIC]],
  [20, [0, 64, 32, 32]],
  [44, [0, 0, 0, 4]],
  [52, [0, 0, 0, 0, 0, 0, 0, 1]],
  [64, [0, 0, 0, 0]],
];
/** A file that was cut short has had more, but no file was ever so many times as long. */
const MOST_TIMES = 64;

/**
 * Sets right what the beginning of a copy of a damaged file says of the rest, where it has one value only, or where the file itself says it: SQLite reads nothing, or less than there
 * is, of one whose beginning is wrong by a bit. Answers whether it was.
 */
export function mendHeader(file: string): boolean {
  const copy = openSync(file, 'r+');
  try {
    const { size } = fstatSync(copy);
    const header = Buffer.alloc(100);
    if (size < PAGE || readSync(copy, header, 0, header.length, 0) < header.length) return false;
    const before = Buffer.from(header);
    for (const [at, is] of CONSTANT) Buffer.from(is).copy(header, at);
    if (header[18] !== header[19] || ![1, 2].includes(header[18]!)) header.fill(2, 18, 20);
    const page = pageSize(copy, header, size);
    header.writeUInt16BE(page === 65_536 ? 1 : page, 16);
    const isMended = !header.equals(before);
    const pages = Math.ceil(size / page);
    const said = header.readUInt32BE(24) === header.readUInt32BE(92) ? header.readUInt32BE(28) : 0;
    const isBelieved = said > pages && said < pages * MOST_TIMES;
    header.writeUInt32BE(isBelieved ? said : pages, 28);
    header.writeUInt32BE(header.readUInt32BE(24), 92);
    writeSync(copy, header, 0, header.length, 0);
    // It was cut short: SQLite reads nothing of one that ends before its pages do.
    if (header.readUInt32BE(28) * page > size) ftruncateSync(copy, header.readUInt32BE(28) * page);
    return isMended;
  } finally {
    closeSync(copy);
  }
}

/** What a page has: what the header says where pages begin there, else what this program gives them. */
function pageSize(file: number, header: Buffer, size: number): number {
  const field = header.readUInt16BE(16);
  const said = field === 1 ? 65_536 : field;
  if (!SIZES.has(field) || said === PAGE) return PAGE;
  const first = Buffer.alloc(1);
  const share = (page: number) => {
    const count = Math.max(1, Math.floor(size / page) - 1);
    let begun = 0;
    for (let number = 1; number <= count; number++)
      if (readSync(file, first, 0, 1, number * page) === 1 && PAGE_TYPES.has(first[0]!)) begun++;
    return begun / count;
  };
  return share(said) > share(PAGE) ? said : PAGE;
}
