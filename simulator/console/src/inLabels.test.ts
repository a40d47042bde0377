import { expect, test } from 'vitest';
import { inLabels } from './inLabels.ts';

test.each([
  [
    '请求不符合约定：/answer/delay 格式不对',
    '/answer/delay',
    '格式不对',
    '请求不符合约定：推迟时长 格式不对',
  ],
  ['至多 600s（十分钟）', '/answer/delay', '至多 600s（十分钟）', '推迟时长：至多 600s（十分钟）'],
  ['没有接口 gateway.none', '/on', '没有接口 gateway.none', '没有接口 gateway.none'],
  ['请求不符合约定：/times 应为整数', '/times', '应为整数', '请求不符合约定：次数 应为整数'],
  ['请求不符合约定：/when/like/~1a 过长', '/when/like/~1a', '过长', '请求不符合约定：字段 过长'],
  ['请求不符合约定：/else 过长', '/else', '过长', '请求不符合约定：/else 过长'],
])('shows the label of a known JSON pointer in "%s" of %s', (message, pointer, why, shown) => {
  expect(inLabels(message, [{ pointer, message: why }])).toBe(shown);
});
