/** Tests that only one file uses private parts of React Router, so that a new version is checked there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

const adapter = 'portal/src/ui/router/reactRouter.tsx';
const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('uses unsafe React Router exports in the adapter only', () => {
  const portal = filesBelow().filter((file) => /^portal\/(src|build)\/.*\.tsx?$/.test(file));
  expect(portal.filter((file) => /\b(UNSAFE|unstable)_/.test(text(file)))).toEqual([adapter]);
});

test('the build imports nothing from inside the package', () => {
  const build = filesBelow().filter((file) => /^portal\/(vite\.config|build\/.*)\.ts$/.test(file));
  expect(build.filter((file) => /react-router(-dom)?\/(dist|lib)|\/production\//.test(text(file)))).toEqual(
    [],
  );
});
