/** Prints one line of JSON for each plan entry as soon as the outcome of its tests is known. */
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { placesOf, REACHED, readPlan, type Planned } from './pagePlan.ts';

export interface Tried extends Planned {
  readonly failed: boolean;
  /** True if all failures are timeouts of a whole test, which a busy machine can cause. */
  readonly isLate: boolean;
  /** Reached points, if nothing is broken. */
  readonly reached: readonly number[];
  /** The reason of a failure. */
  readonly why: string;
}

interface Progress {
  left: number;
  failed: boolean;
  isLate: boolean;
  why: string;
  readonly reached: Set<number>;
}

export const TRIED = 'tried ';

export default class PageReporter implements Reporter {
  readonly #plan = readPlan();
  readonly #progress = this.#plan.map((): Progress => ({
    left: 0,
    failed: false,
    isLate: true,
    why: '',
    reached: new Set(),
  }));

  #of(test: TestCase): number[] {
    return placesOf(this.#plan, test.tags, test.repeatEachIndex);
  }

  onBegin(_: FullConfig, suite: Suite): void {
    for (const place of suite.allTests().flatMap((test) => this.#of(test))) this.#progress[place]!.left += 1;
  }

  onTestEnd(test: TestCase, { status, error, annotations }: TestResult): void {
    if (status === 'interrupted') return;
    const noted = annotations.filter(({ type }) => type === REACHED);
    const points = noted.flatMap(({ description }) => JSON.parse(description ?? '[]') as number[]);
    for (const place of this.#of(test)) {
      const progress = this.#progress[place]!;
      for (const point of points) progress.reached.add(point);
      if (status === 'failed' || status === 'timedOut') {
        progress.failed = true;
        progress.isLate &&= status === 'timedOut';
        progress.why ||= error?.message ?? status;
      }
      progress.left -= 1;
      if (progress.left === 0) this.#print(this.#plan[place]!, progress);
    }
  }

  #print(planned: Planned, { failed, isLate, why, reached }: Progress): void {
    const tried: Tried = { ...planned, failed, isLate: failed && isLate, why, reached: [...reached] };
    process.stdout.write(`${TRIED}${JSON.stringify(tried)}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
