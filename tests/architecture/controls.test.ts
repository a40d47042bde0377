import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

/** Native date inputs use the browser's language, so portal and console have their own control (portal/src/ui/control). */
const nativeDate = /type[=:]\s*["'{]+(date|month|week|time|datetime-local)["']/;
/** Native selects use the browser's style, so the portal has its own control. */
const nativeSelect = [/<select\b/, /component="select"/, /\bnative\b(?!Event)/, /NativeSelect/];

const componentsIn = (folder: string): string[] =>
  filesBelow().filter((file) => file.startsWith(folder) && file.endsWith('.tsx') && !file.includes('.test.'));
const having = (patterns: readonly RegExp[], files: readonly string[]): string[] =>
  files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return patterns.some((pattern) => pattern.test(text));
  });

test('uses no native date or month control, and the portal no native select', () => {
  const inPortal = componentsIn('portal/src/');
  const inConsole = componentsIn('simulator/console/src/');
  expect(inPortal.length).toBeGreaterThan(200);
  expect(inConsole.length).toBeGreaterThan(20);
  expect(having([nativeDate, ...nativeSelect], inPortal)).toEqual([]);
  expect(having([nativeDate], inConsole)).toEqual([]);
});

test('loads the calendar with its popup only, and popup and option list on demand', () => {
  const sources = filesBelow()
    .filter((file) => /^portal\/src\/.*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const importing = (pattern: RegExp) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(importing(/from '@mui\/x-date-pickers/)).toEqual(['portal/src/ui/control/CalendarPopup.tsx']);
  expect(importing(/from '.*\/(CalendarPopup|OptionMenu)\.tsx'/)).toEqual([]);
});
