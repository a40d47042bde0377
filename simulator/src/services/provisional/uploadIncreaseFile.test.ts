import { expect, test } from 'vitest';
import { IncreaseMethod, MaterialType, ProductCode } from '#generated/shared/enums.ts';
import { makeWorld } from '../../world/baseline.ts';
import { instantOf } from '../../world/calendar.ts';
import type { Given } from '../../world/given.ts';
import { terms } from '../../world/terms.ts';
import { uploadIncreaseFile } from './uploadIncreaseFile.ts';
import type { UploadedFile } from './wire/upload.ts';

const now = instantOf('2026-11-12', '10:00:00');

/** The core hands a file over where the contract says string. */
const upload = (
  file: Partial<UploadedFile>,
  given: Given = {},
  productCode: ProductCode = ProductCode.EnterprisePurchasing,
) => {
  const whole: unknown = { name: '发票.pdf', bytes: 482_113, head: '%PDF-1.7', ...file };
  const input = { productCode, materialType: MaterialType.Invoice, file: whole as string };
  return uploadIncreaseFile(input, { world: makeWorld(given, { seed: 'x', now }), now });
};

test('a file is kept by name, size and what its content says it is', () => {
  const reply = upload({});
  expect(reply).toMatchObject({
    data: { materialType: 'INVOICE', fileName: '发票.pdf', fileBytes: 482_113, fileType: 'application/pdf' },
  });
  expect(reply.world?.increase.files).toHaveLength(1);
});

test.each<[string, ReturnType<typeof upload>]>([
  ['ProductNotAllowed', upload({}, {}, ProductCode.Wholesale)],
  ['IncreaseNotOffered', upload({}, { increase: { methods: [IncreaseMethod.Auto] } })],
  ['FileTooLarge', upload({ bytes: terms.maxFileBytes + 1 })],
  ['FileTypeNotAllowed', upload({ name: '发票.pdf', head: 'GIF89a' })],
])('%s', (refuse, reply) => expect(reply).toEqual({ refuse }));
