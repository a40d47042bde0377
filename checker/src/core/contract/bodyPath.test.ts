import { expect, test } from 'vitest';
import { changes, inPath, json, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { inBody } from '../requests/inBody.ts';
import { withMembers } from '../requests/withMembers.ts';
import { bodyOf, membersOf } from './body.ts';
import { bodyPath } from './bodyPath.ts';

const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const path = (operationId: string, body: object, shown: object) => ({
  parameters: [inPath('id')],
  post: changes(operationId, object(shown), json(body)),
});
const comment = object({ text });
const { operationOf } = smallContract('bodies.json', {
  paths: {
    '/a/{id}': path('bare', comment, { text }),
    '/b/{id}': path('rails', object({ comment }), { id: text, text }),
    '/c/{id}': path('jsonApi', object({ data: object({ type: text, attributes: comment }) }), { id: text }),
    '/d/{id}': path('optional', object({ comment }, []), { id: text, text }),
    '/e/{id}': path('shown', object({ comment }), { id: text, comment }),
    '/h/{id}': path('shownWithin', object({ comment }), { data: object({ id: text, comment }) }),
    '/g/{id}': path('railsBoth', object({ comment }), { comment }),
    '/f/{id}': path('two', object({ comment, other: comment }), { id: text }),
  },
});

test.each([
  ['bare', []],
  ['rails', ['comment']],
  ['jsonApi', ['data', 'attributes']],
  // A wrapper is required and alone, and the resource in the response has no member of its name.
  ['optional', []],
  ['shown', []],
  ['shownWithin', []],
  ['two', []],
  // The response wraps the resource in the same name.
  ['railsBoth', ['comment']],
])('finds the path to the attributes in the body of %s: %j', (id, wanted) => {
  expect(bodyPath(operationOf(id))).toEqual(wanted);
});

test.each([
  ['bare', { id: '1', text: 'Hi' }],
  ['rails', { id: '1', comment: { text: 'Hi' } }],
  ['jsonApi', { id: '1', data: { type: 'comments', attributes: { text: 'Hi' } } }],
])('reads and changes the members in the body of %s at their place', (id, payload) => {
  const operation = operationOf(id);
  const changed = JSON.parse(JSON.stringify(payload).replace('Hi', 'Ho')) as object;
  expect(membersOf(operation)).toHaveProperty('text');
  expect(bodyOf(operation, payload)).toEqual({ text: 'Hi' });
  expect(withMembers(operation, payload, { text: 'Ho' })).toEqual(changed);
  expect(inBody(operation, payload, (_, body) => [{ ...body, text: 'Ho' }])).toEqual([changed]);
});
