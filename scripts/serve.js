import { enableCompileCache } from 'node:module';

// Starts the build as it is. Written so that Node reads it without stripping types.

// What Node has compiled before is read: about a tenth of the start. Where nothing can be written it compiles.
enableCompileCache('node_modules/.cache/compiled');
// Both come from the build: the pages register themselves with vike, the server starts to listen.
await import(new URL('../dist/server/entry.mjs', import.meta.url).href);
await import(new URL('../dist/app/server.js', import.meta.url).href);
