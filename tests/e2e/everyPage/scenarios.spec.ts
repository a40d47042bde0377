/**
 * What a scenario says that its screen shows, and does not show, read off the scenario files. Each scenario is opened as a person opens it, by its address; without the fixture's conscience, because a scenario
 * also breaks operations that this screen does not call.
 */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { sourcesIn } from '#simulator/scenarios/sources.ts';
import { settling } from '../../support/settling.ts';
import { expect, test } from '../../support/sim.ts';

type Visible = string | { readonly role: string; readonly name: string };

interface Told {
  readonly name: string;
  readonly title: string;
  /** Folder of the file. */
  readonly group: string;
  readonly visit?: string;
  readonly steps?: readonly Visible[];
  readonly shows?: readonly Visible[];
  readonly hides?: readonly Visible[];
  readonly faults?: readonly { readonly on: string; readonly answer: { readonly delay?: string } }[];
}

const folder = join(import.meta.dirname, '../../../scenarios');
const all: readonly Told[] = sourcesIn(folder).sources.map(({ name, group, text }) => ({
  ...(parse(text) as Omit<Told, 'name' | 'group'>),
  name,
  group,
}));
const told = all.filter(({ shows = [], hides = [] }) => shows.length + hides.length > 0);

const HOME = '/company/index';
const screenOf = ({ visit = HOME }: Told): string => visit.split('?', 1)[0] ?? '';
const inWords = (what: Visible): string => (typeof what === 'string' ? what : `${what.role} ${what.name}`);

/** Else a slip of the pen would never be found on any screen, and its absence would be no news. */
test('what one scenario hides, another one shows on the same screen; and each shows something', () => {
  const shown = new Set(
    told.flatMap((one) => (one.shows ?? []).map((what) => `${screenOf(one)} ${inWords(what)}`)),
  );
  const hidden = told.flatMap((one) =>
    (one.hides ?? []).map((what) => ({ name: one.name, what: `${screenOf(one)} ${inWords(what)}` })),
  );
  expect(hidden.filter(({ what }) => !shown.has(what))).toEqual([]);
  expect(told.filter(({ shows = [] }) => shows.length === 0).map(({ name }) => name)).toEqual([]);
});

test('every error scenario says where it is met', { tag: ['@qa-reach'] }, () => {
  const silent = all.filter(({ group, shows = [] }) => group === 'errors' && shows.length === 0);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Everything of exactly that name: by its text, its label or its role, under an open dialog too. */
function named(page: Page, what: Visible): Locator {
  const found =
    typeof what === 'string'
      ? page.getByText(what, { exact: true }).or(page.getByLabel(what, { exact: true }))
      : page.getByRole(what.role as 'button', { name: what.name, exact: true, includeHidden: true });
  return found.filter({ visible: true });
}

for (const { name, title, group, visit = HOME, steps = [], shows = [], hides = [], faults = [] } of told)
  test.describe(() => {
    // A file that is known already cannot be missing.
    test.use({ ownContext: faults.some(({ on }) => on.startsWith('asset:')) });

    test(`${name}: ${title}${group === 'errors' ? '' : ''}`, { tag: ['@qa-reach'] }, async ({ page }) => {
      const settled = settling(page);
      await page.goto(`/front${visit}${visit.includes('?') ? '&' : '?'}scenario=${name}`);
      for (const what of steps) await named(page, what).first().click();
      // What is said of an answer that never comes is said when the time is up: 20 s at the gateway.
      const patience = faults.some(({ answer }) => answer.delay !== undefined) ? { timeout: 30_000 } : {};
      for (const what of shows) await expect(named(page, what).first()).toBeVisible(patience);
      // Only once every answer is drawn does a missing name mean something.
      if (hides.length > 0) await settled();
      for (const what of hides) await expect(named(page, what)).toHaveCount(0);
    });
  });
