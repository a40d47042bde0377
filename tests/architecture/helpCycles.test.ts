/** The help of the cycles and the simulated bills name the same due days. */
import { expect, test } from 'vitest';
import { Cycle, ProductCode } from '#generated/shared/enums.ts';
import { monthlyDue } from '#portal/screens/help/content/cycles.ts';
import { clearType } from '#simulator/world/cycles/clearTypes.ts';
import { products } from '#simulator/world/products.ts';

const monthly = Object.values(ProductCode).filter((code) => products[code].cycles.includes(Cycle.Monthly));

test.each(monthly)('states the due day of monthly bills of %s as in the cycles of the product', (code) => {
  const expected = code === ProductCode.NewChannel ? monthlyDue.newChannel : monthlyDue.most;
  expect(clearType(Cycle.Monthly, code).lastPayDate).toBe(expected);
});
