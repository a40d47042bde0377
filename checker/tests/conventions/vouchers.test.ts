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

test('reports nothing about correct vouchers', { tags: ['far-checker-amounts'] }, async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['each use is compared alone', /useVoucher: \d+ and \d+ are more than amount/],
  [
    'two uses at once are compared with the same rest',
    /two at once are accepted and are together more than amount/,
  ],
  ['one use closes the voucher for others', /a second part within amount \d+ is refused \(409\)/],
  ['a used voucher is closed', /closeVoucher: id \d+: it is used, and that is accepted/],
  ['links forget the filter', /the link to the next part drops status/],
  ['repeated answers are not marked', /the answer of an earlier request lacks the header Replayed-Answer/],
  ['keys are shared by all accounts', /another account with the same key gets id \d+, which it may not read/],
  ['validateOnly creates', /is there although validateOnly was sent/],
  ['numbers are given again', /id \d+ of \S+ was deleted and is given again/],
  ['notes grow for ever', /notes has 4 entries; the contract says/],
  ['the empty text is not sent on', /memo is "Sample text" as before; "" was sent/],
  [
    'uses do not touch the voucher',
    /(usedAmount|status) has changed, and updatedAt is .* as a second before/,
  ],
  ['vouchers end at once', /endsAt is .* with createdAt .*; the contract says/],
  ['vouchers may be valid for ever', /validUntil 62 days ahead is accepted; the contract says/],
  ['links have another number', /link is .* with id \d+; the contract says/],
  ['times are those of another zone', /is made now, and createdAt is .*: 2 hours away/],
])('reports a backend where %s', { tags: ['far-checker-amounts'] }, async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
