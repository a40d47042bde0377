import { expect, test } from 'vitest';
import { documentCode } from './documentCode.ts';

const code = '3HWD-8PQ1-7ZKM-0V4B';

test.each([
  code,
  '3hwd-8pq1-7zkm-0v4b',
  '3HWD8PQ17ZKM0V4B',
  ' 3HWD 8PQ1  7ZKM 0V4B ',
  '３ＨＷＤ－８ＰＱ１－７ＺＫＭ－０Ｖ４Ｂ',
  '3HWD–8PQ1—7ZKM‑0V4B',
  '校验码：3HWD-8PQ1-7ZKM-0V4B',
  '3HWD-8PQI-7ZKM-OV4B',
  '3HWD-8PQl-7ZKM-oV4B',
  '3HWD\u200b-8PQ1\n-7ZKM-0V4B',
])('reads the code in %j', { tags: ['far-verify'] }, (typed) => expect(documentCode(typed)).toBe(code));

test.each([
  ['', ''],
  ['校验码', ''],
  ['3HWD-8PQ1', '3HWD8PQ1'],
  ['3HWD-8PQ1-7ZKM-0V4B-9', '3HWD8PQ17ZKM0V4B9'],
])('only cleans %j, which is no whole code', { tags: ['far-verify'] }, (typed, text) =>
  expect(documentCode(typed)).toBe(text),
);
