import type { Page } from '@playwright/test';
import { expect } from './sim.ts';

/** Expects that a saved form leaves no draft (portal/src/app/drafts), so that a reload shows the saved values. */
export const expectNoDraft = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':DRAFT:'))))
    .toEqual([]);
