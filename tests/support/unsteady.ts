/**
 * Tests that passed at their second attempt only (`retries` in playwright.config.ts): each is named, so that nobody lives with
 * it, and more than a few fail the run.
 */
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

const AT_MOST = 2;

/** Says which they were. @returns whether they are too many */
export function tellUnsteady(names: readonly string[]): boolean {
  for (const name of names) console.log(`\nunsteady: ${name}`);
  if (names.length > 0) console.log(`unsteady: ${names.length} in all (at most ${AT_MOST})`);
  return names.length > AT_MOST;
}

export default class Unsteady implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status: 'failed' } | undefined> {
    const unsteady = [...this.#tests].filter((test) => test.outcome() === 'flaky');
    const tooMany = tellUnsteady(unsteady.map((test) => test.titlePath().filter(Boolean).join(' > ')));
    return status === 'passed' && tooMany ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
