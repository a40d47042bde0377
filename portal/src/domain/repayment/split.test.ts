import { expect, test } from 'vitest';
import { splitOf } from './split.ts';

const share = (billNo: string) => ({
  billNo,
  period: 1,
  amount: 1,
  principal: 1,
  interest: 0,
  fee: 0,
  penalty: 0,
  settles: false,
});

test.each([
  ['one bill, a part', 5, ['A'], ['A'], []],
  ['two bills, all of it', 0, ['A', 'B'], ['A', 'B'], []],
  ['two bills, a part', 5, ['A', 'B'], ['A', 'B'], ['A', 'B']],
  ['two bills, less than the first', 5, ['A', 'B'], ['A'], ['A']],
])(
  'shows the shares only if several bills are chosen and a rest stays owed: %s',
  (_, remaining, bills, paid, expected) => {
    expect(splitOf({ remaining, shares: paid.map(share) }, bills).map(({ billNo }) => billNo)).toEqual(
      expected,
    );
  },
);
