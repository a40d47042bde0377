import type { Page } from '@playwright/test';

/** Enables animations with `test.beforeEach(moving)` for tests about them; other pages have reduced motion (playwright.config.ts). */
export const moving = ({ page }: { page: Page }): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'no-preference' });
