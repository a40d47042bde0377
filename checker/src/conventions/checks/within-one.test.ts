/** Checks that compare members of one object, in one table: a right and a wrong object for each check. */
import { expect, test } from 'vitest';
import type { Schema } from '../../core/contract/types.ts';
import { schemaComplaintsOf } from '../../core/fixtures/petshop.ts';
import type { Check } from '../../core/judging/check.ts';
import { listSum } from './lists/list-sum.ts';
import { duration } from './sums/duration.ts';
import { linesAddUp } from './sums/lines-add-up.ts';
import { partsAddUp } from './sums/parts-add-up.ts';
import { epochUnit } from './values/epoch-unit.ts';
import { maskedValue } from './values/masked-value.ts';

const number = { type: 'number' };
const whole = { type: 'integer' };
const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const listOf = (properties: Record<string, Schema>): Schema => ({
  type: 'array',
  items: { type: 'object', properties },
});
const line = { sku: text, quantity: whole, price: text, amount: text };
const order = { total: text, lines: listOf(line) };
const lined = (amount: string, total: string) => ({
  total,
  lines: [{ sku: 'A', quantity: 2, price: '1.50', amount }],
});
const stay = { arrival: day, departure: day, nights: whole };
const fees = {
  fees: listOf({ feeCents: whole }),
  sumCents: { ...whole, description: 'of all that are found' },
};
const masked = { phone: { ...text, description: 'masked' } };
const moment = { enteredAt: { ...whole, description: 'milliseconds' } };
const counts = { open: whole, closed: whole, total: whole };

test.each<[Check, string, Record<string, Schema>, object, number]>([
  [linesAddUp, 'a right order', order, lined('3.00', '3.00'), 0],
  [linesAddUp, 'a line that is one price', order, lined('1.50', '1.50'), 1],
  [linesAddUp, 'a total that is none of its lines', order, lined('3.00', '9.00'), 1],
  [linesAddUp, 'a discount may be in it', { ...order, discount: text }, lined('3.00', '2.00'), 0],
  [
    linesAddUp,
    'how many there are is no money',
    { total: number, items: listOf({ sku: text, amount: whole }) },
    { total: 9.5, items: [{ sku: 'A', amount: 2 }] },
    0,
  ],
  [duration, 'two nights', stay, { arrival: '2027-03-01', departure: '2027-03-03', nights: 2 }, 0],
  [duration, 'three of two', stay, { arrival: '2027-03-01', departure: '2027-03-03', nights: 3 }, 1],
  [listSum, 'a right sum', fees, { fees: [{ feeCents: 2 }, { feeCents: 3 }], sumCents: 5 }, 0],
  [listSum, 'a sum of nothing', fees, { fees: [{ feeCents: 2 }, { feeCents: 3 }], sumCents: 0 }, 1],
  [
    listSum,
    'of the paid ones nobody knows',
    { ...fees, sumCents: { ...whole, description: 'of paid ones only' } },
    { fees: [{ feeCents: 2 }], sumCents: 0 },
    0,
  ],
  [maskedValue, 'stars', masked, { phone: '138****0000' }, 0],
  [maskedValue, 'four digits', masked, { phone: '0000' }, 0],
  [maskedValue, 'all of it', masked, { phone: '13800000000' }, 1],
  [
    maskedValue,
    'to whom?',
    { phone: { ...text, description: 'masked for others' } },
    { phone: '13800000000' },
    0,
  ],
  [epochUnit, 'milliseconds', moment, { enteredAt: 1_780_000_000_000 }, 0],
  [epochUnit, 'seconds', moment, { enteredAt: 1_780_000_000 }, 1],
  [partsAddUp, 'all of them', counts, { open: 2, closed: 3, total: 5 }, 0],
  [partsAddUp, 'the open ones', counts, { open: 2, closed: 3, total: 2 }, 1],
])('$id: %s', (check, _, properties, shown, count) => {
  const operation = { schemas: { State: { type: 'string', enum: ['OPEN', 'CLOSED'] } } };
  expect(schemaComplaintsOf(check, { properties, shown, operation })).toHaveLength(count);
});
