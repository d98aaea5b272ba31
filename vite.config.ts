import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Lets documents that only the server asks leave the browser's code: codegen's preset does not write the word that says that they may. */
const documentsMayGo: Plugin = {
  name: 'documents-may-go',
  enforce: 'pre',
  transform: {
    filter: { id: /\/graphql\/generated\/graphql\.ts$/ },
    handler: (code) => code.replaceAll('= new TypedDocumentString(', '= /*#__PURE__*/ new TypedDocumentString('),
  },
};

const WHAT_ONLY_SERVERS_ASK = [
  'core.config(en())',
  'createStandardJSONSchemaMethod(this, "input")',
  'createStandardJSONSchemaMethod(this, "output")',
  'createToJSONSchemaMethod(this, {})(params)',
];

/** Leaves out of the browser's code what only the server is asked for: how zod describes schemas as JSON, and its English (platform/portuguese.ts says everything). */
const schemasOnlyCheck: Plugin = {
  name: 'schemas-only-check',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler: (code) =>
      WHAT_ONLY_SERVERS_ASK.reduce((left, said) => left.replace(said, 'void 0'), code)
        .split('\n')
        .filter((line) => !line.includes('inst._zod.processJSONSchema = '))
        .join('\n'),
  },
};

// The pages' build. The server around them is built by scripts/build.ts, so that the two bundles share no state.
export default defineConfig({
  // The words of the staff's widgets, in our language alone.
  plugins: [documentsMayGo, schemasOnlyCheck, vike(), react(), optimizeLocales.vite({ locales: ['pt-BR'] })],
  // Sprites are referred to by fragment, which an inlined file cannot be.
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // All that browsers ask for is found before the first one asks: what is found later reloads the page, and what was typed or sent is gone.
  optimizeDeps: { entries: ['pages/**/+client.{ts,tsx}'] },
  environments: {
    client: {
      // RxJS has a build for browsers of this century, without helpers for classes.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            // What every page, every form, or every screen of the staff, needs in one file, however they share the rest: it compresses better so.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/@tanstack\// },
                {
                  // What most screens of the desk have in common, which would else be a dozen files.
                  name: 'desk',
                  test: /\/pages\/\(admin\)\/components\/(?!CodeField|useSignIn)/,
                  minShareCount: 6,
                  includeDependenciesRecursively: false,
                },
                {
                  // Fields and lists of theirs.
                  name: 'aria',
                  test: /\/node_modules\/(@react-aria|@react-stately|react-aria|react-stately|react-aria-components)\//,
                  minShareCount: 8,
                  includeDependenciesRecursively: false,
                },
                {
                  // What signs in, at the login and over any screen.
                  name: 'sign-in',
                  test: /\/pages\/\(admin\)\/(signIn|limitedFetch|sendFile|components\/(CodeField|useSignIn))\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                {
                  // The table of fields that every list and form of theirs is made from, and what else is too small for a file of its own, which costs what its headers weigh.
                  name: 'tables',
                  test: /\/(modules\/editing\/(numero|campos?|dia|filtro|pageSize|tabela|escrita|situacao)|pages\/\(admin\)\/(components\/LatePreview|screens\/(address|screen|alteracoes\.screen)))\.tsx?$|\/zod\/v4\/classic\/coerce\.js$/,
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'plans',
                  test: /\/(pages\/components\/(AppGrid|CardGrid|Faq|PaymentTerms|PeriodToggle|PlanCard|Price|Quality|Uptime|aplicativos)|contract\/disponibilidade)\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'fields',
                  test: /\/pages\/(leaveFor|components\/(Field|BotSentinel|FormFailure|Receipt))\.tsx?$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'late',
                  test: /\/(pages\/(draft|lateCode|lateRules|publicDocument)|catalogue\/periodo|coupons\/codigo|brazil\/(documento|cep))\.ts$/,
                },
                {
                  name: 'forms',
                  test: /\/(latest|campaign|measurement|placedOrder|periodInAddress|ReloadOffer|registroDeDominio)\.tsx?$/,
                  // Prices come with what else needs them.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
});
