import { expect, test } from 'vitest';
import { services } from '#generated/services.ts';
import { outcomeOf } from './examples.ts';

const { gateway, legacy } = services;

test.each([
  [
    { resultCode: '0', resultData: { resCode: '0000000' } },
    { success: true, code: '0000000', layer: 'STD' },
  ],
  [
    { resultCode: '0', resultData: { resCode: '801' } },
    { success: false, code: '801', layer: 'STD' },
  ],
  [{ resultCode: '801' }, { success: false, code: '801', layer: 'outer' }],
])('reads a gateway response from the outer envelope inwards: %j', (value, outcome) => {
  expect(outcomeOf(value, '200', gateway.envelope, 'STD')).toEqual(outcome);
});

test('takes the legacy error text as the code, and the HTTP status where there is no envelope', () => {
  const outcome = outcomeOf({ error: 'notlogin' }, '200', legacy.envelope);
  expect(outcome).toEqual({ success: false, code: 'notlogin' });
  expect(outcomeOf({}, '404', 'none')).toEqual({ success: false, code: '404' });
  expect(outcomeOf({}, '200', 'none').success).toBe(true);
});
