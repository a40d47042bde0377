import { expect, test } from 'vitest';
import type { Application, Opening } from '../opening.ts';
import { requestedTarget, withFiles } from './uploadTarget.ts';

const file = (fileId: string) => ({
  fileId,
  materialType: 'INVOICE' as const,
  fileName: '发票.pdf',
  fileBytes: 1,
  fileType: 'application/pdf' as const,
  uploadedAt: '2026-11-12 10:00:00',
});
const limits = { maxFiles: 20, maxFileBytes: 10, fileTypes: [] };
const opening = (status: Application['status']) =>
  ({
    application: { status, files: [file('KT1')], ...limits },
    asked: { materials: [], files: [] },
  }) as unknown as Opening;

test('what the audit asks for has the room that the application leaves', () => {
  const { application, asked } = opening('MORE_INFO');
  expect(requestedTarget(application!, asked!)).toMatchObject({ files: [], maxFiles: 19 });
});

test('a file is put where it was asked for', () => {
  const put = (files: Application['files']) => [...files, file('KT2')];
  const more = withFiles(opening('MORE_INFO'), put);
  expect([more.application?.files.length, more.asked?.files?.length]).toEqual([1, 1]);
  const filling = withFiles(opening('FILLING'), put);
  expect([filling.application?.files.length, filling.asked?.files?.length]).toEqual([2, 0]);
});
