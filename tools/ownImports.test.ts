import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { addressOf } from './ownImports.ts';
import { root } from './simulatorProcess.ts';

const main = pathToFileURL(join(root, 'simulator/src/main.ts')).href;

test.each([
  ['./server/server.ts', 'simulator/src/server/server.ts'],
  ['../../tools/object.ts', 'tools/object.ts'],
  ['#tools/object.ts', 'tools/object.ts'],
  ['#simulator/server/server.ts', 'simulator/src/server/server.ts'],
  ['#generated/services.ts', 'generated/services.ts'],
])('%s names %s, as Node resolves it', (specifier, file) => {
  const found = addressOf(specifier, main);
  expect(found).toBe(pathToFileURL(join(root, file)).href);
  expect(existsSync(fileURLToPath(found ?? ''))).toBe(true);
});

test.each([
  ['a package', 'fastify', main],
  ['a module of Node', 'node:fs', main],
  ['JSON', '../../package.json', main],
  ['an unknown alias', '#nowhere/object.ts', main],
  ['an import within a package', './index.ts', pathToFileURL(join(root, 'node_modules/a/b.js')).href],
  ['an import within another folder', './index.ts', 'file:///elsewhere/a.ts'],
])('leaves %s to Node', (_what, specifier, parent) => {
  expect(addressOf(specifier, parent)).toBeUndefined();
});
