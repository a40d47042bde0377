import { expect, test } from 'vitest';
import { copy } from './copy.ts';

test('says after the countdown what to do if the mall does not open', () => {
  expect([1, 0].map(copy.counting)).toEqual([
    '1秒后自动前往，也可立即前往或返回',
    '正在前往企业购，长时间未打开时可再次前往或返回',
  ]);
});
