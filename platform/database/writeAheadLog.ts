import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** Bytes of the beginning of a log, and of what stands before each page in it (sqlite.org/fileformat2.html#the_write_ahead_log). */
const HEADER = 32;
const FRAME_HEADER = 24;
/** A log begins so, with the order of bytes of its check-sums as its last bit. */
const MAGIC = 0x377f0682;
/** What stands beside a log, for those who read it, and how much of it says what is in it (sqlite.org/walformat.html#the_wal_index_header). */
const INDEX_HEADER = 48;

/** What is missing of the changes that a database keeps beside itself. */
export interface LogHole {
  /** Whether there is no log at all, where there was one. */
  isMissing: boolean;
  /** Changed pages that can be read of it, and how many there were, as far as anything says; null where its beginning is damaged. */
  read: number;
  of: number | null;
}

/**
 * Says what cannot be read of the log of a database, which SQLite passes over without a word: it takes what comes before the first check-sum that does not hold. Null where nothing
 * is amiss. @param log where it is, or a copy of it @param index what readers keep beside it; one without a log was left by a process that did not end as it should
 */
export function holeInLog(log: string, index: string): LogHole | null {
  if (!existsSync(log)) return existsSync(index) ? { isMissing: true, read: 0, of: null } : null;
  const said = saidByIndex(index);
  const file = openSync(log, 'r');
  try {
    const { size } = fstatSync(file);
    if (size === 0) return said && said.last > 0 ? { isMissing: false, read: 0, of: said.last } : null;
    const header = Buffer.alloc(HEADER);
    readSync(file, header, 0, HEADER, 0);
    if (!isHeader(header)) return { isMissing: false, read: 0, of: null };
    const { whole, last, committed } = readFrames(file, size, header);
    const known = said?.salt.equals(saltOf(header, 16)) ? said.last : 0;
    const of = Math.max(last, known);
    // Whatever was not finished is in nothing that is read.
    return of > committed || whole > committed ? { isMissing: false, read: committed, of: Math.max(of, whole) } : null;
  } finally {
    closeSync(file);
  }
}

/** Whether there is anything in a log. */
export function hasChanges(log: string): boolean {
  return (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > HEADER;
}

function saltOf(bytes: Buffer, at: number): Buffer {
  return bytes.subarray(at, at + 8);
}

function isHeader(header: Buffer): boolean {
  const magic = header.readUInt32BE(0);
  if (magic >>> 1 !== MAGIC >>> 1) return false;
  const size = header.readUInt32BE(8);
  if (size < 512 || size > 65_536 || (size & (size - 1)) !== 0) return false;
  const sum = addTo([0, 0], header.subarray(0, 24), isBigEndian(header));
  return sum[0] === header.readUInt32BE(24) && sum[1] === header.readUInt32BE(28);
}

function isBigEndian(header: Buffer): boolean {
  return (header.readUInt32BE(0) & 1) === 1;
}

/** How many pages hold from the beginning on, the last one that is of this log, and how many are of changes that were finished. What follows with another salt is of a log before. */
function readFrames(file: number, size: number, header: Buffer) {
  const length = FRAME_HEADER + header.readUInt32BE(8);
  const frame = Buffer.alloc(length);
  let sum: Sum = [header.readUInt32BE(24), header.readUInt32BE(28)];
  let [whole, last, committed, holds] = [0, 0, 0, true];
  for (let number = 1; HEADER + (number - 1) * length < size; number++) {
    const at = HEADER + (number - 1) * length;
    const isCut = at + length > size;
    readSync(file, frame, 0, isCut ? size - at : length, at);
    const isOfThis = !isCut && saltOf(frame, 8).equals(saltOf(header, 16));
    if (isOfThis || isCut) last = number;
    holds &&= isOfThis;
    if (!holds) continue;
    sum = addTo(addTo(sum, frame.subarray(0, 8), isBigEndian(header)), frame.subarray(FRAME_HEADER), isBigEndian(header));
    holds = sum[0] === frame.readUInt32BE(16) && sum[1] === frame.readUInt32BE(20);
    if (!holds) continue;
    whole = number;
    // The last page of a change says how long the database is after it.
    if (frame.readUInt32BE(4) > 0) committed = number;
  }
  return { whole, last, committed };
}

type Sum = [number, number];

function addTo([first, second]: Sum, bytes: Buffer, isBig: boolean): Sum {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + two) >>> 0;
    two = (two + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

/** What readers of a log have noted of it: its last page of a finished change, and its salt. Null where they have noted nothing. */
function saidByIndex(index: string): { last: number; salt: Buffer } | null {
  if (!existsSync(index)) return null;
  const file = openSync(index, 'r');
  try {
    const header = Buffer.alloc(INDEX_HEADER);
    if (readSync(file, header, 0, INDEX_HEADER, 0) < INDEX_HEADER || header[12] !== 1) return null;
    return { last: header.readUInt32LE(16), salt: saltOf(header, 32) };
  } catch {
    // Of a disk that does not give it.
    return null;
  } finally {
    closeSync(file);
  }
}
