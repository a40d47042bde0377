import { expect, test } from 'vitest';
import { smallContract } from '../fixtures/smallContract.ts';
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
