import type { CodegenConfig } from '@graphql-codegen/cli';

const client = (...documents: string[]) => ({
  documents,
  preset: 'client' as const,
  presetConfig: { fragmentMasking: false },
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    scalars: { ID: 'string', DateTimeISO: 'string', Upload: 'File' },
    documentMode: 'string',
  },
});

// `npm run generate` emits the SDL first, then the typed documents of the pages from it. The administration has documents of its
// own, so that no public page carries them.
const config: CodegenConfig = {
  schema: 'graphql/generated/schema.graphql',
  generates: {
    'graphql/generated/': client('pages/**/*.query.ts'),
    'graphql/generated/admin/': client('pages/**/*.adminQuery.ts', 'graphql/generated/rows.graphql'),
  },
};

export default config;
