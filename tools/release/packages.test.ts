/** Tests the records of the packages and the manifests made from them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectAt } from './build.ts';
import { manifestOf } from './manifest.ts';
import { packageNamed, packages, SCOPE, type Package } from './packages.ts';

const root = join(import.meta.dirname, '../..');
const project = projectAt(root);

const sourcesOf = ({ readme, exports, bin, alsoCompiled, emptied, bundled }: Package): string[] => [
  ...[readme, ...Object.values(exports), ...Object.values(bin ?? {})],
  ...[...(alsoCompiled ?? []), ...(emptied ?? []), ...Object.keys(bundled ?? {})],
];

test.each(packages)('$name names existing sources', { tags: ['far-packages'] }, (record) => {
  expect(sourcesOf(record).filter((source) => !existsSync(join(root, source)))).toEqual([]);
});

test.each(packages)('$name has a complete manifest', { tags: ['far-packages'] }, (record) => {
  const manifest = manifestOf(record, project, { yaml: '2.9.1' }, ['dist', 'LICENSE']);
  expect(manifest).toMatchObject({
    ...{ name: `${SCOPE}/${record.name}`, version: project.version, type: 'module' },
    ...{ license: 'SEE LICENSE IN LICENSE', files: ['LICENSE', 'dist'] },
    repository: { type: 'git', url: project.repository.url, directory: record.directory },
    engines: { node: record.node ?? '>=20.19.0' },
    exports: { './package.json': './package.json' },
  });
  expect(manifest).not.toHaveProperty('private');
});

test.each(packages)(
  '$name has a README with a title and an example',
  { tags: ['far-packages'] },
  ({ readme }) => {
    const text = readFileSync(join(root, readme), 'utf8');
    expect(text).toMatch(/^# \S/);
    expect(text).toMatch(/^```/m);
  },
);

test(
  'has types for every export, also for tools that do not read exports',
  { tags: ['far-packages'] },
  () => {
    expect(manifestOf(packageNamed('simulator-testing'), project, {}, [])).toMatchObject({
      main: './dist/index.js',
      types: './dist/index.d.ts',
      typesVersions: { '*': { playwright: ['./dist/playwright.d.ts'] } },
      exports: { './playwright': { types: './dist/playwright.d.ts', default: './dist/playwright.js' } },
      peerDependenciesMeta: { '@playwright/test': { optional: true } },
    });
  },
);

test('refuses a package without a record', { tags: ['far-packages'] }, () => {
  expect(() => packageNamed('portal')).toThrow('no package portal: there are client, simulator-testing');
});
