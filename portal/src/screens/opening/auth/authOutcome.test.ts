import { expect, test } from 'vitest';
import { authProblem, returnedFrom } from './authOutcome.ts';

test('has a problem for every status but 8, success', () => {
  expect((['0', '4', '8', '9', '10', '15'] as const).map((status) => [status, authProblem(status)])).toEqual([
    ['0', '认证尚未完成，请完成后重试。'],
    ['4', '认证尚未完成，请完成后重试。'],
    ['8', undefined],
    ['9', '认证未通过，请核对信息后重试或选择其他方式。'],
    ['10', '无需认证，请重新发起。'],
    ['15', '风控拒绝认证，请选择其他方式或联系客服。'],
  ]);
});

test.each([
  ['', {}],
  ['authFlowNo=RZ1&openStatus=8', { flowNo: 'RZ1' }],
  ['authFlowNo=RZ1&errorCode=E00003', { problem: '您已取消认证，可重新发起或选择其他方式。' }],
  ['errorCode=E99999', { problem: '未能确认认证结果，请重试。' }],
])('reads the outcome from "%s"', (query, returned) => {
  expect(returnedFrom(new URLSearchParams(query))).toEqual(returned);
});
