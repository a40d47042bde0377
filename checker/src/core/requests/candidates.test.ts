import { expect, test } from 'vitest';
import { smallContract } from '../fixtures/smallContract.ts';
import { timesThenNull } from './candidates.ts';

const moment = { type: 'string', format: 'date-time' };
const day = { type: 'string', format: 'date' };
const nullable = (schema: object) => ({ ...schema, nullable: true });

test.each<[string, Readonly<Record<string, object>>, object[]]>([
  ['a nullable moment', { due_at: nullable(moment) }, [{ due_at: '2039-06-15T09:00:00Z' }, { due_at: null }]],
  ['a nullable day', { dueOn: nullable(day) }, [{ dueOn: '2039-06-15' }, { dueOn: null }]],
  ['no time that must have a value', { due_at: moment }, []],
  ['no text', { note: nullable({ type: 'string' }) }, []],
  ['no time that is sent anyway', { title: nullable(day) }, []],
  ['no time of a state', { deleted_at: nullable(moment), lockedUntil: nullable(moment) }, []],
])('sets and clears %s', { tags: ['far-checker-null-times'] }, (_, properties, changes) => {
  const schema = { type: 'object', properties };
  const patch = {
    operationId: 'changeTask',
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 204: { description: 'changed' } },
  };
  const { operationOf } = smallContract('tasks.json', {
    paths: { '/task': { patch } },
  });
  const base = { title: 'Mow' };
  const wanted = changes.map((change) => ({ ...base, ...change }));
  expect(timesThenNull(operationOf('changeTask'), base)).toEqual(wanted);
});
