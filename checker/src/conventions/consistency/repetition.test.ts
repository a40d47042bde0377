/** Tests phrases with which a contract refuses a second call, and similar phrases that say something else. */
import { expect, test } from 'vitest';
import { saying, stateOf } from '../fixtures/saying.ts';
import { isOnce, saysOnce } from './repetition.ts';
import { isUnique } from './unique.ts';

test.each<[string, boolean, boolean, boolean]>([
  // A conflict without a reason may be a repetition, but does not say so.
  ['Conflict', true, false, false],
  ['voted already', true, true, false],
  ['the name is in use already', true, true, true],
  ['the code is taken', false, false, true],
  ['the amount is above the balance', false, false, false],
])(
  'reads from "%s" a possible repetition %s, a certain one %s, a duplicate %s',
  (conflict, once, said, unique) => {
    const operation = saying({ summary: 'Does it', conflict, request: { type: 'object' } });
    expect([isOnce(operation), saysOnce(operation), isUnique(operation)]).toEqual([once, said, unique]);
  },
);

test.each<[string, boolean]>([
  ['Votes only once', true],
  ['It can be done once (409)', true],
  ['At one desk once a day', true],
  ['It is open already', true],
  ['It is open or cancelled already', true],
  ['Refused once it is shipped', false],
  ['Not possible once the order has left', false],
  ['Not once approved', false],
  ['It is shipped already', false],
])('reads from "%s" whether a second call is refused if the first one leaves it open', (conflict, once) => {
  const operation = saying({ summary: 'Does it', conflict, request: { type: 'object' } });
  expect(saysOnce(operation, [stateOf('open')])).toBe(once);
});
