import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';

test.each<[string, Record<string, string[]>, string[]]>([
  ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['two paths to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file outside the repository', { a: ['elsewhere'] }, []],
  ['a file that imports itself', { a: ['a'] }, ['a → a']],
  [
    'two files that import each other, with files before and after them',
    { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] },
    ['b → c', 'c → b'],
  ],
])('finds the import cycles of %s', (_, graph, circles) => {
  expect(circlesOf(new Map(Object.entries(graph)))).toEqual(circles);
});
