import { expect, test } from 'vitest';
import { foreignOperation } from '../fixtures/petshop.ts';
import { isIdempotentDelete } from './idempotentDelete.ts';

const pet = { ...foreignOperation('petshop.replacePet'), method: 'DELETE', summary: 'Removes it' } as const;

test.each<[boolean, { description?: string; about?: string; method?: 'PUT' }]>([
  [true, { description: '204 also when there is no such pet.' }],
  [true, { description: '204 also when it is deleted already.' }],
  [true, { description: 'Idempotent. Its visits go too.' }],
  [true, { about: 'Large answers may be compressed. `DELETE` is idempotent.' }],
  [true, { description: 'Removes it. Deleting again is 204.' }],
  [true, { description: '204. Deleting it again changes nothing.' }],
  [false, { description: 'Deleting again is 404.' }],
  [false, { description: 'Deleting again is an error.' }],
  [false, { description: 'Lists it again.' }],
  [false, { description: '404 also when it is deleted already.' }],
  [false, { description: 'A second one answers 404.' }],
  [false, { description: 'Its visits go too.' }],
  [false, { about: '`PUT` is idempotent.' }],
  [false, { description: 'Idempotent.', method: 'PUT' }],
])('reads whether a repeated deletion succeeds: %s: %j', (is, said) => {
  expect(isIdempotentDelete({ ...pet, ...said })).toBe(is);
});
