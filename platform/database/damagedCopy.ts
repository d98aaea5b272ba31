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

/** Gives a file that was cut short the length that its header has, with zeros: SQLite reads nothing of one that ends before its pages do. */
export function lengthen(file: string): void {
  const header = Buffer.alloc(100);
  const copy = openSync(file, 'r+');
  try {
    // Page size, number of pages, and that both are of the last change (sqlite.org/fileformat2.html#in_header_database_size).
    if (readSync(copy, header, 0, header.length, 0) < header.length || header.toString('latin1', 0, 15) !== 'SQLite format 3')
      return;
    if (header.readUInt32BE(24) !== header.readUInt32BE(92)) return;
    const size = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16);
    const length = header.readUInt32BE(28) * size;
    if (length > fstatSync(copy).size) ftruncateSync(copy, length);
  } finally {
    closeSync(copy);
  }
}
