/**
 * Reports flaky tests, which passed only at their second attempt (`retries` in playwright.config.ts). Too many of them fail
 * the run.
 */
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Maximum number of flaky tests in a run. */
const AT_MOST = 2;

/** Prints the flaky tests. @returns true if they are too many */
export function reportFlaky(names: readonly string[]): boolean {
  for (const name of names) console.log(`\nflaky: ${name}`);
  if (names.length > 0) console.log(`flaky: ${names.length} in all (at most ${AT_MOST})`);
  return names.length > AT_MOST;
}

export default class FlakyReporter implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status: 'failed' } | undefined> {
    const flaky = [...this.#tests].filter((test) => test.outcome() === 'flaky');
    const tooMany = reportFlaky(flaky.map((test) => test.titlePath().filter(Boolean).join(' > ')));
    return status === 'passed' && tooMany ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
