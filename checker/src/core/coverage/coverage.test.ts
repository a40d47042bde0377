import { expect, test } from 'vitest';
import { smallContract } from '../fixtures/smallContract.ts';
import { Coverage } from './coverage.ts';

const { operationOf, sent } = smallContract('links.yaml', {
  paths: {
    '/r': {
      get: {
        operationId: 'follow',
        responses: { 302: { description: 'Found' }, 410: { description: 'Gone' } },
      },
    },
    '/login': {
      post: {
        operationId: 'login',
        responses: { 200: { description: 'In' }, 302: { description: 'Elsewhere' } },
      },
    },
    '/page': { get: { operationId: 'page', responses: { default: { description: 'A page' } } } },
  },
});

test.each([
  // Without a documented 2xx, the documented redirect is the success.
  ['follow', 302, 'covered'],
  ['follow', 307, 'not-reached'],
  ['follow', 410, 'not-reached'],
  ['login', 200, 'covered'],
  ['login', 302, 'not-reached'],
  // `default` documents no redirect.
  ['page', 302, 'not-reached'],
])('counts the success of %s with status %i as %s', (id, status, state) => {
  const coverage = new Coverage();
  coverage.saw(sent(id, {}, undefined, { status }));
  expect(coverage.rows([operationOf(id)], [])[0]?.state).toBe(state);
});

test.each([false, true])('counts no row that the contract only implies, left out: %s', (isLeftOut) => {
  const page = operationOf('page');
  const rows = new Coverage().rows(isLeftOut ? [] : [page], isLeftOut ? [page] : []);
  expect(page.errors.some(({ implied }) => implied)).toBe(true);
  expect(rows.map(({ code }) => code)).toEqual(['success']);
});
