import { expect, test } from 'vitest';
import { json, object, text } from '../fixtures/contractParts.ts';
import { bareRules, smallContract } from '../fixtures/smallContract.ts';
import { makeValidators } from './validators.ts';

test("uses the standard formats, not our own, for other teams' contracts", () => {
  const schema = { type: 'object', properties: { mail: { type: 'string', format: 'email' } } };
  const { operationOf } = smallContract('guests.json', {
    paths: {
      '/guest': {
        get: {
          operationId: 'getGuest',
          responses: { 200: { description: 'it', content: { 'application/json': { schema } } } },
        },
      },
    },
  });
  const validators = makeValidators({ email: /^only@ours\.example$/ });
  const violationsOf = (mail: string) => validators.response(operationOf('getGuest'), { mail }, 200);
  expect(violationsOf('ann@example.com')).toEqual([]);
  expect(violationsOf('ann')).toHaveLength(1);
});

test.each([
  ['a missing member', {}, '/by~1day'],
  ['a wrong member', { 'by/day': 7 }, '/by~1day'],
  ['a wrong member within one', { 'by/day': 'x', inner: { 'a~b': 7 } }, '/inner/a~0b'],
])('escapes the names in the pointer to %s', (_, shown, pointer) => {
  const schema = object({ 'by/day': text, inner: object({ 'a~b': text }) }, ['by/day']);
  const { operationOf } = smallContract('sums.json', {
    paths: { '/sums': { get: { operationId: 'sums', responses: { 200: json(schema) } } } },
  });
  const violations = bareRules.validators.response(operationOf('sums'), shown, 200);
  expect(violations.map((each) => each.pointer)).toEqual([pointer]);
});
