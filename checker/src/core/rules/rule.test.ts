/** Tests one-line rules of check.yaml with objects that satisfy them, and objects that do not. */
import { expect, test } from 'vitest';
import type { Payload } from '../base/payload.ts';
import { FORMS, ruleIn } from './rule.ts';

function holds(text: string, object: Payload, request: Payload = {}): boolean | undefined {
  const rule = ruleIn(text);
  if (rule.kind !== 'holds') throw new Error(`${text} compares nothing`);
  const scope = [object, { request }];
  if (rule.when && rule.when(scope) !== true) return undefined;
  const found = rule.holds(scope);
  return typeof found === 'boolean' ? found : undefined;
}

const lines = [
  { kind: 'item', amount: 300 },
  { kind: 'item', amount: 250 },
  { kind: 'fee', amount: 20 },
];

test.each<[string, Payload]>([
  ['total = sum(lines.amount)', { total: 570, lines }],
  ['total = sum(lines.amount where kind = item) - discount', { total: 540, discount: 10, lines }],
  ['sum(lines.amount where kind = item) = 550', { lines }],
  ['count = count(lines)', { count: 3, lines }],
  ['gross = round(net * 1.19, 2)', { gross: '11.90', net: '10.00' }],
  ['price = unit * quantity / 100', { price: 3, unit: 150, quantity: 2 }],
  ['end > start', { start: '2026-01-01', end: '2026-01-02' }],
  ['end >= start', { start: '2026-01-01T10:00:00Z', end: '2026-01-01T11:00:00+01:00' }],
  ['nights = days(from, to)', { nights: 2, from: '2026-01-01', to: '2026-01-03' }],
  ['closedAt != null when status = closed', { closedAt: '2026-01-01T10:00:00Z', status: 'closed' }],
  ['free = capacity - booked and free >= 0', { free: 0, capacity: 4, booked: 4 }],
  ['owner.id = ownerId', { owner: { id: 7 }, ownerId: 7 }],
])('accepts values that keep the rule %s', { tags: ['odd-stated-rules'] }, (text, object) => {
  expect(holds(text, object)).toBe(true);
});

test.each<[string, Payload]>([
  ['refund = null', { refund: 5 }],
  ['null != refund', { refund: null }],
  ['total = sum(lines.amount)', { total: 569, lines }],
  ['total = sum(lines.amount where kind = item) - discount', { total: 550, discount: 10, lines }],
  ['count = count(lines)', { count: 2, lines }],
  ['gross = round(net * 1.19, 2)', { gross: '11.80', net: '10.00' }],
  ['end > start', { start: '2026-01-01', end: '2026-01-01' }],
  ['closedAt != null when status = closed', { closedAt: null, status: 'closed' }],
  ['free = capacity - booked and free >= 0', { free: -1, capacity: 4, booked: 5 }],
])('reports values that break the rule %s', { tags: ['odd-stated-rules'] }, (text, object) => {
  expect(holds(text, object)).toBe(false);
});

test.each<[string, Payload]>([
  ['total = sum(lines.amount)', { total: 570 }],
  ['total = net + tax', { total: 570, net: null, tax: 20 }],
  ['total = net + tax', { total: null, net: 550, tax: 20 }],
  ['refund = round(deposit - damage, 2)', { refund: null, deposit: 60, damage: null }],
  ['net = round(gross / 1.19)', { net: 10, gross: null }],
  ['balance = -owed', { balance: 0, owed: null }],
  ['rest = abs(paid)', { rest: 1, paid: null }],
  ['best = max(scores.points)', { best: 3, scores: [] }],
  ['nights = days(from, to)', { nights: 2, from: '2026-01-01', to: null }],
  ['owner.id = ownerId', { owner: { id: null }, ownerId: 7 }],
  ['state = kind', { state: null, kind: 'open' }],
  ['end > start', { start: '2026-01-01', end: null }],
  ['closedAt != null when status = closed', { closedAt: null, status: 'open' }],
])('%s is undecided if a value is missing', (text, object) => {
  expect(holds(text, object)).toBeUndefined();
});

test('a rule of an operation may refer to the request', () => {
  expect(holds('sum(lines.amount) = request.amount', { lines }, { amount: 570 })).toBe(true);
  expect(holds('sum(lines.amount) = request.amount', { lines }, { amount: 571 })).toBe(false);
});

test.each(FORMS)('%s is a valid rule', (text) => {
  expect(ruleIn(text).text).toBe(text);
});

test.each([
  'total',
  'total = sum(lines.amount',
  'total = product(lines)',
  'total = sum((lines.amount) where kind = item)',
  'total = sum(lines.amount * 2 where kind = item)',
  'unique: a b',
  'order: a, b',
  'whatever: a',
  'total = #',
])('refuses the rule %s', (text) => {
  expect(() => ruleIn(text)).toThrow(/./);
});
