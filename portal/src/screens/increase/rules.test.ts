import { expect, test } from 'vitest';
import { admission, fileProblem, isMissing, isSmsCode, resultOf } from './rules.ts';

test.each([
  [true, { smb: true, mall: false, offline: false }, 'open'],
  [true, { smb: false, mall: true, offline: false }, 'open'],
  [false, { smb: true, mall: false, offline: false }, 'child'],
  [true, { smb: true, mall: false, offline: true }, 'not-supported'],
  [true, { smb: false, mall: false, offline: false }, 'not-supported'],
])('parent %s, product %j: %s', (isParent, flags, verdict) => {
  expect(admission({ isParent, flags })).toBe(verdict);
});

test.each([
  ['application/pdf', 10_485_760, undefined],
  ['application/pdf', 10_485_761, '文件不能超过10MB'],
  ['image/gif', 10, '仅支持PNG、JPG、PDF格式的文件'],
])('a file of %s, %s bytes', (type, size, problem) => {
  expect(
    fileProblem({ type, size }, { maxFileBytes: 10_485_760, fileTypes: ['image/png', 'application/pdf'] }),
  ).toBe(problem);
});

test.each([
  [true, 1, 0, true],
  [true, 1, 1, false],
  [true, 0, 0, true],
  [false, 0, 0, false],
  [false, 2, 1, true],
])('required %s, at least %s, uploaded %s: missing %s', (required, minFiles, uploaded, missing) => {
  const material = { materialType: 'INVOICE', desc: '', required, minFiles, maxFiles: 5 } as const;
  expect(isMissing(material, uploaded)).toBe(missing);
});

test('an SMS code is six digits', () => {
  expect(['604417', '60441', '6044170', '60441a'].map(isSmsCode)).toEqual([true, false, false, false]);
});

const record = {
  applyNo: 'TE1',
  method: 'AUTO',
  limitBefore: 1_200_000,
  submittedAt: '2026-11-12 10:00:00',
} as const;

test('what the result says', () => {
  expect(resultOf({ ...record, status: 'REVIEWING', expectedAt: '2026-11-15 10:00:00' })).toEqual({
    resultState: 'waiting',
    title: '提额申请已提交',
    text: '资料正在审核，预计<strong>2026-11-15</strong>前完成',
  });
  expect(resultOf({ ...record, status: 'APPROVED', limitAfter: 1_300_000 })).toEqual({
    resultState: 'success',
    title: '提额成功',
    text: '您的总额度已提升至<strong>1,300,000.00</strong>元',
  });
  expect(resultOf({ ...record, status: 'REFUSED', refuseReason: '综合评估未通过' })).toEqual({
    resultState: 'fail',
    title: '提额未通过',
    text: '综合评估未通过',
  });
});
