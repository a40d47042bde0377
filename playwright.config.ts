import { defineConfig } from '@playwright/test';
import type { Options } from './tests/support/keptContext.ts';
import { WIDE } from './tests/support/widths.ts';
import { patience } from './tools/patience.mjs';

/** Features to disable, in place of Playwright's own list. Without them Chromium upgrades no address to https and sends no request by itself. */
const notWanted = [
  'ScriptStreaming',
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
];

/** Browser tests against one simulator (tests/support/browserSetup.ts), each test in its own session. */
export default defineConfig<Options>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browserSetup.ts',
  outputDir: 'test-results',
  // Two more than two cores: tests also wait.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Node strips the types itself, in less than half the time of Playwright's compiler.
  build: { external: ['**/*.ts'] },
  // One race on a busy machine must not fail the run: a flaky test is reported, and more than a few fail the run
  // (tests/support/flaky.ts).
  retries: 1,
  // A test waits for a state, never for a time.
  timeout: patience(300_000),
  expect: { timeout: patience(45_000) },
  globalTimeout: patience(60 * 60_000),
  reporter: [
    ['line'],
    ['json', { outputFile: '.cache/results/browser.json' }],
    ['./tests/support/pageLoads.ts'],
    ['./tests/support/flaky.ts'],
  ],
  use: {
    browserName: 'chromium',
    // Without it, a click that never succeeds lasts as long as its test.
    actionTimeout: patience(45_000),
    locale: 'zh-CN',
    // The arguments set the window size: setting it and the time zone for each page costs a ninth of every visit.
    viewport: null,
    painted: false,
    // A failed test keeps the state of its page. For more: `playwright test --trace retain-on-failure`, a tenth slower.
    trace: 'off',
    // Animations cost processor time: 68 tests take 80 s without them and 94 s with them. Tests of movement enable them
    // (tests/support/moving.ts), and so does the explorer.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      env: { ...process.env, TZ: 'Asia/Shanghai' },
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        ...['--disable-background-networking', '--disable-component-update'],
        `--window-size=${String(WIDE.width)},${String(WIDE.height)}`,
        // A worker's tabs share one renderer, which lives as long as its context (tests/support/keptContext.ts).
        '--renderer-process-limit=1',
        // A page lives for a second or two, too short for V8's optimizing compilers. A streamed script is compiled again for each
        // tab, any other one comes from the renderer's cache. Together this saves a fifth of a visit.
        '--js-flags=--no-maglev --no-opt',
        `--disable-features=${notWanted.join(',')}`,
        // A host name that is not local to a browser: plain http under it is no secure context.
        '--host-resolver-rules=MAP portal.test 127.0.0.1',
      ],
    },
  },
});
