import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { services } from '../../generated/services.ts';
import { anyBase } from '../../portal/build/anyBase.ts';
import { icons } from '../../portal/build/icons.ts';
import { bundleFile } from '../../tools/contract/bundles.ts';

const SOURCES = 'virtual:sources';

/** Provides the module `virtual:sources` of src/why/: file and line of each operation and error row of the contracts. */
const sources = (): Plugin => ({
  name: 'contract-sources',
  resolveId: (id) => (id === SOURCES ? `\0${SOURCES}` : undefined),
  load(id) {
    if (id !== `\0${SOURCES}`) return undefined;
    const lines = Object.keys(services).map(
      (service) => `${service}: ${readFileSync(bundleFile(service, 'sources.json'), 'utf8')}`,
    );
    return `export const sources = {${lines.join(',')}};`;
  },
});

/** The console, a separate page beside the portal: the portal's bundle contains none of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_sim/console/',
  experimental: anyBase,
  // Served unchanged by the simulator, also to other pages (simulator/src/server/served/console.ts).
  publicDir: false,
  plugins: [react(), icons(), sources()],
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
        // The chip has a fixed name: pages of other builds load it.
        entryFileNames: ({ name }) => (name === 'chip' ? 'chip.js' : 'assets/[name]-[hash].js'),
      },
    },
    license: { fileName: 'licenses.txt' },
  },
});
