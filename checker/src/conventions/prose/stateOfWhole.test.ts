import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { statedStateOf } from './stateOfWhole.ts';

const STATES = ['AVAILABLE', 'RESERVED', 'IN_REPAIR'];

test.each([
  ['The instrument becomes `AVAILABLE` again.', 'AVAILABLE'],
  ['Sets the repair to `DONE` and makes the instrument `AVAILABLE` again.', 'AVAILABLE'],
  ['The instrument is reserved, and `since` shows the day.', 'RESERVED'],
  ['Its instrument is then in repair.', 'IN_REPAIR'],
  ['In `GOOD` condition the instrument is `AVAILABLE` again.', undefined],
  ['The instrument becomes `AVAILABLE` if it is returned.', undefined],
  ['The instrument must be `AVAILABLE`.', undefined],
  ['The loan becomes `RESERVED`.', undefined],
  ['The instrument becomes `AVAILABLE` or `IN_REPAIR`.', undefined],
  ['A damaged instrument becomes `IN_REPAIR`.', undefined],
])('reads in "%s" the state of the instrument: %s', (description, state) => {
  const operation = saying({ summary: 'Does it', description });
  expect(statedStateOf(operation, 'instrument', STATES)?.state).toBe(state);
});
