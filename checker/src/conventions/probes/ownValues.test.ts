import { expect, test } from 'vitest';
import { body, changes, inPath, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { ownValues } from './ownValues.ts';

const members = object({ title: text, room: text });
const resource = object({ type: { type: 'string', enum: ['courses'] }, id: text, attributes: members });

/**
 * Returns the first update of course 7 with its own values. What stands around them comes from the example of the request, which is
 * generated from its schema: `sample` for a text.
 */
async function update(requestBody: object, shown: object, schema: object): Promise<unknown> {
  const contract = smallContract('courses.json', {
    paths: {
      '/courses/{course_id}': {
        parameters: [inPath('course_id')],
        get: reads('show', schema),
        patch: changes('change', schema, requestBody),
      },
    },
  });
  const { probe } = smallProbe(contract, () => [200, shown]);
  const change = contract.operationOf('change');
  return (await ownValues(probe, change, { ...Object.values(change.examples)[0], course_id: '7' }))[0];
}

const own = { title: 'Physics', room: 'R2' };

test.each<[string, object, object, object, object]>([
  [
    'a plain body',
    body({ title: text, room: text }),
    { id: '7', ...own },
    object({ id: text, title: text, room: text }),
    own,
  ],
  [
    'a resource of JSON:API',
    body({ data: resource }),
    { data: { type: 'courses', id: '7', attributes: own } },
    object({ data: resource }),
    { data: { type: 'courses', id: 'sample', attributes: own } },
  ],
  [
    'a wrapped body',
    body({ course: members }, ['course']),
    { course: { id: '7', ...own } },
    object({ course: object({ id: text, title: text, room: text }) }),
    { course: own },
  ],
])(
  'replaces the values of the example with the own ones in %s, and nothing else',
  async (_, requestBody, shown, schema, wanted) => {
    expect(await update(requestBody, shown, schema)).toEqual({ ...wanted, course_id: '7' });
  },
);
