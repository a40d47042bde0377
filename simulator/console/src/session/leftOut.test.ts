import { expect, test } from 'vitest';
import { leftOut } from './leftOut.ts';

const none = {
  operations: 0,
  upstreams: 0,
  faultCounts: false,
  importedWorld: false,
  replayed: false,
  page: false,
};

test.each([
  [none, ''],
  [{ ...none, operations: 3, upstreams: 2 }, '不含：已做的操作 3 次、上游设置'],
  [{ ...none, operations: 1, page: true }, '不含：已做的操作 1 次、它的结果页（链接打开场景的起始页）'],
  [{ ...none, faultCounts: true }, '不含：故障已有的次数'],
  [{ ...none, importedWorld: true, replayed: true }, '不含：导入的世界、录制已答到哪里'],
])('names the parts that a short link omits by %j', { tags: ['team-scene'] }, (leavesOut, words) => {
  expect(leftOut(leavesOut)).toBe(words);
});
