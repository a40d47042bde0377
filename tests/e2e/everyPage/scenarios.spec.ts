/**
 * Tests the visible and hidden texts that scenario files list (`shows`, `hides`). It opens the half of the error scenarios and the
 * eighth of the others that the commit selects (`DRAW=all` selects all). Leftover faults are allowed, because a scenario may also
 * break operations that the screen does not call.
 */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { sourcesIn } from '#simulator/scenarios/sources.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { settling } from '../../support/settling.ts';
import { expect, test } from '../../support/sim.ts';

type Visible = string | { readonly role: string; readonly name: string };

interface Expectation {
  readonly name: string;
  readonly title: string;
  /** Folder of the file. */
  readonly group: string;
  readonly visit?: string;
  readonly steps?: readonly Visible[];
  readonly shows?: readonly Visible[];
  readonly hides?: readonly Visible[];
  readonly faults?: readonly { readonly on: string }[];
}

const folder = join(import.meta.dirname, '../../../scenarios');
const all: readonly Expectation[] = sourcesIn(folder).sources.map(({ name, group, text }) => ({
  ...(parse(text) as Omit<Expectation, 'name' | 'group'>),
  name,
  group,
}));
const described = all.filter(({ shows = [], hides = [] }) => shows.length + hides.length > 0);

const HOME = '/company/index';
const screenOf = ({ visit = HOME }: Expectation): string => visit.split('?', 1)[0] ?? '';
const inWords = (what: Visible): string => (typeof what === 'string' ? what : `${what.role} ${what.name}`);

/** Detects misspelt texts in `hides`: a text that no screen ever shows is always hidden. */
test('each hidden text is shown by another scenario on the same screen, and each scenario shows something', () => {
  const shown = new Set(
    described.flatMap((one) => (one.shows ?? []).map((what) => `${screenOf(one)} ${inWords(what)}`)),
  );
  const hidden = described.flatMap((one) =>
    (one.hides ?? []).map((what) => ({ name: one.name, what: `${screenOf(one)} ${inWords(what)}` })),
  );
  expect(hidden.filter(({ what }) => !shown.has(what))).toEqual([]);
  expect(described.filter(({ shows = [] }) => shows.length === 0).map(({ name }) => name)).toEqual([]);
});

test('every error scenario lists a visible text', { tag: ['@qa-reach'] }, () => {
  const silent = all.filter(({ group, shows = [] }) => group === 'errors' && shows.length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Finds elements with exactly this text, label or role name, under an open dialog too. */
function named(page: Page, what: Visible): Locator {
  const found =
    typeof what === 'string'
      ? page.getByText(what, { exact: true }).or(page.getByLabel(what, { exact: true }))
      : page.getByRole(what.role as 'button', { name: what.name, exact: true, includeHidden: true });
  return found.filter({ visible: true });
}

const isError = ({ group }: Expectation): boolean => group === 'errors';
const opened = [
  ...drawnByCommit(described.filter(isError), 2),
  ...drawnByCommit(
    described.filter((one) => !isError(one)),
    8,
  ),
];

for (const { name, title, visit = HOME, steps = [], shows = [], hides = [], faults = [] } of opened)
  test.describe(() => {
    // A cached file cannot be missing.
    test.use({ ownContext: faults.some(({ on }) => on.startsWith('asset:')) });

    test(`${name}: ${title}`, { tag: ['@qa-reach'] }, async ({ page }) => {
      const settled = settling(page);
      await page.goto(`/front${visit}${visit.includes('?') ? '&' : '?'}scenario=${name}`);
      for (const what of steps) await named(page, what).first().click();
      for (const what of shows) await expect(named(page, what).first()).toBeVisible();
      // A text may still appear until the page has drawn all responses.
      if (hides.length > 0) await settled();
      for (const what of hides) await expect(named(page, what)).toHaveCount(0);
    });
  });
