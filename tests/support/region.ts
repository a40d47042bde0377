import type { Locator, Page } from '@playwright/test';

/** Returns the region of exactly this name: a card of a home, a section of a landing page. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
