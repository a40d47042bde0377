import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../tools/floor/floor.ts';
import { anyBase } from './build/anyBase.ts';
import { buildFacts } from './build/buildFacts.ts';
import { callsFirst } from './build/callsFirst.ts';
import { groups, preloadsOf } from './build/chunks.ts';
import { noCircularChunks } from './build/circularChunks.ts';
import { compileHints } from './build/compileHints.ts';
import { headScript } from './build/headScript.ts';
import { icons } from './build/icons.ts';
import { leanMui } from './build/leanMui.ts';
import { nothingNewer } from './build/nothingNewer.ts';
import { preloadFrame } from './build/preloadFrame.ts';
import { providerPaths } from './build/providerPaths.ts';
import { skeleton } from './build/skeleton.ts';

const root = import.meta.dirname;

/** Origin of the simulated provider for `npm run dev`. */
const origin = process.env['SIM_ORIGIN'] ?? 'http://127.0.0.1:4010';
/** Paths that `npm run dev` passes on to it. */
const providerPrefixes = [...providerPaths, '/_sim', '/front/config.json'];

export default defineConfig({
  root,
  base: '/front/',
  experimental: anyBase,
  plugins: [
    react(),
    skeleton(),
    headScript(),
    leanMui(),
    icons(),
    preloadFrame(),
    compileHints(),
    buildFacts(),
    noCircularChunks(),
    callsFirst(),
    nothingNewer(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Strict CSP: only CSS may inline data: URLs, and there is no polyfill script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    target: buildTarget,
    // Lists the third-party code of the bundle with its licences (LICENSE).
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Without the names of all modules that share it: they would lengthen every preload list.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`,
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      providerPrefixes.map((path) => [path, { target: origin, changeOrigin: false }]),
    ),
  },
});
