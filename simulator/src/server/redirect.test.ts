import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

test('sends every redirect of the simulator through redirect.ts', { tags: ['hold-redirect'] }, () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const writing = files.filter((file) =>
    /\.redirect\(|['"]location['"]\s*[,:]|\blocation:/i.test(readFileSync(join(src, file), 'utf8')),
  );
  // arrival.ts adds the base path to the address that redirect.ts has written.
  expect(writing.toSorted()).toEqual(['server/network/arrival.ts', 'server/redirect.ts']);
});
