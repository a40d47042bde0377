import { expect, test } from 'vitest';
import { countsSomeOnly } from './countCondition.ts';

test.each([
  ['recipientCount', 'number of its recipients who have signed'],
  ['noteCount', 'Number of its public notes'],
  ['noteCount', 'Count of the notes written today'],
  ['noteCount', 'number of notes without a reply'],
  ['openLoans', 'Number of open loans that are overdue.'],
])('finds a condition of %s: %s', (member, says) => {
  expect(countsSomeOnly(says, [member, 'ticket'])).toBe(true);
});

test.each([
  ['recipientCount', 'number of its recipients'],
  ['noteCount', 'The total number of notes of the ticket'],
  ['noteCount', 'Number of all notes, internal ones included'],
  ['noteCount', 'Number of notes; at most ten of them are public'],
  ['openLoans', 'Number of open loans.'],
  ['noteCount', 'Notes that were written'],
  ['noteCount', ''],
])('finds no condition of %s: %s', (member, says) => {
  expect(countsSomeOnly(says, [member, 'ticket'])).toBe(false);
});
