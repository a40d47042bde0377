import { expect, test } from 'vitest';
import { parsed } from '../../ui/form/parsed.ts';
import { copy } from './copy.ts';
import { verifyForm } from './form.ts';

const parse = parsed(verifyForm);
const code = '3HWD-8PQ1-7ZKM-0V4B';

test.each([
  [code, '', {}],
  ['校验码 3hwd8pq17zkm0v4b', ' ', {}],
  [code, '24,318.70', {}],
  [code, '0.00', {}],
  ['', '', { verifyCode: '请填写此项' }],
  ['3HWD-8PQ1', '', { verifyCode: copy.codeWrong }],
  ['3HWD-8PQ1-7ZKM-0V4U', '', { verifyCode: copy.codeWrong }],
  [code, '24318.705', { amount: '金额最多两位小数' }],
  [code, '两万', { amount: '请写出完整的数字，如60000，不用万、千等单位' }],
])(
  'finds the problems of the code %j with the amount %j: %j',
  { tags: ['far-verify'] },
  (verifyCode, amount, problems) => expect(parse({ verifyCode, amount }).problems).toEqual(problems),
);
