import { readFileSync } from 'node:fs';

/** Version of this shop, as its `package.json` says. */
export const VERSION = (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;
