import { expect, test } from 'vitest';
import { answer, body, refused, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { SingleUse } from './singleUse.ts';

test.each([
  ['A refresh token works once.', ['a', 'a'], 1],
  ['A refresh token works once.', ['a', 'b'], 0],
  ['Tokens are single-use.', ['a', 'a'], 1],
  ['旧令牌只能使用一次。', ['a', 'a'], 1],
  ['Gives a new access token.', ['a', 'a'], 0],
  ['If rotation is on, a refresh token works once.', ['a', 'a'], 0],
  ['For kiosks a refresh token works once.', ['a', 'a'], 0],
])('reports a second use only if the text forbids it: "%s" %j', (description, tokens, count) => {
  const { sent } = smallContract('tokens.json', {
    paths: {
      '/refresh': {
        post: {
          operationId: 'refresh',
          description,
          requestBody: body({ refreshToken: text }),
          responses: { 200: answer('new ones'), ...refused(401) },
        },
      },
    },
  });
  const uses = tokens.map((refreshToken) => sent('refresh', { refreshToken }, {}));
  expect(saidBy(new SingleUse(), uses)).toHaveLength(count);
});
