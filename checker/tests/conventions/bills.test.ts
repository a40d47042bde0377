/** Tests promises of a service with codes in an envelope and Chinese prose: states by number, batches, repeated writes and exports. */
import { expect, test } from 'vitest';
import { startBills, type Fault } from '../support/bills/backend.ts';
import { billsContract } from '../support/bills/contract.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const contract = temporaryFile('bills.json', JSON.stringify(billsContract));

const auth = { parent: { 'x-key': 'k-ada' }, other: { 'x-key': 'k-bob' } };
const envelope = { code: '/code', message: '/msg', data: '/data', success: ['200'], numeric: true as const };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(startBills(fault), { contracts: contract, envelope, auth, failFast: fault !== undefined });

test(
  'reports nothing about correct bills',
  { tags: ['far-checker-batches', 'far-checker-styles'] },
  async () => {
    expect(await found()).toEqual([]);
  },
);

test.each<[Fault, RegExp]>([
  [
    'a repair can be finished before it is assigned',
    /it is 待派单, and that is accepted; the contract says '处理中/,
  ],
  ['only the first one is removed', /were named, and only \d+ has changed/],
  ['removals are done in part', /is refused, and \d+ has changed; the contract says '其中任何一个/],
  ['payments are done in part', /what was refused has changed|is refused, and \d+ has changed/],
  [
    'bills of other accounts can be paid',
    /another account may not read billId \d+ \(404\), and names it in billIds/,
  ],
  ['bills are generated twice', /the same request again makes \d+ more in the list/],
  ['bills of December are due in the same year', /dueDate is .* with month \d{4}-12, and not/],
  ['exports ignore the filter', /the file for status \d has \d+ lines as without it/],
  ['lengths count bytes', /40 letters of several bytes are refused in content/],
  ['times are in UTC', /is made now, and createTime is .*: -8 hours away/],
])(
  'reports a backend where %s',
  { tags: ['far-checker-batches', 'far-checker-styles'] },
  async (fault, message) => {
    expect(await found(fault)).toContainEqual(expect.stringMatching(message));
  },
);
