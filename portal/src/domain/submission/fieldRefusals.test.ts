import { expect, test } from 'vitest';
import { ApiError, type FailureKind } from '#generated/runtime/failure.ts';
import { fieldRefusals } from './fieldRefusals.ts';

const refused = (kind: FailureKind, name: string, message: string) =>
  new ApiError({
    service: 'provisional',
    operation: 'verifySmsCode',
    code: 'x',
    name,
    kind,
    message,
    requestId: '',
  });

test.each([
  [
    refused('request-invalid', 'RequestInvalid', '/code 应符合格式 ^\\d{6}$；/productCode 缺少必填字段'),
    [
      { field: '/code', message: '应符合格式 ^\\d{6}$' },
      { field: '/productCode', message: '缺少必填字段' },
    ],
  ],
  [refused('state', 'SmsCodeWrong', '验证码错误'), [{ field: 'code', message: '验证码错误' }]],
  [refused('state', 'QuotaFrozen', '额度已冻结'), []],
  [new Error('x'), []],
])('places each refusal at its field: %s', (error, refusals) => {
  expect(fieldRefusals(error, { SmsCodeWrong: 'code' })).toEqual(refusals);
});
