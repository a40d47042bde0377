import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';

test.each<[string, Record<string, string[]>, string[]]>([
  ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file that is not ours', { a: ['elsewhere'] }, []],
  ['a file that imports itself', { a: ['a'] }, ['a → a']],
  [
    'two that import each other, what leads there and on',
    { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] },
    ['b → c', 'c → b'],
  ],
])('%s', (_, graph, circles) => {
  expect(circlesOf(new Map(Object.entries(graph)))).toEqual(circles);
});
