import { expect, test } from 'vitest';
import { answer, exampleBody, object, refused, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { probeOver } from '../fixtures/smallProbe.ts';
import { afterLogout } from './sessions.ts';

const { operations, sent } = smallContract('tables.json', {
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
  paths: {
    '/login': {
      post: {
        operationId: 'login',
        security: [],
        requestBody: exampleBody(object({ user: text }), { user: 'ana' }),
        responses: { 200: answer('in', object({ token: text })), ...refused(400) },
      },
    },
    '/logout': { post: { operationId: 'logout', responses: { 204: answer('out'), ...refused(401) } } },
    '/me': {
      get: { operationId: 'me', responses: { 200: answer('you', object({ name: text })), ...refused(401) } },
    },
  },
});

test.each([
  ['Token a', 'Token', false, []],
  ['Token a', 'Token', true, ['the session is still good after it was ended']],
  ['Bearer a', 'Bearer', true, ['the session is still good after it was ended']],
  ['a', '', true, ['the session is still good after it was ended']],
])(
  'judges and covers a logout: own header "%s", scheme of the backend "%s", session kept: %s',
  async (own, scheme, stays, found) => {
    let isOver = false;
    const { probe, messages } = probeOver(
      operations,
      (headers, one) => {
        const { id } = one.operation;
        const isIn = headers['authorization'] === `${scheme} t1`.trim() && (stays || !isOver);
        if (id === 'logout') isOver = isIn;
        const status = id === 'login' || isIn ? 200 : 401;
        const body = id === 'login' ? { token: 't1' } : { name: 'Ana' };
        return Promise.resolve({ ...sent(id, one.ask.payload, body, { status }), case: one });
      },
      new Map([['parent', { authorization: own }]]),
    );
    await afterLogout(probe, operations);
    expect(messages()).toEqual(found);
    const [logout] = probe.observations.coverage
      .rows(operations, [])
      .filter(({ operation }) => /logout/.test(operation));
    expect(logout?.state).toBe('covered');
  },
);
