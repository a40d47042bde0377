import { expect, test } from 'vitest';
import { json, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { choices } from './choices.ts';

test('makes a request with each branch of a oneOf', () => {
  const mail = object({ mail: { ...text, format: 'email' } }, ['mail']);
  const by = { oneOf: [mail, object({ phone: text }, ['phone'])] };
  const { operationOf } = smallContract('titles.json', {
    paths: {
      '/titles': {
        post: {
          operationId: 'add',
          requestBody: json(object({ name: text, by })),
          responses: { 201: json(object({ name: text })) },
        },
      },
    },
  });
  expect(choices(operationOf('add'), { name: 'Emma' })).toEqual([
    { name: 'Emma', by: { mail: 'someone@example.com' } },
    { name: 'Emma', by: { phone: 'sample' } },
  ]);
});
