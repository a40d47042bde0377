import { hostileSample } from '../../support/hostileAmounts.ts';
import { amountField, confirmDialog, submissions, submitButton, typePart } from '../../support/repaying.ts';
import { expect, test } from '../../support/sim.ts';

const OVERDUE = 'ZD202610260030';

/** Tests one text of each group. tests/support/hostileAmounts.test.ts tests all on the form, tests/contract/ on the provider. */
test('refuses hostile amounts and keeps each as typed', async ({ page, sim }) => {
  await sim.open('overdue-bill', `/repayCom?bills=${OVERDUE}`);
  await typePart(page, '100');
  const field = amountField(page);
  const accepted: string[] = [];
  for (const text of hostileSample) {
    await field.fill(text);
    // The page gets the browser's value of the field: a text line has no tabs.
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
