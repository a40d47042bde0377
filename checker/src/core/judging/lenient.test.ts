import { expect, test } from 'vitest';
import { answer, inQuery, json, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { mayBeTaken } from './lenient.ts';

const row = { code: '400', when: 'request-invalid', file: 'x', line: 1 } as const;

/** Returns whether a wrong sort order may be taken. @param described description of the parameter, of the operation, of the contract */
function isTaken(
  described: { readonly parameter?: string; readonly operation?: string; readonly about?: string },
  expect: object = { kind: 'refused', row },
  name = 'arrange',
): boolean {
  const { parameter = '', operation = '', about = '' } = described;
  const { sent } = smallContract('boats.json', {
    info: { title: 'Boats', version: '1', description: about },
    paths: {
      '/boats': {
        get: {
          operationId: 'boats',
          description: operation,
          parameters: [inQuery(name, { ...text, enum: ['length', '-length'] }, parameter)],
          responses: { 200: json({ type: 'array', items: object({ id: text }) }), 400: answer('wrong') },
        },
      },
    },
  });
  return mayBeTaken(sent('boats', { [name]: 'x' }, [], { expect: expect as never }).exchange);
}

test.each([
  ['Unknown values are ignored.', true],
  ['Longest first; anything else keeps the usual order', true],
  ['Any other value sorts by name.', true],
  ['A value that is none of these counts as `length`', true],
  ['Falls back to the name of the boat', true],
  ['Values we do not know: the default is used instead', true],
  ['A berth that nobody knows gives an empty list', true],
  ['Wrong values find nothing.', true],
  ['More than 50 is cut to 50; less than 1 is a 400', true],
  ['One that does not fit the pattern is replaced by ours.', true],
  ['未知的值会被忽略', true],
  ['Longest first', false],
  ['Upper and lower case is ignored', false],
  ['Unknown values are refused with 400', false],
  ['Any other value is a 422.', false],
  ['An unknown value is rejected, never ignored', false],
  ['Larger ones are refused instead of cut', false],
])('knows whether a wrong value may be taken: "%s"', (parameter, isRight) => {
  expect(isTaken({ parameter })).toBe(isRight);
  const observed = { kind: 'observed', right: false, row };
  expect(isTaken({ parameter }, observed)).toBe(isRight);
});

test.each([
  [{ operation: 'An unknown arrange is ignored.' }, true],
  [{ about: 'Filters with invalid values are ignored.' }, true],
  [{ about: 'Unknown members of a body are ignored.' }, false],
  [{ operation: 'Boats in dry dock are ignored.' }, false],
  [{ operation: 'An unknown arrange is a 400.' }, false],
])('reads what %j says of wrong values', (described, isRight) => {
  expect(isTaken(described)).toBe(isRight);
});

test('reads the description of a parameter whose name has a slash', () => {
  const expected = { kind: 'refused', row };
  expect(isTaken({ parameter: 'Unknown values are ignored.' }, expected, 'arrange/by')).toBe(true);
  expect(isTaken({ parameter: 'Longest first' }, expected, 'arrange/by')).toBe(false);
});

test.each([
  [{}, true],
  [{ required: ['name'] }, false],
  [{ minProperties: 1 }, false],
])('knows whether a missing body with the schema %j may be taken as an empty one', (schema, isRight) => {
  const asked = { type: 'object', additionalProperties: false, properties: { name: text }, ...schema };
  const { sent } = smallContract('boats.json', {
    paths: {
      '/boats/{id}': {
        patch: {
          operationId: 'change',
          requestBody: { required: true, content: { 'application/json': { schema: asked } } },
          responses: { 200: json(object({ id: text })), 400: answer('wrong') },
        },
      },
    },
  });
  const expected = { kind: 'refused', row } as never;
  expect(mayBeTaken(sent('change', { id: 1 }, {}, { expect: expected }).exchange)).toBe(isRight);
});
