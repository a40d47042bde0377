import type { Browser } from '@playwright/test';
import type { Visit } from '../plan.ts';
import { contextOptions } from '../run.ts';
import { visitPortal, type Exploration } from './visitPortal.ts';
import type { Step } from './walk.ts';

/** Repeats a finding: the same visit, with only the controls of its steps. */
export async function repeatSteps(
  browser: Browser,
  visit: Visit,
  steps: readonly Step[],
  exploration: Exploration,
): Promise<void> {
  const page = await (await browser.newContext(contextOptions)).newPage();
  const bounds = {
    // The control of a step may appear in several states of the page.
    clicks: steps.length * 4,
    depth: steps.length + 1,
    failures: steps.length,
    until: Infinity,
  };
  await visitPortal(page, visit, { ...exploration, bounds, only: steps });
  await page.context().close();
}
