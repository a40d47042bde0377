import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { anyBase } from '../../portal/build/anyBase.ts';
import { icons } from '../../portal/build/icons.ts';

/** The console, a page of its own beside the portal: nothing of it is in the portal's bundle. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_sim/console/',
  experimental: anyBase,
  // Served as they are, by the simulator, to pages that are not the console's too (simulator/src/server/console.ts).
  publicDir: false,
  plugins: [react(), icons()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Strict CSP: nothing is inlined as data:, no polyfill script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        chip: join(import.meta.dirname, 'src/chip/main.tsx'),
      },
      output: {
        // The chip is called by its name, from pages that no build of ours makes.
        entryFileNames: ({ name }) => (name === 'chip' ? 'chip.js' : 'assets/[name]-[hash].js'),
      },
    },
    license: { fileName: 'licenses.txt' },
  },
});
