/** Tests the pictures of README and guides: `npm run proof -- pictures` makes each, and each is small and shown. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIRST, pictures } from '#tools/pictures/pictures.ts';
import { filesBelow, root } from './files.ts';

/** Maximum size of a picture in bytes. */
const LIMIT = 200_000;
const folder = join(root, 'docs/pictures');
const files = readdirSync(folder);

test('docs/pictures contains the pictures that the script makes', { tags: ['read-pictures'] }, () => {
  expect(files.toSorted()).toEqual(
    [FIRST.name, ...Object.keys(pictures)].map((name) => `${name}.webp`).toSorted(),
  );
});

test.each(files)('%s is a WebP of at most 200 kB', { tags: ['read-pictures'] }, (file) => {
  const bytes = readFileSync(join(folder, file));
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(LIMIT);
});

test('README shows one picture, and the guides show the others', { tags: ['read-pictures'] }, () => {
  const shown = (file: string): string[] =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/!\[[^\]]+\]\([^)]*?([\w-]+\.webp)\)/g)].map(
      ([, name = '']) => name,
    );
  const guides = filesBelow('docs/guide').flatMap(shown);
  expect(shown('README.md')).toEqual([`${FIRST.name}.webp`]);
  expect(guides.toSorted()).toEqual(files.filter((file) => file !== `${FIRST.name}.webp`).toSorted());
});
