import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const SHARED = {
  enumsAsTypes: true,
  useTypeImports: true,
  scalars: { ID: 'string', DateTimeISO: 'string', Upload: 'File', Dado: 'unknown' },
};
/** Fragments that documents of both ask for. */
const PARTS = ['pages/**/partes.graphql', 'graphql/generated/rows.graphql'];
const preset = { preset: 'client' as const, presetConfig: { fragmentMasking: false } };

// `npm run generate` emits the SDL first, then the typed documents of the pages from it. The administration has documents of its
// own, so that no public page carries them, and as Apollo Client wants them: parsed, each object with its type. What is done with orders and
// messages, which says much, stands by itself: what a screen asks before it is shown comes with every other.
const config: CodegenConfig = {
  schema: 'graphql/generated/schema.graphql',
  generates: {
    'graphql/generated/': {
      ...preset,
      documents: 'pages/**/*.query.graphql',
      config: { ...SHARED, documentMode: 'string', inlineFragmentTypes: 'combine' },
    },
    'graphql/generated/admin/': {
      ...preset,
      documents: ['pages/**/*.admin.graphql', ...PARTS],
      config: { ...SHARED, documentMode: 'documentNode' },
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    'graphql/generated/desk/': {
      ...preset,
      documents: ['pages/**/*.desk.graphql', ...PARTS],
      config: { ...SHARED, documentMode: 'documentNode' },
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
  },
};

export default config;
