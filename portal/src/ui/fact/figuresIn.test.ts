import { expect, test } from 'vitest';
import { figuresIn } from './figuresIn.ts';

const due = { 'data-fact': 'bill.owed:ZD1' };
const day = { 'data-fact': 'bill.dueDate:ZD1' };

test.each([
  [
    '2026-11-25应还 1,118.52 元',
    [
      ['2026-11-25', day],
      ['1,118.52', due],
    ],
    [{ text: '2026-11-25', fact: day }, { text: '应还 ' }, { text: '1,118.52', fact: due }, { text: ' 元' }],
  ],
  ['今日应还', [['2026-11-25', day]], [{ text: '今日应还' }]],
  ['0.00', [['0.00', due]], [{ text: '0.00', fact: due }]],
] as const)('splits %s at its figures', (sentence, figures, parts) => {
  expect(figuresIn(sentence, figures)).toEqual(parts);
});

test('takes equal figures in order', () => {
  expect(
    figuresIn('本金 5.00，服务费 5.00', [
      ['5.00', due],
      ['5.00', day],
    ]),
  ).toEqual([
    { text: '本金 ' },
    { text: '5.00', fact: due },
    { text: '，服务费 ' },
    { text: '5.00', fact: day },
  ]);
});
