import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paint } from './painting.ts';

/**
 * Returns axe's violations in a part of a page. The explorer checks whole pages (tests/explore/rules/allowed.ts); this is for
 * parts it does not reach, such as a drawer or a detail page.
 */
export async function axe(page: Page, part: string): Promise<string[]> {
  await paint(page);
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
