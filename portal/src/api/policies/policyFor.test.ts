import { expect, expectTypeOf, test } from 'vitest';
import { services, type ServiceName } from '#generated/services.ts';
import type { Policies } from './policy.ts';
import { policyFor } from './policyFor.ts';

const names = Object.keys(services) as ServiceName[];

test.each(names)(
  'shows the message of %s for a state that no table lists, a notice for an HTTP failure',
  (service) => {
    const policy = policyFor({ service, kind: 'state', code: 'E9000099', name: 'UnderReview' });
    expect(policy).toBe(service === 'gateway' ? 'log-and-message' : 'message');
    expect(policyFor({ service, kind: 'http', code: '404', name: '' })).toBe('notify-exception');
  },
);

test('lets a table omit only states of single operations', () => {
  type Table = Policies<'SystemError' | 'UnderReview', 'SystemError'>;
  expectTypeOf<{ SystemError: 'message' }>().toExtend<Table>();
  expectTypeOf<{ UnderReview: 'message' }>().not.toExtend<Table>();
});

test('shows a listed fault as the table says', () => {
  expect(policyFor({ service: 'standard', kind: 'fault', code: '9999999', name: 'SystemError' })).toBe(
    'panel-or-message',
  );
});
