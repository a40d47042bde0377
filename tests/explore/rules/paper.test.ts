import { expect, test } from 'vitest';
import { onPaper } from './paper.ts';

const look = (text: string) =>
  ({ url: 'http://localhost/front/x', text, dialogs: [], headings: [''], pieces: [], width: 794 }) as never;
const messages = (text: string, filled: readonly number[] = [0.5]) =>
  onPaper({ screen: look(text), paper: look(text), filled }).map(({ message }) => message);

test('requires a day on printed pages about money, not on help pages', () => {
  expect(messages('应还32,618.40元')).toEqual(['打印出来的纸上没有日期']);
  expect(messages('应还32,618.40元 打印日期：2026-11-12')).toEqual([]);
  expect(messages('逾期本金按日0.05%计收违约金')).toEqual([]);
});

test.each([
  [[0.14, 0.8, 0.6], ['打印出来的3张纸中，第1张几乎空白']],
  [[0.8, 0], ['打印出来的2张纸中，第2张几乎空白']],
  [[0.8, 0.1], []],
])(
  'reports a blank sheet and a first one with the title alone, but not a short last one: %j',
  (filled, expected) => expect(messages('', filled)).toEqual(expected),
);
