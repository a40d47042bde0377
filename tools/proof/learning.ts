/** What a row's tests reach and what they notice: learnt once, and kept until the sources or these tests change. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fingerprint } from '#tools/sourceState.mjs';
import { keeper } from '../kept.ts';
import { gathered } from './gathered.ts';
import type { OwnTests } from './ownTests.ts';
import type { Tried } from './pageReporter.ts';
import { runPages, type PlannedPage } from './runPages.ts';
import { notice, reachedBy, type Failure, type Place } from './runTests.ts';

/** A row with its tests of one kind. */
export interface Tested {
  readonly id: string;
  readonly tests: OwnTests;
}

interface Learning {
  /** @returns the sites that the row's tests reach, or why they fail as they are */
  readonly reached: (row: Tested) => Promise<{ sites: readonly number[] } | Failure | 'no time'>;
  /** @returns why the row's tests fail when a site is broken; undefined where they do not */
  readonly noticed: (row: Tested, site: number) => Promise<{ failure?: Failure } | 'no time'>;
}

/** @param lanes so many processes of tests run at once; those of all pages are one */
export function learning(root: string, place: Place, minutes: number, lanes: number): Learning {
  const inTurn = turns(lanes);
  const keep = keeper({ folder: join(place.home, 'kept'), minutes });
  const onPage = gathered((plan: readonly PlannedPage[], answer: (one: PlannedPage, tried: Tried) => void) =>
    runPages(place, plan, answer),
  );
  // What the tests of pages use, and what they compare with.
  const shared = ['tests/support', 'tests/e2e/everyPage/whole.ts', 'tests/e2e/everyPage/whole'];
  const support = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...shared], {
    cwd: root,
    encoding: 'utf8',
  });
  const supporting = support.split('\n').filter(Boolean);
  // As they stand in the copy: they may be worked on meanwhile.
  const nameOf = ({ id, tests }: Tested, what: string): string =>
    `${id} ${what} ${fingerprint(place.folder, [...tests.files, ...supporting])}`;

  const reachedOf = async ({ id, tests }: Tested): Promise<{ sites: readonly number[] } | Failure> => {
    if (tests.kind !== 'browser') return reachedBy(place, id, tests);
    const asked = { row: id, site: 0, files: tests.files };
    const once = await onPage(asked);
    // Nothing is broken: a second attempt, as in every other run.
    const { failed, reached, why } = once.failed ? await onPage({ ...asked }) : once;
    return failed ? { why } : { sites: reached };
  };
  const noticeOf = async ({ id, tests }: Tested, site: number): Promise<{ failure?: Failure }> => {
    if (tests.kind !== 'browser') return notice(place, id, tests, site);
    const asked = { row: id, site, files: tests.files };
    const once = await onPage(asked);
    // The whole time of a test may be over because the machine is busy.
    const { failed, why } = once.isLate ? await onPage({ ...asked }) : once;
    return failed ? { failure: { why } } : {};
  };

  /** Pages are asked for together. */
  const inItsTurn = <Result>({ tests }: Tested, work: () => Promise<Result>): Promise<Result> =>
    tests.kind === 'browser' ? work() : inTurn(work);

  return {
    reached: (row) => inItsTurn(row, () => keep(nameOf(row, 'reached'), () => reachedOf(row))),
    noticed: (row, site) => inItsTurn(row, () => keep(nameOf(row, String(site)), () => noticeOf(row, site))),
  };
}

/** @returns does what it is given, so much of it at once, in the order in which it came */
function turns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
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
