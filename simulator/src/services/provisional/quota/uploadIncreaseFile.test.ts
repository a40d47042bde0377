import { expect, test } from 'vitest';
import { IncreaseMethod, MaterialType, ProductCode } from '#generated/shared/enums.ts';
import { makeWorld } from '#simulator/world/baseline.ts';
import type { Given } from '#simulator/world/given.ts';
import { terms } from '#simulator/world/terms.ts';
import { instantOf } from '#simulator/world/values/calendar.ts';
import type { UploadedFile } from '../../handler.ts';
import { uploadIncreaseFile } from './uploadIncreaseFile.ts';

const now = instantOf('2026-11-12', '10:00:00');

/** Calls the operation as the pipeline does: the input holds the name of the file, the context holds the file. */
const upload = (
  file: Partial<UploadedFile>,
  given: Given = {},
  productCode: ProductCode = ProductCode.EnterprisePurchasing,
) => {
  const whole: UploadedFile = { name: '发票.pdf', bytes: 482_113, type: 'application/pdf', ...file };
  const input = { productCode, materialType: MaterialType.Invoice, file: whole.name };
  const world = makeWorld(given, { seed: 'x', now });
  return uploadIncreaseFile(input, { sessionId: 'x', world, now, files: { file: whole } });
};

test('stores a file with the type of material, and its name, size and file type', () => {
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
  ['FileTypeNotAllowed', upload({ type: undefined })],
])('refuses a file with %s', (refuse, reply) => expect(reply).toEqual({ refuse }));
