import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns the violations that axe finds, one for each rule and element. */
export async function axe(page: Page): Promise<{ rule: string; target: string }[]> {
  // Otherwise axe opens a window, which the recorder would count as the page's.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, target: target.flat().join(' ') })),
  );
}
