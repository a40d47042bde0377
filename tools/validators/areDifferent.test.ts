import { expect, test } from 'vitest';
import { areDifferent } from './areDifferent.ts';

test.each<readonly [what: string, items: readonly unknown[], different: boolean]>([
  ['nothing', [], true],
  ['texts', ['a', 'b', 'ab'], true],
  ['a text twice', ['a', 'b', 'a'], false],
  ['a number and its text', [1, '1'], true],
  ['null and its text', [null, 'null'], true],
  [
    'lists in another order',
    [
      [1, 2],
      [2, 1],
    ],
    true,
  ],
  [
    'members in another order',
    [
      { a: 1, b: { c: 2, d: 3 } },
      { b: { d: 3, c: 2 }, a: 1 },
    ],
    false,
  ],
  ['objects that differ in one member', [{ a: 1, b: 2 }, { a: 1 }], true],
])('compares items: %s', (_what, items, different) => expect(areDifferent(items)).toBe(different));
