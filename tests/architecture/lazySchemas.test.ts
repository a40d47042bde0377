import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

const isSchema = (file: string): boolean =>
  /^simulator\/src\/(world\/(.+\/schema|world|given)|scenarios\/scenario)\.ts$/.test(file);

/** TypeBox takes a tenth of a second to load: rules import types only, and who validates imports schemas when they are needed. */
test('nothing that the simulator starts with loads a schema', () => {
  const loading = filesBelow('simulator/src')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !isSchema(file))
    .filter((file) =>
      readFileSync(join(root, file), 'utf8')
        .split(';')
        .some((statement) => {
          const [, specifier = ''] =
            /^\s*(?:import|export)\s(?!type\b)[^'(]*'([^']+)'$/.exec(statement) ?? [];
          return (
            specifier === 'typebox' || (specifier.startsWith('.') && isSchema(join(file, '..', specifier)))
          );
        }),
    );
  expect(loading).toEqual([]);
});
