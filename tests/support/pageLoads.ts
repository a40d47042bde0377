/**
 * Counts the documents that the browser tests load. The number measures their cost, and a busy machine does not change it. The `sim`
 * fixtures count (tests/support/sim.ts); this reporter adds up, and fails the run above the committed number. Specs of which a
 * commit draws a part do not count.
 */
import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export const PAGE_LOADS = 'page loads';

/**
 * Maximum number of visits: a whole run counts 705, or a few more. If a test cannot share an existing visit, raise it and say
 * why in the commit.
 */
const AT_MOST = 709;

/** Returns whether a commit draws a part of a spec's tests: their number of visits may differ from commit to commit. */
const isDrawn = (spec: string): boolean => readFileSync(spec, 'utf8').includes('/commitSeed.ts');

export default class PageLoads implements Reporter {
  #loads = 0;

  onTestEnd({ location }: TestCase, { annotations, retry }: TestResult): void {
    // A second attempt is no additional visit; flaky.ts reports it.
    if (retry > 0 || isDrawn(location.file)) return;
    for (const { type, description } of annotations)
      if (type === PAGE_LOADS) this.#loads += Number(description);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#loads === 0) return undefined; // nothing was run: `--list`
    console.log(`\npage loads: ${this.#loads} (at most ${AT_MOST})`);
    if (this.#loads <= AT_MOST) return undefined;
    console.log(
      'more documents are loaded than tests/support/pageLoads.ts allows: share a visit, or raise the number there',
    );
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
