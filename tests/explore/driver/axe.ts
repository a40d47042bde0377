import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds, one line per rule and place. */
export async function axe(page: Page): Promise<{ rule: string; target: string }[]> {
  // Else it opens a window of its own, and the witness takes that for the page's.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, target: target.flat().join(' ') })),
  );
}
