import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proseOf } from './comments.ts';
import { filesBelow, root } from './files.ts';
import { dangling, type Library } from './references.ts';

const paths = filesBelow();
const texts = new Map<string, string>();
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}
const library: Library = { files: new Set(paths), read };

/** Made from the files that are read; contracts of others; and rows, whose notes are given. */
const left = /^(generated\/|checker\/contracts\/|portal\/public\/|tests\/requirements\.yaml$)/;

test('every reference of comments and docs leads to a file and heading [read-reference-leads]', { timeout: 60_000 }, () => {
  const found = paths
    .filter((file) => !left.test(file))
    .flatMap((file) => proseOf(file, read(file)).flatMap((prose) => dangling(file, prose, library).map((what) => `${file}: ${what}`)));
  expect(found.join('\n')).toBe('');
});
