import { expect, test } from 'vitest';
import { isOldVersion } from './isOldVersion.ts';

test.each([
  ['/patients/{id}/_history/{vid}', true],
  ['/patients/7/versions/1', true],
  ['/pages/{page}/revisions/{number}', true],
  ['/patients/{id}/_history', false],
  ['/patients/{id}/visits/{visit}', false],
  ['/conversions/{id}', false],
])('tells whether %s leads to an old version: %s', (path, is) => {
  expect(isOldVersion(path)).toBe(is);
});
