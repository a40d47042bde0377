/**
 * Tests that passed at their second attempt only (`retries` in playwright.config.ts): each is named, so that nobody lives with
 * it, and more than a few fail the run.
 */
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

const AT_MOST = 2;

export default class Unsteady implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status: 'failed' } | undefined> {
    const unsteady = [...this.#tests].filter((test) => test.outcome() === 'flaky');
    for (const test of unsteady) console.log(`\nunsteady: ${test.titlePath().filter(Boolean).join(' > ')}`);
    if (unsteady.length > 0) console.log(`unsteady: ${unsteady.length} in all (at most ${AT_MOST})`);
    return status === 'passed' && unsteady.length > AT_MOST ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
