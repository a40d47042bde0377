/** A body whose schema judges all of its members, in a request with parameters. */
import { expect, test } from 'vitest';
import { answer, inPath, text } from '../../fixtures/contractParts.ts';
import { bareRules, smallContract } from '../../fixtures/smallContract.ts';
import type { Payload } from '../types.ts';

/** Returns whether `PATCH /notes/{id}` takes the payload. @param limits keywords beside the members of the body */
function isTaken(limits: object, payload: Payload): boolean {
  const schema = { type: 'object', properties: { title: text, memo: text }, ...limits };
  const { operationOf } = smallContract('notes.json', {
    openapi: '3.1.0',
    paths: {
      '/notes/{id}': {
        parameters: [inPath('id')],
        patch: {
          operationId: 'changeNote',
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: { 200: answer('it') },
        },
      },
    },
  });
  return bareRules.validators.request(operationOf('changeNote'), payload).length === 0;
}

test.each<[string, object, Payload, Payload]>([
  ['at least one member', { minProperties: 1 }, { title: 'a' }, {}],
  [
    'at least one member in a part',
    { allOf: [{ type: 'object', properties: { title: text }, minProperties: 1 }] },
    { title: 'a' },
    {},
  ],
  ['at most one member', { maxProperties: 1 }, { title: 'a' }, { title: 'a', memo: 'b' }],
  ['names of four letters or more', { propertyNames: { minLength: 4 } }, { title: 'a' }, { abc: 'a' }],
  [
    'truth values under names with a d',
    { patternProperties: { d: { type: 'boolean' } } },
    { title: 'a' },
    { d: 1 },
  ],
  ['no other members', { unevaluatedProperties: false }, { title: 'a' }, { other: 'a' }],
])('counts no parameter as a member of the body: %s', (_, limits, right, wrong) => {
  expect(isTaken(limits, { id: '7', body: right })).toBe(true);
  expect(isTaken(limits, { id: '7', body: wrong })).toBe(false);
});

test('keeps a body without such a limit beside its parameters', () => {
  expect(isTaken({}, { id: '7', title: 'a' })).toBe(true);
  expect(isTaken({ required: ['title'] }, { id: '7' })).toBe(false);
});
