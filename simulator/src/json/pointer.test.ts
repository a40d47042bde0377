import { expect, test } from 'vitest';
import { fromPointer, objectFrom, toPointer, valueAt } from './pointer.ts';

test('escapes / and ~ in a step of a pointer, and restores them', () => {
  const path = ['faults', 'asset:/front/assets/*.js', 'a~b'];
  expect(toPointer(path)).toBe('/faults/asset:~1front~1assets~1*.js/a~0b');
  expect(fromPointer(toPointer(path))).toEqual(path);
});

test('returns the value at a pointer, undefined without one, and the document at the empty pointer', () => {
  const document = { bills: [{ id: 'ZD1' }] };
  expect(valueAt(document, '/bills/0/id')).toBe('ZD1');
  expect(valueAt(document, '/bills/1/id')).toBeUndefined();
  expect(valueAt(document, '')).toBe(document);
});

test('builds an object from pointers', () => {
  expect(
    objectFrom([
      ['/a/b', 1],
      ['/a/c', 2],
      ['/d', 3],
    ]),
  ).toEqual({ a: { b: 1, c: 2 }, d: 3 });
});
