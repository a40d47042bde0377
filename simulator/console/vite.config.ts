import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { services } from '../../generated/services.ts';
import { anyBase } from '../../portal/build/anyBase.ts';
import { icons } from '../../portal/build/icons.ts';
import { bundleFile } from '../../tools/contract/bundles.ts';

const SOURCES = 'virtual:sources';

/** Module `virtual:sources` of src/why/: positions of the contracts' rows. */
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

/** The console, a page separate from the portal: the portal's bundle contains nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/_sim/console/',
  experimental: anyBase,
  // The simulator serves these files to other pages too (simulator/src/server/served/console.ts).
  publicDir: false,
  plugins: [react(), icons(), sources()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Strict CSP: no inlined data: URLs, no polyfill script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        chip: join(import.meta.dirname, 'src/chip/main.tsx'),
      },
      output: {
        // Other pages load the chip by a fixed name.
        entryFileNames: ({ name }) => (name === 'chip' ? 'chip.js' : 'assets/[name]-[hash].js'),
      },
    },
    license: { fileName: 'licenses.txt' },
  },
});
