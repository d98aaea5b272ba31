import type { CodegenConfig } from '@graphql-codegen/cli';

// `npm run generate` emits the SDL first, then the typed documents of the pages from it.
const config: CodegenConfig = {
  schema: 'graphql/generated/schema.graphql',
  documents: 'pages/**/*.query.ts',
  generates: {
    'graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { enumsAsTypes: true, useTypeImports: true, scalars: { ID: 'string' }, documentMode: 'string' },
    },
  },
};

export default config;
