/** Entries for knip: files that are started or loaded by path. */
import type { KnipConfig } from 'knip';
import { proofs } from './tools/launch/proofs.mjs';

const scripts = Object.values(proofs);

export default {
  workspaces: {
    '.': {
      entry: [
        // Scripts of the browser, served unchanged.
        'portal/public/*.js',
        'portal/build/boot.js',
        'simulator/console/public/*.js',
        // Bundled for the pages of the documentation.
        'tools/docs/client/main.ts',
        // Named by path: a process, a page's script, a plugin in openapi/redocly.yaml.
        'openapi/rules/plugin.js',
        'simulator/src/main.ts',
        'simulator/src/hot/main.ts',
        // Exports and commands of the published packages.
        'simulator/testing/src/{index,playwright}.ts',
        'simulator/src/published/start.ts',
        'tools/release/client/index.ts',
        // Copied unchanged into generated/.
        'tools/generate/runtime/*.ts',
        // Bundled for pages of benchmarks and tests.
        'tests/bench/floor/main.ts',
        'tests/support/smsButtons.ts',
        // Started by the checker, for a revision of git.
        'tools/generate/bundleFolder.ts',
        // Bundled into explored pages; a configuration named in `npm test`.
        'tests/explore/inPage/index.ts',
        'tests/explore/playwright.config.ts',
        // Scripts read into a page, and a server started by path.
        'tests/gallery/inPage.js',
        'tools/bench/probe.js',
        'tools/sim/bench/bare.ts',
        // Reporters, named in `npm test`.
        'tests/support/fileProgress.ts',
        'tests/support/flakyContract.ts',
        // The long proofs, and files that they load by path.
        ...scripts.filter((path) => !path.startsWith('checker/')),
        'tools/floor/update.ts',
        'tests/resilience/{mixedLoad,attempts/*}.ts',
        'tests/browsers/inPage.js',
        // Mutation tests: a configuration named in a command, copied and preloaded files, a reporter.
        'tests/support/broken.config.ts',
        'tools/proof/runtime.ts',
        'tools/proof/breakServer.mjs',
        'tools/proof/pageBreaks.ts',
        'tools/proof/pageReporter.ts',
      ],
    },
    checker: {
      entry: scripts
        .filter((path) => path.startsWith('checker/'))
        .map((path) => path.slice('checker/'.length)),
    },
  },
  // Generated modules are complete, even if not all exports are used.
  // A CommonJS module is imported whole.
  ignore: ['generated/**', 'simulator/src/fallback/prism.cjs'],
  ignoreDependencies: [
    // Read by path: `npm run docs` copies its stylesheet.
    'github-markdown-css',
    // Resolved by path at run time: `npm run mock` starts the one, `npm run sdk` the other's JAR.
    '@stoplight/prism-cli',
    '@openapitools/openapi-generator-cli',
  ],
  // The machine's own programs: `npm run sdk` needs a Java.
  ignoreBinaries: ['java', 'javac', 'apt-get', 'flock', 'mkfifo', 'prlimit', 'purchasing-credit-simulator'],
} satisfies KnipConfig;
