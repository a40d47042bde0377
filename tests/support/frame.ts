/** Finds parts of the frame around every page. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './sim.ts';

export const header = (page: Page): Locator => page.getByRole('banner');

/** Waits until the page is complete, before missing elements are checked. */
export const expectHeading = (page: Page): Promise<void> =>
  expect(page.locator('main h1:visible')).toBeVisible();

/** Returns the theme's own colour, from the logo. */
export const themeColour = (page: Page): Promise<string> =>
  header(page)
    .locator('svg')
    .first()
    .evaluate((logo) => getComputedStyle(logo).color);
