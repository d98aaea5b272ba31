// Preloaded into a program (`--import`): it waits for nothing, and says at its end, in the file WATCHED, how long it would have waited, in milliseconds, and how
// often it has written its state. With FALL_AT it is killed by the first line that begins with that, once it has said it.
//
// With STEP something happens at that step, counted from 1, of those by which it reads and writes its file (its first argument) and what stands beside it: AT_STEP
// `kill` kills it, in the middle of what is written there; with `full` the disk has no more room from there on; with `pause`, for which there may be several (`2,5`),
// it says so on the pipe 3, and waits until it is told something there.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const { WATCHED, FALL_AT, STEP, AT_STEP } = process.env;
const { readSync, writeFileSync, writeSync } = fs;
const write = process.stdout.write.bind(process.stdout);
const seen = { waits: [], writes: 0 };

timers.setTimeout = async (milliseconds) => void seen.waits.push(milliseconds);

const end = () => {
  process.kill(process.pid, 'SIGKILL');
  // What is killed does nothing more, however long that takes.
  for (;;);
};
const noRoom = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
};
const pause = () => {
  writeSync(3, '.');
  readSync(3, Buffer.alloc(1));
};

const chosen = (STEP ?? '').split(',').map(Number);
let steps = 0;
/** What one step has done inside is part of it. */
let isInside = false;
function step(name, own, path, rest) {
  steps += 1;
  const isWrite = name === 'writeFileSync' || name === 'appendFileSync';
  if (name === 'writeFileSync' && path.endsWith('.novo')) seen.writes += 1;
  const isNow = chosen.includes(steps);
  if (AT_STEP === 'pause' && isNow) pause();
  const falls = (AT_STEP === 'kill' && isNow) || (AT_STEP === 'full' && isWrite && steps >= chosen[0]);
  if (!falls) return own(path, ...rest);
  if (isWrite) own(path, rest[0].slice(0, rest[0].length / 2), ...rest.slice(1));
  return AT_STEP === 'kill' ? end() : noRoom();
}

for (const name of Object.keys(fs).filter((each) => each.endsWith('Sync'))) {
  const own = fs[name];
  fs[name] = Object.assign((path, ...rest) => {
    if (isInside || !process.argv[2] || !String(path).startsWith(process.argv[2])) return own(path, ...rest);
    isInside = true;
    try {
      return step(name, own, path, rest);
    } finally {
      isInside = false;
    }
  }, own);
}
syncBuiltinESMExports();
process.stdout.write = (line, ...rest) => {
  const written = write(line, ...rest);
  if (FALL_AT && String(line).startsWith(FALL_AT)) process.kill(process.pid, 'SIGKILL');
  return written;
};
process.on('exit', () => writeFileSync(WATCHED, JSON.stringify(seen)));
