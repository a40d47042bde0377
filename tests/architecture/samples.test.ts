/** Tests that each upload shows a sample picture, which is small, marked as a sample and drawn for this portal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

/** Maximum size of a picture in bytes. */
const LIMIT = 4096;
const folder = 'portal/src/domain/samples/pictures';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Parts of forms, whose `sample` is required, so that the compiler reports a field without one. */
const parts = new Set(['portal/src/ui/form/DropZone.tsx', 'portal/src/ui/form/UploadField.tsx']);

const uploads = filesBelow('portal/src').filter(
  (path) =>
    path.endsWith('.tsx') &&
    !path.includes('.test.') &&
    !parts.has(path) &&
    /type="file"|<DropZone|<UploadField/.test(read(path)),
);

test.each(uploads)('%s shows a sample', { tags: ['far-samples'] }, (path) => {
  expect(read(path)).toContain('<SampleButton name=');
});

test('finds at least seven uploads', { tags: ['far-samples'] }, () => {
  expect(uploads.length).toBeGreaterThanOrEqual(7);
});

test.each(filesBelow(folder))('%s is small, framed and marked 样例', { tags: ['far-samples'] }, (path) => {
  const picture = read(path);
  expect(Buffer.byteLength(picture)).toBeLessThanOrEqual(LIMIT);
  expect(picture).toContain('>样例</text>');
  expect(picture, 'a frame around the part that must be legible').toContain('stroke="#B25E00"');
});
