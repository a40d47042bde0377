import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breach, pathOf, type Boundaries } from '#tools/lint/boundaries.ts';
import { circlesOf } from './circles.ts';
import { filesBelow, root } from './files.ts';
import { eagerImportsOf, importsOf } from './imports.ts';

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const { areas } = read<Pick<Boundaries, 'areas'>>('boundaries.json');
const boundaries: Boundaries = {
  areas,
  aliases: read<{ imports: Boundaries['aliases'] }>('package.json').imports,
};

const texts = new Map(
  filesBelow()
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
);

test('finds no import across a boundary', () => {
  const breaches = [...texts].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((specifier) => {
      const message = breach(file, specifier, boundaries);
      return message ? [`${file} → ${specifier}: ${message}`] : [];
    }),
  );
  expect(breaches).toEqual([]);
});

test('finds no import cycle', () => {
  const graph = [...texts].map(([file, text]) => {
    const specifiers = eagerImportsOf(file, text);
    return [file, specifiers.flatMap((name) => pathOf(file, name, boundaries.aliases) ?? [])] as const;
  });
  expect(circlesOf(new Map(graph))).toEqual([]);
});

test.each([
  ['portal/src/screens/born-today/Page.tsx', '../home/rules.ts'],
  ['portal/src/screens/home/HomePage.tsx', '../../app/routes.ts'],
  ['portal/src/domain/quota/quota.ts', '../../screens/home/rules.ts'],
  ['portal/src/ui/text/MoneyText.tsx', '../../domain/quota/quota.ts'],
  ['portal/src/ui/text/MoneyText.tsx', '../../api/config.ts'],
  ['portal/src/api/client.ts', '../session/session.ts'],
  ['portal/src/session/session.ts', '#simulator/world/world.ts'],
  ['simulator/src/world/bills.ts', '../server/pipeline.ts'],
  ['simulator/src/world/bills.ts', 'node:http'],
  ['simulator/src/services/legacy/getPublicKey.ts', '../standard/computeActionCodeVersion.ts'],
  ['simulator/src/server/pipeline.ts', '../../../portal/src/paths.ts'],
  ['generated/shared/enums.ts', '../../tools/nearest.ts'],
  ['checker/src/core/checks/codes/a.ts', '#simulator/world/world.ts'],
  ['checker/src/core/run/a.ts', '../../conventions/index.ts'],
  ['checker/src/commands/a.ts', '../conventions/index.ts'],
  ['checker/src/conventions/a.ts', '../composition/conventions.ts'],
])('refuses %s → %s by the boundaries', (file, specifier) => {
  expect(breach(file, specifier, boundaries)).toBeDefined();
});

test('gives areas unique names and existing imports', () => {
  const names = areas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const unknown = areas
    .flatMap(({ imports }) => (imports === 'any' ? [] : imports))
    .filter((name) => !names.includes(name));
  expect(unknown).toEqual([]);
});

test('points each alias to an existing folder', () => {
  const folders = Object.values(boundaries.aliases).map((path) => path.replace('*', ''));
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('finds imports in every form, including type-only ones, and tells which load at once', () => {
  const text = `import a from './a.ts'; import type { B } from './b.ts'; export * from './c.ts';
    export type { D } from './d.ts'; const e = import('./e.ts'); let f: import('./f.ts').F; import './g.css';`;
  expect(importsOf('x.ts', text).toSorted()).toEqual([
    './a.ts',
    './b.ts',
    './c.ts',
    './d.ts',
    './e.ts',
    './f.ts',
    './g.css',
  ]);
  expect(eagerImportsOf('x.ts', text)).not.toContain('./e.ts');
  expect(eagerImportsOf('x.ts', text)).toHaveLength(6);
});
