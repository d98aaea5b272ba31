import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

// The pages' build. The server around them is built by scripts/build.ts, so that the two bundles share no state.
export default defineConfig({
  // The words of the staff's widgets, in our language alone.
  plugins: [vike(), react(), optimizeLocales.vite({ locales: ['pt-BR'] })],
  // Sprites are referred to by fragment, which an inlined file cannot be.
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // All that browsers ask for is found before the first one asks: what is found later reloads the page, and what was typed or sent is gone.
  optimizeDeps: { entries: ['pages/**/+client.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in one file, however the pages share the rest: it compresses better so.
            codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
        },
      },
    },
  },
});
