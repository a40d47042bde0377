import { expect, test } from 'vitest';
import { saidOf } from './foreignFixture.ts';
import { asPut } from './as-put.ts';

const settings = {
  digest: { type: 'string', enum: ['never', 'weekly'] },
  notify: { type: 'object', properties: { votes: { type: 'boolean' } } },
};
const kind = { name: '/me/settings', member: '', as: '', single: true } as const;

test.each([
  [{ digest: 'weekly', notify: { votes: false } }, 0],
  [{ digest: 'never', notify: { votes: false } }, 1],
  [{ digest: 'weekly', notify: { votes: true } }, 1],
])('weekly and no votes are put, %j is shown', (shown, count) => {
  const operation = {
    method: 'PUT',
    effect: 'write' as const,
    roles: [{ kind, does: 'one' as const }],
    request: { type: 'object', properties: settings },
    places: {},
  };
  const payload = { digest: 'weekly', notify: { votes: false } };
  expect(saidOf(asPut, { properties: settings, shown, operation }, { payload })).toHaveLength(count);
});
