import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

const css = readFileSync(join(root, 'simulator/console/public/style.css'), 'utf8');

test('the server’s pages and their style sheet have the same classes', () => {
  const pages = filesBelow('simulator/src').filter((file) => /(?<!\.test)\.ts$/.test(file));
  const used = pages.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/<[^>]* class="([\w -]+)"/g)].flatMap(
      ([, names = '']) => names.split(' '),
    ),
  );
  const styled = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name);
  expect([...new Set(styled)].sort()).toEqual([...new Set(used)].sort());
});
