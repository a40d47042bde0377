/** Checks of the members of one object. For each check the table has a right object and a wrong one, for some also an ignored one. */
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
  [linesAddUp, 'accepts lines and a total that add up', order, lined('3.00', '3.00'), 0],
  [linesAddUp, 'reports a line with the price of one piece', order, lined('1.50', '1.50'), 1],
  [linesAddUp, 'reports a total that is not the sum of the lines', order, lined('3.00', '9.00'), 1],
  [linesAddUp, 'ignores a total beside a discount', { ...order, discount: text }, lined('3.00', '2.00'), 0],
  [
    linesAddUp,
    'ignores amounts that are whole numbers beside a decimal total',
    { total: number, items: listOf({ sku: text, amount: whole }) },
    { total: 9.5, items: [{ sku: 'A', amount: 2 }] },
    0,
  ],
  [duration, 'accepts two nights', stay, { arrival: '2027-03-01', departure: '2027-03-03', nights: 2 }, 0],
  [
    duration,
    'reports three nights instead of two',
    stay,
    { arrival: '2027-03-01', departure: '2027-03-03', nights: 3 },
    1,
  ],
  [listSum, 'accepts the right sum', fees, { fees: [{ feeCents: 2 }, { feeCents: 3 }], sumCents: 5 }, 0],
  [listSum, 'reports a sum of 0', fees, { fees: [{ feeCents: 2 }, { feeCents: 3 }], sumCents: 0 }, 1],
  [
    listSum,
    'ignores a sum of an unknown part of the items',
    { ...fees, sumCents: { ...whole, description: 'of paid ones only' } },
    { fees: [{ feeCents: 2 }], sumCents: 0 },
    0,
  ],
  [maskedValue, 'accepts stars', masked, { phone: '138****0000' }, 0],
  [maskedValue, 'accepts four digits', masked, { phone: '0000' }, 0],
  [maskedValue, 'reports a whole number', masked, { phone: '13800000000' }, 1],
  [
    maskedValue,
    'ignores a value that is masked for some readers only',
    { phone: { ...text, description: 'masked for others' } },
    { phone: '13800000000' },
    0,
  ],
  [epochUnit, 'accepts milliseconds', moment, { enteredAt: 1_780_000_000_000 }, 0],
  [epochUnit, 'reports seconds instead of milliseconds', moment, { enteredAt: 1_780_000_000 }, 1],
  [partsAddUp, 'accepts the sum of all states', counts, { open: 2, closed: 3, total: 5 }, 0],
  [partsAddUp, 'reports a total of one state only', counts, { open: 2, closed: 3, total: 2 }, 1],
])('$id: %s', (check, _, properties, shown, count) => {
  const operation = { schemas: { State: { type: 'string', enum: ['OPEN', 'CLOSED'] } } };
  expect(schemaComplaintsOf(check, { properties, shown, operation })).toHaveLength(count);
});
