import { expect, test } from 'vitest';
import { problemsOf } from '../../ui/form/parsed.ts';
import { applyForm, noUploads } from './form.ts';
import { admission, resultOf } from './rules.ts';

test.each([
  [true, { smb: true, mall: false, offline: false }, 'open'],
  [true, { smb: false, mall: true, offline: false }, 'open'],
  [false, { smb: true, mall: false, offline: false }, 'child'],
  [true, { smb: true, mall: false, offline: true }, 'not-supported'],
  [true, { smb: false, mall: false, offline: false }, 'not-supported'],
])('admission of a parent (%s) with product flags %j is %s', (isParent, flags, verdict) => {
  expect(admission({ isParent, flags })).toBe(verdict);
});

test.each([
  [true, 1, 0, '请至少上传1份'],
  [true, 1, 1, undefined],
  [true, 0, 0, '请至少上传1份'],
  [false, 0, 0, undefined],
  [false, 2, 1, '请至少上传2份'],
])(
  'validates a material with required %s, minimum %s and %s files: %s',
  (required, minFiles, uploaded, problem) => {
    const material = { materialType: 'INVOICE', desc: '', required, minFiles, maxFiles: 5 } as const;
    const INVOICE = Array.from({ length: uploaded }, (_, index) => ({
      fileId: `WJ${String(index)}`,
      fileName: '发票.png',
    }));
    const values = { code: '604417', uploads: { ...noUploads, INVOICE } };
    expect(problemsOf(applyForm([material]), values)['uploads.INVOICE']).toBe(problem);
  },
);

test('accepts only six digits as an SMS code', () => {
  const problemOf = (code: string) => problemsOf(applyForm([]), { code, uploads: noUploads })['code'];
  expect(['604417', '', '60441', '6044170', '60441a'].map(problemOf)).toEqual([
    undefined,
    ...Array<string>(4).fill('请输入6位数字验证码'),
  ]);
});

const record = {
  applyNo: 'TE1',
  method: 'AUTO',
  limitBefore: 1_200_000,
  submittedAt: '2026-11-12 10:00:00',
} as const;

test('builds the result panel of each status', () => {
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
