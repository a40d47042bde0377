import { defineConfig } from '@playwright/test';
import type { Options } from './tests/support/keptContext.ts';
import { WIDE } from './tests/support/widths.ts';

/** This takes the place of Playwright's own list, which keeps a browser from asking for https and from calling its maker. */
const notWanted = [
  'ScriptStreaming',
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
];

/** The browser tests: against one simulator (tests/support/browserSetup.ts), each test in a session of its own. */
export default defineConfig<Options>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browserSetup.ts',
  outputDir: 'test-results',
  // One more than two cores: tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // One race on a busy machine does not refuse the work of a day; a test that needs its second attempt is named, and more
  // than a few fail the run (tests/support/flaky.ts).
  retries: 1,
  timeout: 60_000,
  // Generous: two cores may be busy. A test waits for a state, never for a time.
  expect: { timeout: 15_000 },
  globalTimeout: 60 * 60_000,
  reporter: [
    ['line'],
    ['json', { outputFile: '.cache/results/browser.json' }],
    ['./tests/support/pageLoads.ts'],
    ['./tests/support/flaky.ts'],
  ],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    // Its window is as large as it is (args); told anew of each page, that and the time zone cost a ninth of every visit.
    viewport: null,
    painted: false,
    // A failed test leaves what its page said. For more: `playwright test --trace retain-on-failure`, a tenth slower.
    trace: 'off',
    // What moves is drawn frame by frame, by the processor: without it 68 tests take 80 s of it and not 94. What is about movement
    // asks for it (tests/support/moving.ts), and so does the explorer for what it works.
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
        // A page lives for a second or two: what V8's better compilers make faster is thrown away before it pays. A script that
        // streams is compiled again for each tab; one that does not comes out of the renderer's cache. Together a fifth of a visit.
        '--js-flags=--no-maglev --no-opt',
        `--disable-features=${notWanted.join(',')}`,
        // A name for what runs here that is not local to a browser: plain http under it is no secure context.
        '--host-resolver-rules=MAP portal.test 127.0.0.1',
      ],
    },
  },
});
