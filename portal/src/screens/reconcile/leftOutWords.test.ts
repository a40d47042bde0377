import { expect, test } from 'vitest';
import type { LeftOutReason } from './ledger/lines.ts';
import { leftOutReason, leftOutWords } from './leftOutWords.ts';

const lines = (reason: LeftOutReason, cell: string, ...rows: readonly number[]) =>
  rows.map((row) => ({ row, reason, cell }));

test.each([
  ['no line', [], undefined],
  [
    'harmless lines by their number alone',
    [...lines('total', '合计', 9, 20), ...lines('noAmount', '', 4)],
    { text: '未参与核对：合计、余额等2行；没有金额的1行。', isProblem: false },
  ],
  [
    'lines to correct first, with their places',
    [...lines('total', '合计', 9), ...lines('formulaError', '#REF!', 5, 7)],
    {
      text: '未参与核对：公式有误（#REF!）的第5、7行；合计、余额等1行。请在文件中更正后重新选择。',
      isProblem: true,
    },
  ],
  [
    'at most five places',
    lines('amount', '五元', 1, 2, 3, 4, 5, 6, 7),
    {
      text: '未参与核对：金额无法读取（五元）的第1、2、3、4、5行等7行。请在文件中更正后重新选择。',
      isProblem: true,
    },
  ],
])(
  'describes left-out lines and their reasons: %s',
  { tags: ['far-reconcile-left-out'] },
  (_, leftOut, words) => {
    expect(leftOutWords(leftOut)).toEqual(words);
  },
);

test('names the reason and the cell in the exported file', () => {
  expect(lines('formulaError', '#REF!', 5).map(leftOutReason)).toEqual(['未参与核对：公式有误（#REF!）']);
  expect(lines('noAmount', '', 5).map(leftOutReason)).toEqual(['未参与核对：没有金额']);
});
