import { expect, test } from 'vitest';
import { isExact, readAsWritten, readExact } from './exactNumbers.ts';

test.each([
  ['9007199254740993', false],
  ['9007199254740992', true],
  ['-9007199254740993', false],
  ['123456789012345678901234567890', false],
  ['0.1234567890123456789', false],
  ['0.12345678901234568', true],
  ['-264013271197549000', true],
  ['-264013271197549001', false],
  ['0.1', true],
  ['100.10', true],
  ['1e21', true],
  ['1e400', false],
  ['-1e-400', false],
  ['0e5', true],
  ['12345678.1234567891', false],
  ['000', true],
])('tells whether a double holds %s exactly: %s', (source, isHeld) => {
  expect(isExact(source, Number(source))).toBe(isHeld);
});

test('reads a number beyond a double as text', () => {
  expect(readExact('{"a":9007199254740993,"b":[100.10],"c":"1"}')).toEqual({
    a: '9007199254740993',
    b: [100.1],
    c: '1',
  });
});

test('writes numbers with their original digits', () => {
  const text = '{"a":9007199254740993,"b":[100.10,1E3,-0],"c":"1.0"}';
  expect(JSON.stringify(readAsWritten(text))).toBe(text);
});
