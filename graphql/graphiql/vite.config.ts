import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// GraphiQL's build, apart from the pages': nothing of it is in a file that a visitor loads.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/graphql/static/',
  plugins: [react()],
  resolve: {
    alias: { 'react-remove-scroll': fileURLToPath(new URL('scrollLock.ts', import.meta.url)) },
    // One copy of graphql, whoever asks for it.
    dedupe: ['graphql', 'react', 'react-dom'],
  },
  css: {
    transformer: 'lightningcss',
    // GraphiQL's style sheet holds 300 KB of fonts as data, which no page here may load; graphiql.css names the system's.
    lightningcss: { visitor: { Rule: { 'font-face': () => [] } } },
  },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../dist/graphiql', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
    cssMinify: 'lightningcss',
    // One file of each kind, under names that the page knows.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // What packages say to compilers of React, which have run before they were published.
      checks: { moduleLevelDirective: false },
      input: fileURLToPath(new URL('graphiql.tsx', import.meta.url)),
      output: { codeSplitting: false, entryFileNames: 'graphiql.js', assetFileNames: 'graphiql[extname]' },
    },
  },
});
