/**
 * What a scenario says that its screen shows, and does not show, read off the scenario files: as soon as the visited screen
 * exists. Each scenario is opened as a person opens it, by its address; without the fixture's conscience, because a scenario
 * also breaks operations that this screen does not call.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from '../support/sim.ts';

type Visible = string | { readonly role: string; readonly name: string };

interface Told {
  readonly name: string;
  readonly title: string;
  readonly visit?: string;
  readonly shows?: readonly Visible[];
  readonly hides?: readonly Visible[];
  readonly faults?: readonly unknown[];
}

const folder = join(import.meta.dirname, '../../scenarios');
const told: readonly Told[] = readdirSync(folder)
  .filter((file) => /^[^_].*\.yaml$/.test(file))
  .map((file) => ({
    ...(parse(readFileSync(join(folder, file), 'utf8')) as Omit<Told, 'name'>),
    name: file.replace('.yaml', ''),
  }))
  .filter(({ shows = [], hides = [] }) => shows.length + hides.length > 0);

/** Everything of exactly that name: by its text, its label or its role. */
function named(page: Page, what: Visible): Locator {
  const found =
    typeof what === 'string'
      ? ['button', 'link', 'tab', 'heading', 'dialog', 'region', 'img'].reduce(
          (any, role) => any.or(page.getByRole(role as 'button', { name: what, exact: true })),
          page.getByText(what, { exact: true }),
        )
      : page.getByRole(what.role as 'button', { name: what.name, exact: true });
  return found.filter({ visible: true });
}

for (const { name, title, visit = '/company/index', shows = [], hides = [] } of told)
  test(`${name}: ${title}`, async ({ page }) => {
    await page.goto(`/front${visit}${visit.includes('?') ? '&' : '?'}scenario=${name}`);
    const building = page.getByText(/页面建设中$/);
    const heading = page.getByRole('heading').or(page.getByRole('main')).first();
    await expect(heading).toBeVisible();
    test.skip(await building.isVisible(), 'the visited screen does not exist yet');
    for (const what of shows) await expect(named(page, what).first()).toBeVisible();
    // Only once the screen is complete does a missing name mean something.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const what of hides) await expect(named(page, what)).toHaveCount(0);
  });
