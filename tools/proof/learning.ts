/** Finds which points a row's tests reach and which breaks they notice. Results are cached until the sources or these tests change. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fingerprint } from '#tools/sourceState.mjs';
import { resultCache } from '../resultCache.ts';
import { batched } from './batched.ts';
import type { OwnTests } from './ownTests.ts';
import type { Tried } from './pageReporter.ts';
import { runPages, type PlannedPage } from './runPages.ts';
import { notice, reachedBy, type Failure, type CopyFolders } from './runTests.ts';

/** A requirement row with its tests of one kind. */
export interface Tested {
  readonly id: string;
  readonly tests: OwnTests;
}

interface Learning {
  /** @returns the points that the row's tests reach, or why the tests fail although nothing is broken */
  readonly reached: (row: Tested) => Promise<{ points: readonly number[] } | Failure | 'no time'>;
  /** @returns why the row's tests fail when a point is broken; no `failure` if they pass */
  readonly noticed: (row: Tested, point: number) => Promise<{ failure?: Failure } | 'no time'>;
}

/**
 * @param place folders of the broken copy
 * @param minutes time limit; later only cached results are returned
 * @param lanes number of test processes that run at the same time, besides the one of all browser tests
 */
export function learning(root: string, place: CopyFolders, minutes: number, lanes: number): Learning {
  const limited = limiter(lanes);
  const cached = resultCache({ folder: join(place.home, 'kept'), minutes });
  const onPage = batched((plan: readonly PlannedPage[], answer: (one: PlannedPage, tried: Tried) => void) =>
    runPages(place, plan, answer),
  );
  // Helpers and snapshots of the browser tests.
  const shared = ['tests/support', 'tests/e2e/everyPage/whole.ts', 'tests/e2e/everyPage/whole'];
  const support = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...shared], {
    cwd: root,
    encoding: 'utf8',
  });
  const supporting = support.split('\n').filter(Boolean);
  // Read from the copy, because the originals may change during the run.
  const nameOf = ({ id, tests }: Tested, what: string): string =>
    `${id} ${what} ${fingerprint(place.folder, [...tests.files, ...supporting])}`;

  const reachedOf = async ({ id, tests }: Tested): Promise<{ points: readonly number[] } | Failure> => {
    if (tests.kind !== 'browser') return reachedBy(place, id, tests);
    const asked = { row: id, point: 0, files: tests.files };
    const once = await onPage(asked);
    // Nothing is broken, so a failed test gets a second attempt as in every other run.
    const { failed, reached, why } = once.failed ? await onPage(asked) : once;
    return failed ? { why } : { points: reached };
  };
  const noticeOf = async ({ id, tests }: Tested, point: number): Promise<{ failure?: Failure }> => {
    if (tests.kind !== 'browser') return notice(place, id, tests, point);
    const asked = { row: id, point, files: tests.files };
    const once = await onPage(asked);
    // A busy machine can use up the time of a test.
    const { failed, why } = once.isLate ? await onPage(asked) : once;
    return failed ? { failure: { why } } : {};
  };

  /** Starts browser tests without waiting, since `onPage` batches them. Other tests share the limited number of processes. */
  const limitedUnlessPage = <Result>({ tests }: Tested, work: () => Promise<Result>): Promise<Result> =>
    tests.kind === 'browser' ? work() : limited(work);

  return {
    reached: (row) => limitedUnlessPage(row, () => cached(nameOf(row, 'reached'), () => reachedOf(row))),
    noticed: (row, point) =>
      limitedUnlessPage(row, () => cached(nameOf(row, String(point)), () => noticeOf(row, point))),
  };
}

/** @returns a function that runs work in the order of its calls, at most `atOnce` pieces at the same time */
function limiter(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
