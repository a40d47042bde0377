import { expect, test } from 'vitest';
import { readVerdict } from './envelope.ts';

const members = { code: '/ok', message: '/error', data: '', success: ['true'] };

test.each([
  ['a success', true, true, { code: 'true', success: true }],
  ['a refusal', false, true, { code: 'false', success: false }],
  ['a success as a text', 'true', true, { code: 'true', success: true }],
  ['no code', null, true, { code: undefined, success: false }],
  ['no code where codes must be texts', true, false, { code: undefined, success: false }],
])('reads a boolean code as %s', (_, ok, takesBoolean, wanted) => {
  const envelope = { ...members, ...(takesBoolean && { numeric: true as const }) };
  const { code, success } = readVerdict({ envelope }, { ok }, 200);
  expect({ code, success }).toEqual(wanted);
});
