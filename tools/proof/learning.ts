/** What a row's tests reach and what they notice: learnt once, and kept until the sources or these tests change. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fingerprint } from '#tools/sourceState.mjs';
import { keeper } from '../kept.ts';
import { gathered } from './gathered.ts';
import type { OwnTests } from './ownTests.ts';
import type { Tried } from './pageReporter.ts';
import { runPages, type PlannedPage } from './runPages.ts';
import { notice, reachedBy, type Place } from './runTests.ts';

/** A row with its tests. */
export interface Tested {
  readonly id: string;
  readonly tests: OwnTests;
}

interface Learning {
  /** @returns the sites that the row's tests reach; undefined where they fail as they are */
  readonly reached: (row: Tested) => Promise<{ sites?: readonly number[] } | 'no time'>;
  /** @returns whether the row's tests fail when a site is broken */
  readonly noticed: (row: Tested, site: number) => Promise<boolean | 'no time'>;
}

export function learning(root: string, place: Place, minutes: number): Learning {
  const keep = keeper({ folder: join(place.home, 'kept'), minutes });
  const onPage = gathered((plan: readonly PlannedPage[], answer: (one: PlannedPage, tried: Tried) => void) =>
    runPages(place, plan, answer),
  );
  const support = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'tests/support'], {
    cwd: root,
    encoding: 'utf8',
  });
  const supporting = support.split('\n').filter(Boolean);
  // As they stand in the copy: they may be worked on meanwhile.
  const nameOf = ({ id, tests }: Tested, what: string): string =>
    `${id} ${what} ${fingerprint(place.folder, [...tests.files, ...supporting])}`;

  const reachedOf = async ({ id, tests }: Tested): Promise<{ sites?: readonly number[] }> => {
    if (tests.kind !== 'browser') {
      const sites = await reachedBy(place, id, tests);
      return sites ? { sites } : {};
    }
    const { failed, reached } = await onPage({ row: id, site: 0, files: tests.files });
    return failed ? {} : { sites: reached };
  };
  const noticeOf = async ({ id, tests }: Tested, site: number): Promise<boolean> =>
    tests.kind === 'browser'
      ? (await onPage({ row: id, site, files: tests.files })).failed
      : notice(place, id, tests, site);

  return {
    reached: (row) => keep(nameOf(row, 'reached'), () => reachedOf(row)),
    noticed: (row, site) => keep(nameOf(row, String(site)), () => noticeOf(row, site)),
  };
}
