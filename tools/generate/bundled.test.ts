import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Document } from '#tools/contract/document.ts';
import { bundled } from './bundled.ts';

const listed = 'rules: { struct: error }\napis:\n  pets: { root: pets/openapi.yaml }\n';

function project() {
  const root = mkdtempSync(join(tmpdir(), 'bundled-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const files = ['shared/day.yaml', 'rules/rule.ts', 'pets/openapi.yaml', 'cats/openapi.yaml'];
  for (const path of files) write(`openapi/${path}`, '');
  write('openapi/redocly.yaml', listed);
  for (const path of ['tools/contract/a.ts', 'tools/generate/b.ts', 'package-lock.json']) write(path, '');
  /** Number of bundles made so far; it is also the version of the last one. */
  let made = 0;
  const bundle = async () => {
    const make = (): Promise<Document> => Promise.resolve({ info: { version: String(++made) } } as Document);
    return (await bundled(root, 'pets', make)).info.version;
  };
  return { root, write, bundle };
}

test('reuses the bundle of an unchanged contract, also if another service changes', async () => {
  const { write, bundle } = project();
  expect(await bundle()).toBe('1');
  write('openapi/cats/openapi.yaml', 'another');
  write('openapi/redocly.yaml', `${listed}  cats: { root: cats/openapi.yaml }\n`);
  expect(await bundle()).toBe('1');
});

test.each([
  ['its own file', 'openapi/pets/openapi.yaml', 'changed'],
  ['a new file of its own', 'openapi/pets/operations/addPet.yaml', 'changed'],
  ['a shared file', 'openapi/shared/day.yaml', 'changed'],
  ['a rule', 'openapi/rules/rule.ts', 'changed'],
  ['the list of rules', 'openapi/redocly.yaml', 'rules: { struct: off }\napis: {}\n'],
  ['the generator', 'tools/generate/b.ts', 'changed'],
  ['a package', 'package-lock.json', 'changed'],
])('makes a new bundle after a change of %s', async (_what, path, text) => {
  const { write, bundle } = project();
  await bundle();
  write(path, text);
  expect(await bundle()).toBe('2');
});

test('does not cache a refused contract', async () => {
  const { root, bundle } = project();
  const refused = bundled(root, 'pets', () => Promise.reject(new Error('no row in errors.yaml')));
  await expect(refused).rejects.toThrow('no row');
  expect(await bundle()).toBe('1');
});

test('a service refers only to its own and to shared files', () => {
  const services = readdirSync('openapi', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !['rules', 'shared'].includes(entry.name),
  );
  const foreignFiles = services.flatMap(({ name }) =>
    readdirSync(join('openapi', name), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .flatMap((path) => {
        const text = readFileSync(join('openapi', name, path), 'utf8');
        return [...text.matchAll(/\$ref: *['"]?(\.[^\s'"#,}]+)/g)].map(([, to = '']) =>
          join(name, dirname(path), to),
        );
      })
      .filter((to) => !to.startsWith(`${name}/`) && !to.startsWith('shared/')),
  );
  expect(services.length).toBeGreaterThan(4);
  expect(foreignFiles).toEqual([]);
});
