import { expect, test } from 'vitest';
import { renewalOf } from './renewal.ts';

const row = (operationCode: string, data?: object) => [
  { accessType: 'CREDIT_EXPIRED', operationCode, ...(data ? { data } : {}) },
];

test.each([
  ['no answer', undefined, { pending: false, days: undefined }],
  [
    'another qualification',
    [{ accessType: 'NEW', operationCode: 'APPLICABLE' }],
    { pending: false, days: undefined },
  ],
  ['not qualified', row('NOT_QUALIFIED'), { pending: false, days: undefined }],
  ['expires in 18 days', row('APPLICABLE', { daysUntilExpiration: 18 }), { pending: true, days: 18 }],
  ["the gateway's name of the days", row('APPLICABLE', { days: 7 }), { pending: true, days: 7 }],
  ['expired', row('APPLICABLE', { daysUntilExpiration: 0 }), { pending: true, days: 0 }],
])(
  'reads the renewal from the qualifications: %s',
  { tags: ['flow-credit-expired-set', 'flow-credit-expired-clear'] },
  (_, answer, expected) => {
    expect(renewalOf(answer)).toEqual(expected);
  },
);
