import { expect, test } from 'vitest';
import { onPaper } from './paper.ts';

const look = (text: string) =>
  ({ url: 'http://localhost/front/x', text, dialogs: [], headings: [''], pieces: [], width: 794 }) as never;
const messages = (text: string) => onPaper(look(text), look(text)).map(({ message }) => message);

test('requires a day on printed pages about money, not on help pages', () => {
  expect(messages('应还32,618.40元')).toEqual(['打印出来的纸上没有日期']);
  expect(messages('应还32,618.40元 打印日期：2026-11-12')).toEqual([]);
  expect(messages('逾期本金按日0.05%计收违约金')).toEqual([]);
});
