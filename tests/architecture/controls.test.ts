import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

/** They speak the browser's language and look as it likes: the portal has its own (portal/src/ui/control). */
const native = [
  /<select\b/,
  /component="select"/,
  /type[=:]\s*["'{]+(date|month|week|time|datetime-local)["']/,
  /\bnative\b(?!Event)/,
  /NativeSelect/,
];

test('no date, month or select control is the browser’s own', () => {
  const components = filesBelow().filter(
    (file) => /^portal\/src\/.*\.tsx$/.test(file) && !file.includes('.test.'),
  );
  expect(components.length).toBeGreaterThan(200);
  const found = components.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return native.some((pattern) => pattern.test(text));
  });
  expect(found).toEqual([]);
});

test('the calendar comes with its popup, and the popup when it is asked for', () => {
  const sources = filesBelow()
    .filter((file) => /^portal\/src\/.*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const importing = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(importing(/from '@mui\/x-date-pickers/)).toEqual(['portal/src/ui/control/CalendarPopup.tsx']);
  expect(importing(/from '.*\/(CalendarPopup|OptionMenu)\.tsx'/)).toEqual([]);
});
