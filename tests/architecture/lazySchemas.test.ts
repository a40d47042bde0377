import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from '#tools/lint/boundaries.ts';
import { filesBelow, root } from './files.ts';

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

const isSchema = (file: string): boolean =>
  /^simulator\/src\/(world\/(.+\/schema|world|given)|scenarios\/scenario)\.ts$/.test(file);

/** TypeBox takes a tenth of a second to load: rules import types only, and validators load schemas on demand. */
test('loads no schema at the simulator’s start', () => {
  const loading = filesBelow('simulator/src')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isSchema(file))
    .filter((file) =>
      readFileSync(join(root, file), 'utf8')
        .split(';')
        .some((statement) => {
          // `import { Bill } from './schema.ts'`
          const [, specifier = ''] =
            /^\s*(?:import|export)\s(?!type\b)[^'(]*'([^']+)'$/.exec(statement) ?? [];
          return specifier === 'typebox' || isSchema(pathOf(file, specifier, aliases) ?? '');
        }),
    );
  expect(loading).toEqual([]);
});
