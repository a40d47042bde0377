import { expect, test } from 'vitest';
import { saying, stateOf } from '../fixtures/saying.ts';
import { refusesInState } from './stateOfOther.ts';

const STATES: Readonly<Record<string, readonly string[]>> = {
  desk: ['active', 'not active'],
  locker: ['ACTIVE', 'MAINTENANCE'],
  'pay-run': ['Draft', 'Approved', 'Cancelled'],
};

/** Returns the states of the resource in which the sentence refuses the write. */
const refusedIn = (description: string, noun: string): string[] => {
  const all = STATES[noun] ?? [];
  const operation = saying({ summary: 'Does it', description });
  return all.filter((value) => refusesInState(operation, noun, stateOf(value, all)));
};

test.each<[string, string, string[]]>([
  ['An inactive desk is refused with 409.', 'desk', ['not active']],
  ['409 if the desk is inactive.', 'desk', ['not active']],
  ['The desk must be active (409).', 'desk', ['not active']],
  ['Only for active desks (409).', 'desk', ['not active']],
  ['A desk that is not active cannot be booked.', 'desk', ['not active']],
  ['An unknown locker is a 404, a locker in maintenance a 409.', 'locker', ['MAINTENANCE']],
  ['Lockers in maintenance cannot be used.', 'locker', ['MAINTENANCE']],
  [
    "The payslips of a pay run that is no longer a draft can't be removed (409).",
    'pay-run',
    ['Approved', 'Cancelled'],
  ],
  ['Payslips of an approved pay run cannot be removed (409).', 'pay-run', ['Approved']],
  ['Only while the pay run is a draft (409).', 'pay-run', ['Approved', 'Cancelled']],
  ['Refuses an approved pay run with 409.', 'pay-run', ['Approved']],
  ['Approved and cancelled pay runs cannot be changed: 409.', 'pay-run', ['Approved', 'Cancelled']],
  ['Approved pay runs cannot be changed (409).', 'pay-run', ['Approved']],
  // Only some of the resources in the state are refused.
  ['An approved pay run without payslips is refused with 409.', 'pay-run', []],
  ['An approved pay run with open payslips is refused with 409.', 'pay-run', []],
  ['An approved pay run that has payslips is refused with 409.', 'pay-run', []],
  ['An inactive desk of which a part is missing is refused with 409.', 'desk', []],
  ['A locker in maintenance older than a year cannot be used (409).', 'locker', []],
  // With two allowed states, none is surely refused.
  ['Only for draft or approved pay runs (409).', 'pay-run', []],
  ['Only while the pay run is a draft, or approved (409).', 'pay-run', []],
  ['The pay run must be draft, approved or cancelled (409).', 'pay-run', []],
  // No refusal, an exception from it, or one for another reason.
  ['An inactive desk can be booked.', 'desk', []],
  ['Inactive desks are left out.', 'desk', []],
  ['An inactive desk is refused with 409, unless it is forced.', 'desk', []],
  ['A desk without a label is refused with 409.', 'desk', []],
  ['A locker in maintenance shows no free compartments.', 'locker', []],
  ['Also for a locker in maintenance, 409 otherwise.', 'locker', []],
  ['Approves a draft; otherwise 409.', 'pay-run', []],
  ['A cancelled order is refused with 409.', 'pay-run', []],
])('reads the states in which "%s" refuses a %s', (description, noun, states) => {
  expect(refusedIn(description, noun)).toEqual(states);
});
