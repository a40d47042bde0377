import { expect, test } from 'vitest';
import { inLabels } from './inLabels.ts';

test.each<[title: string, message: string, pointer: string, why: string, shown: string]>([
  [
    'shows the label instead of a pointer',
    '请求不符合约定：/answer/delay 格式不对',
    '/answer/delay',
    '格式不对',
    '请求不符合约定：推迟时长 格式不对',
  ],
  [
    'puts the label before a message without its pointer',
    '至多 600s（十分钟）',
    '/answer/delay',
    '至多 600s（十分钟）',
    '推迟时长：至多 600s（十分钟）',
  ],
  [
    'does not repeat a label that the message has (接口)',
    '没有接口 gateway.none',
    '/on',
    '没有接口 gateway.none',
    '没有接口 gateway.none',
  ],
  [
    'shows the label of a number',
    '请求不符合约定：/times 应为整数',
    '/times',
    '应为整数',
    '请求不符合约定：次数 应为整数',
  ],
  [
    'shows the label of the nearest pointer above (/when/like)',
    '请求不符合约定：/when/like/~1a 过长',
    '/when/like/~1a',
    '过长',
    '请求不符合约定：字段 过长',
  ],
  [
    'keeps a pointer without a label',
    '请求不符合约定：/else 过长',
    '/else',
    '过长',
    '请求不符合约定：/else 过长',
  ],
])('%s', (_, message, pointer, why, shown) => {
  expect(inLabels(message, [{ pointer, message: why }])).toBe(shown);
});
