import { expect, test } from 'vitest';
import { readVerdict } from './envelope.ts';

const members = { code: '/ok', message: '/error', data: '', success: ['true'] };

test.each([
  ['true', true, true, { code: 'true', success: true }],
  ['false', false, true, { code: 'false', success: false }],
  ['"true"', 'true', true, { code: 'true', success: true }],
  ['null', null, true, { code: undefined, success: false }],
  ['true where codes must be texts', true, false, { code: undefined, success: false }],
])('reads success or refusal from the code %s', (_, ok, takesBoolean, wanted) => {
  // `numeric` allows numbers and booleans.
  const envelope = { ...members, ...(takesBoolean && { numeric: true as const }) };
  const { code, success } = readVerdict({ envelope }, { ok }, 200);
  expect({ code, success }).toEqual(wanted);
});
