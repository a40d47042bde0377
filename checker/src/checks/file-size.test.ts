import { expect, test } from 'vitest';
import { saidOf } from './foreignFixture.ts';
import { fileSize } from './file-size.ts';

const operation = {
  effect: 'write' as const,
  request: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
};
const said = (bytes: number, payload: object): string[] =>
  saidOf(
    fileSize,
    { properties: { bytes: { type: 'integer' } }, shown: { bytes }, operation },
    { payload: { ...payload } },
  );

test('a file that has something in it is not shown as empty', () => {
  expect(said(0, { photo: 'a.pdf' })).toHaveLength(1);
  expect(said(9, { photo: 'a.pdf' })).toEqual([]);
  expect(said(0, {})).toEqual([]);
});
