import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

test('only patchCached changes parts of cached responses, because it keeps them invalidated', () => {
  const portal = filesBelow('portal/src').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  // `setQueryData(key, (old) => …)`; a call without a function replaces the whole response.
  const patches = portal.filter((file) =>
    /\bsetQueryData\b[^;]*=>/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(patches).toEqual(['portal/src/api/patchCached.ts']);
});
