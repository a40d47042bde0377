import { hostileSample } from '../../support/hostileAmounts.ts';
import { amountField, confirmDialog, submissions, submitButton, typePart } from '../../support/repaying.ts';
import { expect, test } from '../../support/sim.ts';

const OVERDUE = 'ZD202610260030';

/** One of each kind; all of them are tried on the form in tests/support/hostileAmounts.test.ts, on the provider in tests/contract/. */
test('hostile amounts: none is accepted, and each stays as it was typed', async ({ page, sim }) => {
  await sim.open('overdue-bill', `/repayCom?bills=${OVERDUE}`);
  await typePart(page, '100');
  const field = amountField(page);
  const accepted: string[] = [];
  for (const text of hostileSample) {
    await field.fill(text);
    // What the browser itself makes of it (a line field has no tabs) is what the page gets.
    const typed = await field.inputValue();
    await field.press('Enter');
    const refused = (await field.getAttribute('aria-invalid')) === 'true';
    if (!refused || (await field.inputValue()) !== typed) accepted.push(text);
  }
  expect(accepted).toEqual([]);
  await expect(field).toBeFocused();
  await expect(confirmDialog(page)).toHaveCount(0);
  expect(await submissions(sim)).toEqual([]);
  await field.fill('100');
  await submitButton(page).click();
  await expect(confirmDialog(page)).toBeVisible();
});
