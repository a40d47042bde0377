import { expect, test } from 'vitest';
import { creates, json, object, text } from '../fixtures/contractParts.ts';
import { smallContract } from '../fixtures/smallContract.ts';
import { choices } from './choices.ts';

test('makes a request with each branch of a oneOf', () => {
  const mail = object({ mail: { ...text, format: 'email' } }, ['mail']);
  const by = { oneOf: [mail, object({ phone: text }, ['phone'])] };
  const { operationOf } = smallContract('titles.json', {
    paths: {
      '/titles': { post: creates('add', object({ name: text }), json(object({ name: text, by }))) },
    },
  });
  // Generated: the usual email and text.
  expect(choices(operationOf('add'), { name: 'Emma' })).toEqual([
    { name: 'Emma', by: { mail: 'someone@example.com' } },
    { name: 'Emma', by: { phone: 'sample' } },
  ]);
});
