import { expect, test } from 'vitest';
import { returnedFace } from './returnedFace.ts';

test.each([
  ['', {}],
  ['authFlowNo=RZ1&openStatus=8', { flowNo: 'RZ1' }],
  ['authFlowNo=RZ1&openStatus=9', { problem: '认证未通过，请核对信息后重试或选择其他方式。' }],
  ['authFlowNo=RZ1&openStatus=15', { problem: '风控拒绝认证，请选择其他方式或联系客服。' }],
  ['authFlowNo=RZ1&openStatus=99', { problem: '未能确认认证结果，请重试。' }],
  ['authFlowNo=RZ1', { problem: '未能确认认证结果，请重试。' }],
  ['errorCode=E00003', { problem: '您已取消认证，可重新发起或选择其他方式。' }],
])('%s', (query, returned) => {
  expect(returnedFace(new URLSearchParams(query))).toEqual(returned);
});
