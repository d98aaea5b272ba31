import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync, type TransformOptions } from 'oxc-transform';

// `node --import ./scripts/typescript.ts FILE`: the sources as they are, with what Node's own stripping of types leaves out: decorators with the types
// that they need, and JSX. In the thread that imports, which is why a command begins in less than half of the time (083).

const OPTIONS: TransformOptions = {
  target: 'es2023',
  sourcemap: true,
  jsx: { runtime: 'automatic' },
  // As tsconfig.json says it: a field without a value is none before somebody sets it.
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
  decorator: { legacy: true, emitDecoratorMetadata: true },
};

registerHooks({
  load(url, context, next) {
    if (!/^file:(?!.*\/node_modules\/).*\.tsx?$/.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);

/** @throws SyntaxError where it cannot be read, with the place */
function compiled(path: string): string {
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), OPTIONS);
  if (errors[0]) throw new SyntaxError(errors[0].codeframe ?? errors[0].message);
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
}
