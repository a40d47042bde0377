import { expect, test } from 'vitest';
import { gateway, standard } from './fixture.ts';
import { errorOfOutcome, outcomeOf } from './outcome.ts';

const example = (value: unknown, status = '200') => ({ name: 'x', summary: '', value, status });

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
])('the gateway is read from outside: %j', (value, outcome) => {
  expect(outcomeOf(example(value), gateway.envelope, 'STD')).toEqual(outcome);
});

test('a legacy text stands for its code', () => {
  const legacy = {
    ...standard,
    envelope: { ...standard.envelope, notLoggedInText: ['/error'] },
    errors: [{ ...standard.errors[0]!, text: 'notlogin' }],
  };
  const outcome = outcomeOf(example({ error: 'notlogin' }), legacy.envelope);
  expect(outcome).toEqual({ success: false, code: 'notlogin' });
  expect(errorOfOutcome(legacy, outcome)?.code).toBe('0000006');
});

test('without an envelope the HTTP status tells', () => {
  expect(outcomeOf(example({}, '404'), { base: '' })).toEqual({ success: false, code: '404' });
  expect(outcomeOf(example({}), { base: '' }).success).toBe(true);
});
