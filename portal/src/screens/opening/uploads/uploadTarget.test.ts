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

test("limits the audit's uploads by the application's files", () => {
  const { application, asked } = opening('MORE_INFO');
  expect(requestedTarget(application!, asked!)).toMatchObject({ files: [], maxFiles: 19 });
});

test("adds a file to the audit's request, or to an application that is being filled in", () => {
  const put = (files: Application['files']) => [...files, file('KT2')];
  const more = withFiles(opening('MORE_INFO'), put);
  expect([more.application?.files.length, more.asked?.files?.length]).toEqual([1, 1]);
  const filling = withFiles(opening('FILLING'), put);
  expect([filling.application?.files.length, filling.asked?.files?.length]).toEqual([2, 0]);
});
