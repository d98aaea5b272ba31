// Preloaded into a program (`--import`): it waits for nothing, and says at its end, in the file WATCHED, how long it would have waited, in milliseconds, and how
// often it has written its state. With FALL_AT it is killed by the first line that begins with that, once it has said it.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const { WATCHED, FALL_AT } = process.env;
const { writeFileSync } = fs;
const write = process.stdout.write.bind(process.stdout);
const seen = { waits: [], writes: 0 };

timers.setTimeout = async (milliseconds) => void seen.waits.push(milliseconds);
fs.writeFileSync = (path, ...rest) => {
  if (String(path).endsWith('.novo')) seen.writes += 1;
  return writeFileSync(path, ...rest);
};
syncBuiltinESMExports();
process.stdout.write = (line, ...rest) => {
  const written = write(line, ...rest);
  if (FALL_AT && String(line).startsWith(FALL_AT)) process.kill(process.pid, 'SIGKILL');
  return written;
};
process.on('exit', () => writeFileSync(WATCHED, JSON.stringify(seen)));
