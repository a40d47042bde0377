import type { Page } from '@playwright/test';
import { expect } from './sim.ts';

/** What was saved is no draft any more (portal/src/app/drafts): a reload brings nothing else back. */
export const expectNoDraft = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(':DRAFT:'))))
    .toEqual([]);
