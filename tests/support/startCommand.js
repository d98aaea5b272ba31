// Starts a command of the build as if the sources had been started: `node startCommand.js NAME …`.
const [node, , name, ...args] = process.argv;
process.argv = [node, `scripts/${name}.ts`, ...args];
const { COMMANDS } = await import(new URL('../../dist/commands/commands.js', import.meta.url).href);
await COMMANDS[name]();
