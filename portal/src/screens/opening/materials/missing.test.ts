import { expect, test } from 'vitest';
import { missingOf } from './missing.ts';

const rule = (materialType: 'INVOICE' | 'BANK_FLOW' | 'BUSINESS_LICENSE', minFiles: number) => ({
  materialType,
  desc: '',
  minFiles,
  maxFiles: 5,
});
const file = (materialType: 'INVOICE' | 'BANK_FLOW') => ({
  fileId: `KT-${materialType}`,
  materialType,
  fileName: '资料.pdf',
  fileBytes: 1,
  fileType: 'application/pdf' as const,
  uploadedAt: '2026-11-12 10:00:00',
});

test('reports a type with too few files', () => {
  const materials = [rule('BUSINESS_LICENSE', 1), rule('INVOICE', 2), rule('BANK_FLOW', 0)];
  const of = (...files: ReturnType<typeof file>[]) =>
    missingOf({ materials, files }, []).map(({ materialType }) => materialType);
  expect(of()).toEqual(['BUSINESS_LICENSE', 'INVOICE']);
  expect(of(file('INVOICE'), file('BANK_FLOW'))).toEqual(['BUSINESS_LICENSE', 'INVOICE']);
  expect(of(file('INVOICE'), file('INVOICE'))).toEqual(['BUSINESS_LICENSE']);
});

test('counts running uploads as files', () => {
  const target = { materials: [rule('BUSINESS_LICENSE', 1), rule('INVOICE', 2)], files: [] };
  const withSending = (...sending: string[]) =>
    missingOf(target, sending).map(({ materialType }) => materialType);
  expect(withSending('BUSINESS_LICENSE', 'INVOICE')).toEqual(['INVOICE']);
  expect(withSending('BUSINESS_LICENSE', 'INVOICE', 'INVOICE')).toEqual([]);
});
