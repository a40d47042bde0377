import { expect, test } from 'vitest';
import { body, exampleBody, inPath, json, number, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { withOwnId } from './ownId.ts';
import { examplesOf } from './valid.ts';

const fixed = { type: 'string', enum: ['courses'] };
const attributes = object({ title: text });
const change = (data: object): object =>
  body({ data: object({ attributes, ...data }, ['type', 'attributes']) }, ['data']);

/** Returns an update of course 7, and the same for a creation. */
function requests(requestBody: object, type: object = fixed) {
  const shown = json(object({ data: object({ type, id: text, attributes }) }));
  const { operationOf } = smallContract('courses.json', {
    paths: {
      '/courses': { post: { operationId: 'add', requestBody, responses: { 201: shown } } },
      '/courses/{course_id}': {
        patch: {
          operationId: 'change',
          parameters: [inPath('course_id')],
          requestBody,
          responses: { 200: shown },
        },
      },
    },
  });
  const [update, creation] = [operationOf('change'), operationOf('add')];
  const example = examplesOf(update)[0]!.payload;
  return {
    update: withOwnId(update, { ...example, course_id: '7' }),
    creation: withOwnId(creation, examplesOf(creation)[0]!.payload),
  };
}

/** Generated, as every text `sample` below. */
const title = { title: 'sample' };

test.each<[string, object, object, object]>([
  [
    'id and type',
    change({ type: fixed, id: text }),
    fixed,
    { data: { type: 'courses', id: '7', attributes: title } },
  ],
  [
    'a type of the response',
    change({ type: text, id: text }),
    { type: 'string', enum: ['lessons'] },
    { data: { type: 'lessons', id: '7', attributes: title } },
  ],
  [
    'a type of the path',
    change({ type: text, id: text }),
    text,
    { data: { type: 'courses', id: '7', attributes: title } },
  ],
  ['no id', change({ type: fixed }), fixed, { data: { type: 'courses', attributes: title } }],
  ['a plain id', body({ id: text, title: text }), fixed, { id: '7', ...title }],
  ['a number', body({ id: number, title: text }), fixed, { id: 7, ...title }],
  // A member that has the name of a parameter stands in `body` within the payload.
  [
    'the name of the parameter',
    body({ course_id: text, title: text }),
    fixed,
    { body: { course_id: '7', ...title } },
  ],
  ['another id', body({ room_id: text, title: text }), fixed, { room_id: 'sample', ...title }],
  [
    'an example',
    exampleBody(object({ data: object({ type: text, id: text, attributes }) }), {
      data: { type: 'lessons', id: '1', attributes: title },
    }),
    fixed,
    { data: { type: 'lessons', id: '7', attributes: title } },
  ],
])('sends the id of the path and the type of the contract in a body with %s', (_, given, type, wanted) => {
  expect(requests(given, type).update).toEqual({ ...wanted, course_id: '7' });
});

test('chooses no id for a new resource', () => {
  const { creation } = requests(change({ type: fixed, id: text }));
  expect(creation).toEqual({ data: { type: 'courses', attributes: title } });
});
