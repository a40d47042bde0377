import { expect, test } from 'vitest';
import { noticeId, noticeLeaves } from './noticeId.ts';

test('keeps the id of an open notice, and changes it once when the notice leaves', () => {
  const first = noticeId('已复制');
  expect(noticeId('已复制')).toBe(first);
  noticeLeaves('已复制', first);
  const next = noticeId('已复制');
  expect(next).not.toBe(first);
  noticeLeaves('已复制', first);
  expect(noticeId('已复制')).toBe(next);
});

test('keeps notices independent', () => {
  const before = noticeId('已保存');
  noticeLeaves('已复制', noticeId('已复制'));
  expect(noticeId('已保存')).toBe(before);
});
