import { expect, test } from 'vitest';
import { boundaryOf, isForm } from './contentType.ts';

test.each([
  ['multipart/form-data; boundary=zz', 'zz'],
  ['multipart/form-data; x-boundary=qq; boundary=zz', 'zz'],
  ['multipart/form-data; boundary=zz; boundary=qq', 'zz'],
  ['multipart/form-data; x="boundary=qq"; boundary="z z"', 'z z'],
  ['Multipart/Form-Data;Boundary=zz', 'zz'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  [`multipart/form-data; boundary=${'z'.repeat(71)}`, undefined],
])('reads %s: boundary %s', (type, boundary) => {
  expect([isForm(type), boundaryOf(type)]).toEqual([true, boundary]);
});

test.each([undefined, '', 'multipart/form-dataset; boundary=zz', 'application/json; boundary=zz'])(
  'rejects %s as a form',
  (type) => expect([isForm(type), boundaryOf(type)]).toEqual([false, undefined]),
);
