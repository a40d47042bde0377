import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paint } from './painting.ts';

/**
 * What axe finds against a part of a page. Whole pages are looked at by the explorer (tests/explore/rules/allowed.ts): this is for
 * what it does not come to, a drawer or the page of one thing.
 */
export async function axe(page: Page, part: string): Promise<string[]> {
  await paint(page);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
