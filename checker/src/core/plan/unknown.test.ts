import { expect, test } from 'vitest';
import { answer, body, inPath, text } from '../fixtures/contractParts.ts';
import { bareRules, smallContract } from '../fixtures/smallContract.ts';
import { Pool } from '../requests/pool.ts';
import { unknownCases } from './unknown.ts';

const stores = (method: string, path: string, status: number) =>
  smallContract('documents.json', {
    paths: {
      [path]: {
        [method]: {
          operationId: 'store',
          parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => inPath(name)),
          requestBody: body({ title: text }),
          responses: { [status]: answer('it'), 404: answer('not there') },
        },
      },
    },
  }).operationOf('store');

test.each([
  ['a PUT that may create', 'put', '/documents/{id}', 201, []],
  ['a PUT that only changes', 'put', '/documents/{id}', 200, ['id']],
  ['a POST that creates', 'post', '/documents/{id}', 201, ['id']],
  ['a PUT that may create within a parent', 'put', '/indexes/{index}/documents/{id}', 201, ['index']],
])('requests missing resources in the path of %s', (_, method, path, status, names) => {
  const cases = unknownCases(
    stores(method, path, status),
    { id: 'a', index: 'b' },
    new Pool(),
    bareRules.validators,
  );
  expect(cases.map(({ id }) => id.split('unknown:')[1])).toEqual(names);
});
