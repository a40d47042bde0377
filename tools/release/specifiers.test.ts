import { expect, test } from 'vitest';
import { packedImports, placing } from './specifiers.ts';

const layout = {
  aliases: { '#generated/*': './generated/*', '#tools/*': './tools/*' },
  placeOf: placing([
    ['simulator/testing/src/', 'dist/'],
    ['', 'dist/from/'],
  ]),
};
const from = 'simulator/testing/src/sim.ts';

test.each([
  ["import { a } from './rule.ts';", "import { a } from './rule.js';"],
  ["export * from '../../../tools/object.ts';", "export * from './from/tools/object.js';"],
  ["import '#tools/ownImports.ts';", "import './from/tools/ownImports.js';"],
  ["await import('#generated/services.ts')", "await import('./from/generated/services.js')"],
  [
    "import { f } from '../../../tools/fingerprint.mjs';",
    "import { f } from './from/tools/fingerprint.mjs';",
  ],
  [
    "new Worker(new URL('./thread.ts', import.meta.url))",
    "new Worker(new URL('./thread.js', import.meta.url))",
  ],
  ["new URL('../../../portal/dist', import.meta.url)", "new URL('../../../portal/dist', import.meta.url)"],
  ["import { z } from 'zod/mini';", "import { z } from 'zod/mini';"],
])('writes %s as %s', { tags: ['far-packages'] }, (source, packed) => {
  expect(packedImports(source, from, layout).text).toBe(packed);
});

test('names each module once that a module reaches', { tags: ['far-packages'] }, () => {
  const text =
    "import { a } from './rule.ts'; const b = () => import('./rule.ts'); import '#tools/object.ts';";
  expect(packedImports(text, from, layout).sources).toEqual([
    'simulator/testing/src/rule.ts',
    'tools/object.ts',
  ]);
});

test('refuses an alias that package.json lacks', { tags: ['far-packages'] }, () => {
  expect(() => packedImports("import '#portal/a.ts'", from, layout)).toThrow(
    'sim.ts imports #portal/a.ts, no alias of package.json',
  );
});
