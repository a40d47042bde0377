import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the text of a file and of the modules beside it that it imports, since one of them may be its style. */
const withStyles = (file: string): string => {
  const beside = [...text(file).matchAll(/from '(\.\/[\w]+\.ts)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(join(root, path)));
  return [file, ...beside].map(text).join('\n');
};

test('every table has the shared head', () => {
  const tables = filesBelow('portal/src').filter(
    (file) => file.endsWith('.tsx') && /component="table"|<table/.test(text(file)),
  );
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter((file) => !withStyles(file).includes('tableHead(theme)'))).toEqual([]);
  // The console styles all of its tables by class.
  const inConsole = filesBelow('simulator/console/src').filter((file) => /<table/.test(text(file)));
  expect(inConsole.filter((file) => /<table(?! className="list")/.test(text(file)))).toEqual([]);
  expect(text('simulator/console/src/styles.ts')).toMatch(/'\.list th': \{[^}]*tableHead\(theme\)/);
});
