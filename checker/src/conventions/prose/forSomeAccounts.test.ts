import { expect, test } from 'vitest';
import { body, creates, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { isFilterForSome, isForSomeAccounts } from './forSomeAccounts.ts';

/** @param asked the description of the member in the request @param shown its description in the response */
function isForSome(asked: string, shown: string): boolean {
  const { operationOf } = smallContract('notes.json', {
    paths: {
      '/notes': {
        post: creates(
          'add',
          object({ mark: { ...text, description: shown } }),
          body({ mark: { ...text, description: asked } }),
        ),
      },
    },
  });
  return isForSomeAccounts(operationOf('add'), 'mark');
}

test.each([
  'Only staff see this field.',
  'Only staff may set it.',
  'Can only be changed by staff.',
  'Visible to admins only',
  'Set by staff alone',
  'Shown if the caller is an agent',
  'Staff only.',
  'For agents only',
  'Hidden from guests',
  'Absent for diners',
  'null for students',
  'Not shown to diners.',
  'Visible to employees',
  'Customers never see this.',
  'Ignored unless staff send it.',
  '仅员工可见',
  '仅管理员可修改',
])('reads a member for some accounts: %s', (says) => {
  expect([isForSome(says, ''), isForSome('', says)]).toEqual([true, true]);
});

test.each([
  '',
  'The note of the staff',
  'Plain text only',
  'Only digits',
  'Plain text only, shown on the ticket',
  'Case is ignored.',
  'Set when the order is paid',
  'Visible to everyone',
  'Shown on the ticket',
  'null without a ticket',
  'Staff can search it.',
])('reads a member for all accounts: %s', (says) => {
  expect([isForSome(says, ''), isForSome('', says)]).toEqual([false, false]);
});

test.each([
  ['Only orders of this customer. For staff; ignored for everybody else.', true],
  ['Staff only. Orders of this customer.', true],
  ['Ignored for members', true],
  ['仅管理员可用', true],
  ['Only orders of this customer.', false],
  ['Upper and lower case is ignored', false],
  ['Orders that wait for staff', false],
])('reads whether a filter counts for some accounts only: %s', (says, isForSome) => {
  expect(isFilterForSome(says)).toBe(isForSome);
});
