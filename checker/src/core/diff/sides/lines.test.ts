import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Files } from '../../contract/openapi/references.ts';
import { linesOf } from './lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['JSON', '{\n  "a": [\n    { "x": 1 },\n    {\n      "b/c": "}\\"]," }\n  ],\n  "d": {}\n}'],
  ['YAML', '#\na:\n  - x: 1\n  -\n    b/c: "]"\n\nd: {}'],
])('finds values of %s, and the nearest line for a missing value', (kind, text) => {
  const file = join(folder, kind);
  writeFileSync(file, text);
  expect([...linesOf(new Files([folder]), file, ['/a', '/a/1/b~1c', '/d', '/d/e/f', '/g']).values()]).toEqual(
    [2, 5, 7, 7, 1],
  );
});
