import type { Page } from '@playwright/test';

/** `test.beforeEach(moving)`: for what is about movement itself; the other tests' pages are told to have none (playwright.config.ts). */
export const moving = ({ page }: { page: Page }): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });
