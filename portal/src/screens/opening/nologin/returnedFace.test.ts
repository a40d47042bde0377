import { expect, test } from 'vitest';
import { returnedFace } from './returnedFace.ts';

test.each([
  ['', {}],
  ['authFlowNo=RZ1&openStatus=8', { flowNo: 'RZ1' }],
  ['authFlowNo=RZ1&openStatus=9', { problem: '人脸识别未通过，请法定代表人本人重试。' }],
  ['authFlowNo=RZ1&openStatus=15', { problem: '风控拒绝认证，请联系客服或企业经办人。' }],
  ['authFlowNo=RZ1&openStatus=99', { problem: '未能确认认证结果，请重试。' }],
  ['authFlowNo=RZ1', { problem: '未能确认认证结果，请重试。' }],
  ['errorCode=E00003', { problem: '您已取消人脸识别，可重新发起。' }],
])('reads the query %j as %o', (query, returned) => {
  expect(returnedFace(new URLSearchParams(query))).toEqual(returned);
});
