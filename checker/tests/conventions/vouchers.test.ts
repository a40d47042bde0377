/** Tests promises about money and changes, with vouchers: parts that have a limit together, keys, states, times and ids. */
import { expect, test } from 'vitest';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';
import { startVouchers, type Fault } from '../support/vouchers/backend.ts';
import { vouchersContract } from '../support/vouchers/contract.ts';

const contract = temporaryFile('vouchers.json', JSON.stringify(vouchersContract));

const auth = { parent: { 'x-key': 'k-ada' }, other: { 'x-key': 'k-bob' } };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(startVouchers(fault), { contracts: contract, auth, failFast: fault !== undefined });

test(
  'reports nothing about correct vouchers',
  { tags: ['far-checker-amounts', 'far-checker-null-times'] },
  async () => {
    expect(await found()).toEqual([]);
  },
);

test.each<[Fault, RegExp]>([
  ['the limit holds for each use alone', /useVoucher: \d+ and \d+ are more than amount/],
  ['two concurrent uses exceed the amount', /two at once are accepted and are together more than amount/],
  ['only one use is accepted', /a second part within amount \d+ is refused \(409\)/],
  ['a used voucher can be closed', /closeVoucher: id \d+: it is used, and that is accepted/],
  ['links drop the filter', /the link to the next part drops status/],
  ['repeated responses are not marked', /the answer to a repeated request lacks the header Replayed-Answer/],
  ['keys are shared by all accounts', /another account with the same key gets id \d+, which it may not read/],
  ['validateOnly creates a voucher', /is there although validateOnly was sent/],
  ['ids are reused', /id \d+ of \S+ was deleted and is given again/],
  ['notes have no limit', /notes has 31 entries; the contract says/],
  ['an empty text is ignored', /memo is "Sample text" as before; "" was sent/],
  [
    'uses do not move the time of the change',
    /(usedAmount|status) has changed, and updatedAt is .* as a second before/,
  ],
  ['vouchers end when they are created', /endsAt is .* with createdAt .*; the contract says/],
  ['vouchers can be valid for more than 60 days', /validUntil 62 days ahead is accepted; the contract says/],
  ['links end with another id', /link is .* with id \d+; the contract says/],
  ['times are in another zone', /is made now, and createdAt is .*: 2 hours away/],
])('reports a backend where %s', { tags: ['far-checker-amounts'] }, async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});

test(
  'reports a backend where null leaves a time as it is',
  { tags: ['far-checker-null-times'] },
  async () => {
    expect(await found('null leaves a time as it is')).toContainEqual(
      expect.stringMatching(/remindAt .*, which null has taken away/),
    );
  },
);
