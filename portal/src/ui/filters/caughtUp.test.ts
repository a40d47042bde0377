import { expect, test } from 'vitest';
import { caughtUp } from './caughtUp.ts';

const before = { tab: '', days: '', no: '' };

test.each([
  ['nothing chosen yet', before, { ...before, tab: 'a' }, { tab: 'a', days: '', no: '' }],
  [
    'a choice under way',
    { ...before, days: '30' },
    { ...before, tab: 'a' },
    { tab: 'a', days: '30', no: '' },
  ],
  [
    'both chose the same field',
    { ...before, no: 'x' },
    { ...before, no: 'y' },
    { tab: '', days: '', no: 'y' },
  ],
])('%s', (_, draft, now, after) => {
  expect(caughtUp(draft, before, now)).toEqual(after);
});
