import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

// The pages' build. The server around them is built by scripts/build.ts, so that the two bundles share no state.
export default defineConfig({
  plugins: [vike(), react()],
  // Sprites are referred to by fragment, which an inlined file cannot be.
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
});
