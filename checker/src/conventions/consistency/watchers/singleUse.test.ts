import { expect, test } from 'vitest';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { SingleUse } from './singleUse.ts';

const text = { type: 'string' };

test.each([
  ['A refresh token works once.', ['a', 'a'], 1],
  ['A refresh token works once.', ['a', 'b'], 0],
  ['Tokens are single-use.', ['a', 'a'], 1],
  ['旧令牌只能使用一次。', ['a', 'a'], 1],
  ['Gives a new access token.', ['a', 'a'], 0],
])('reports a second use only if the text forbids it: "%s" %j', (description, tokens, count) => {
  const { sent } = smallContract('tokens.json', {
    openapi: '3.0.3',
    info: { title: 'Tokens', version: '1' },
    paths: {
      '/refresh': {
        post: {
          operationId: 'refresh',
          description,
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: { refreshToken: text } } },
            },
          },
          responses: { 200: { description: 'new ones' }, 401: { description: 'no' } },
        },
      },
    },
  });
  const watcher = new SingleUse();
  const found = tokens.flatMap((refreshToken) => watcher.saw(sent('refresh', { refreshToken }, {})));
  expect(found).toHaveLength(count);
});
