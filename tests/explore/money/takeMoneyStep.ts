import type { Page } from '@playwright/test';
import { leadsSomewhere } from '../driver/portal.ts';
import type { Exploration } from '../driver/visitPortal.ts';
import { Judge } from '../judge.ts';
import type { MoneyCase } from './cases.ts';
import { tryStep } from './tryStep.ts';

/** Takes one money step with one fault, applies the rule and notes the findings. */
export async function takeMoneyStep(
  page: Page,
  { name, step, fault }: MoneyCase,
  { origin, book }: Pick<Exploration, 'origin' | 'book'>,
): Promise<void> {
  const observed = await tryStep(page, origin, step, fault);
  const found = new Judge(leadsSomewhere, ['trueWhenItFails']).findings(observed);
  book.addVisit(step.visit);
  // The step's button and that of its confirmation.
  book.clicks += 2;
  book.note(
    found.map((finding) => ({ ...finding, repeat: `--money '${name}'` })),
    step.visit,
    [],
  );
}
