import { expect, test } from 'vitest';
import { fromPostman } from './postman.ts';

const page = (value: string, disabled: boolean) => ({ key: 'page', value, disabled });

test.each([
  ['that the address lacks', '/bills?page=10', '/bills?page=10'],
  ['that is the only one', '/bills?page=1', '/bills'],
  ['that is the first one', '/bills?page=1&page=10', '/bills?page=10'],
  ['that is the last one', '/bills?page=10&page=1', '/bills?page=10'],
  ['that an enabled one repeats', '/bills?page=1&page=1', '/bills?page=1'],
])('removes a disabled parameter %s, and never a longer value', (_what, raw, url) => {
  const originalRequest = { url: { raw, query: [page('10', false), page('1', true)] } };
  const item = [{ name: 'bills', response: [{ code: 200, originalRequest }] }];
  expect(fromPostman({ info: {}, item })).toMatchObject([{ url }]);
});
