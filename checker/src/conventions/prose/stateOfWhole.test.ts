import { expect, test } from 'vitest';
import { saying } from '../fixtures/saying.ts';
import { statedStatesOf } from './stateOfWhole.ts';

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
  ['In winter, the instrument becomes `IN_REPAIR`.', undefined],
  ['In good condition: the instrument becomes `AVAILABLE`.', undefined],
])('reads in "%s" the state of the instrument: %s', (description, state) => {
  const operation = saying({ summary: 'Does it', description });
  expect(statedStatesOf(operation, 'instrument', STATES)[0]?.state).toBe(state);
});

test.each([
  ['In `GOOD` condition the instrument is `AVAILABLE` again.', ['GOOD AVAILABLE']],
  [
    'A `DAMAGED` one goes to the workshop: it becomes `IN_REPAIR`, and a repair is created.',
    ['DAMAGED IN_REPAIR'],
  ],
  [
    'An instrument in good condition becomes `available`, a damaged one goes to in_repair.',
    ['GOOD AVAILABLE', 'DAMAGED IN_REPAIR'],
  ],
  ['In good condition, the instrument is available again.', ['GOOD AVAILABLE']],
  ['A damaged instrument can become `IN_REPAIR`.', []],
  ['A damaged case becomes `IN_REPAIR`.', []],
])('reads in "%s" the states by the condition of the request: %j', (description, states) => {
  const choices = ['GOOD', 'DAMAGED'].map((value) => ({ member: 'condition', value }));
  const found = statedStatesOf(saying({ summary: 'Does it', description }), 'instrument', STATES, choices);
  expect(found.map(({ state, given }) => `${given?.value ?? ''} ${state}`)).toEqual(states);
});
