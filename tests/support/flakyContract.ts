/** Reports flaky contract tests (`retry` in vitest.config.ts), as flaky.ts does for browser tests. */
import type { Reporter, TestCase } from 'vitest/node';
import { reportFlaky } from './flaky.ts';

export default class FlakyContractReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(test.fullName);
  }

  onTestRunEnd(): void {
    if (reportFlaky(this.#names)) process.exitCode = 1;
  }
}
