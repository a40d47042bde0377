import { expect, test } from 'vitest';
import { noticeId, noticeLeaves } from './noticeId.ts';

test('a notice has one id as long as it stands, and another one from when it leaves', () => {
  const first = noticeId('已复制');
  expect(noticeId('已复制')).toBe(first);
  noticeLeaves('已复制', first);
  const next = noticeId('已复制');
  expect(next).not.toBe(first);
  noticeLeaves('已复制', first);
  expect(noticeId('已复制')).toBe(next);
});

test('what one notice does is nothing to another', () => {
  const before = noticeId('已保存');
  noticeLeaves('已复制', noticeId('已复制'));
  expect(noticeId('已保存')).toBe(before);
});
