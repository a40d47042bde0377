/**
 * Counts the documents that the browser tests load. The number measures their cost, and a busy machine does not change it. The `sim`
 * fixtures count (tests/support/sim.ts); this reporter adds up, and fails the run above the committed number.
 */
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { sourcesIn } from '#simulator/scenarios/sources.ts';
import { drawsAll } from './commitSeed.ts';

export const PAGE_LOADS = 'page loads';

/**
 * Maximum number of visits besides those below. If a test cannot share an existing visit, raise it and say why in the commit. What
 * a commit draws needs one or two visits more or less: an opening by another way, a scenario whose page leads on.
 */
const OTHER_VISITS = 792;

/** Scenarios that say what their page shows have one visit each (tests/e2e/everyPage/scenarios.spec.ts): errors always, a third of the others. */
const described = sourcesIn(join(import.meta.dirname, '../../scenarios')).sources.filter(({ text }) =>
  /^(shows|hides):/m.test(text),
);
const errors = described.filter(({ group }) => group === 'errors');
const AT_MOST = OTHER_VISITS + errors.length + Math.ceil((described.length - errors.length) / 3);

export default class PageLoads implements Reporter {
  #loads = 0;

  onTestEnd(_test: TestCase, { annotations, retry }: TestResult): void {
    // A second attempt is no additional visit; flaky.ts reports it.
    if (retry > 0) return;
    for (const { type, description } of annotations)
      if (type === PAGE_LOADS) this.#loads += Number(description);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#loads === 0) return undefined; // nothing was run: `--list`
    console.log(`\npage loads: ${this.#loads} (at most ${AT_MOST})`);
    // The number is that of the part that a commit draws.
    if (this.#loads <= AT_MOST || drawsAll) return undefined;
    console.log(
      'more documents are loaded than tests/support/pageLoads.ts allows: share a visit, or raise the number there',
    );
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
