/** Contract tests that passed at their second attempt only (`retry` in vitest.config.ts): as it is with those in the browser. */
import type { Reporter, TestCase } from 'vitest/node';
import { tellUnsteady } from './unsteady.ts';

export default class UnsteadyContract implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(test.fullName);
  }

  onTestRunEnd(): void {
    if (tellUnsteady(this.#names)) process.exitCode = 1;
  }
}
