import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// How a release starts: `start.js` and the commands beside it call this. Written so that an old Node can read it, for the sentence below.

/**
 * Runs the server, or a command of `scripts/commands.ts`, from the folder of the release.
 * @param {string} [command] the server when left out
 */
export async function launch(command) {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  const oldest = engines.node.slice('>='.length);
  if (isOlder(process.versions.node, oldest)) {
    console.error(`Este programa precisa do Node ${oldest} ou mais novo, e este é o ${process.versions.node}.`);
    process.exitCode = 1;
    return;
  }
  const folder = fileURLToPath(new URL('.', import.meta.url));
  process.env.NODE_ENV = 'production';
  // npm has gone to the folder already, and says where it was called (scripts/command.ts).
  if (process.env.npm_package_json !== `${folder}package.json`) process.env.INIT_CWD = process.cwd();
  process.chdir(folder);
  if (command) {
    const { COMMANDS } = await import(new URL('dist/commands/commands.js', import.meta.url).href);
    await COMMANDS[command]();
    return;
  }
  // The pages register themselves with vike, the server starts to listen.
  await import(new URL('dist/server/entry.mjs', import.meta.url).href);
  await import(new URL('dist/app/server.js', import.meta.url).href);
}

function isOlder(version, oldest) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
