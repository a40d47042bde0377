import { expect, test } from 'vitest';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { changedLater } from './changed-later.ts';
import { utc } from './utc.ts';

const moment = { type: 'string', format: 'date-time' };
const exchangeOf = (description: string, shown: object) => {
  const schema = { type: 'object', properties: { createdAt: moment, updatedAt: moment } };
  const { sent } = smallContract('times.json', {
    info: { title: 'Times', version: '1', description },
    paths: {
      '/it': {
        get: {
          operationId: 'getIt',
          responses: { 200: { description: 'it', content: { 'application/json': { schema } } } },
        },
      },
    },
  });
  return sent('getIt', {}, shown).exchange;
};

test.each([
  ['2026-10-01T08:00:00Z', '2026-10-01T08:00:00Z', 0],
  ['2026-10-01T08:00:00Z', '2026-10-02T08:00:00+02:00', 0],
  // One of the two may be cut to seconds.
  ['2026-10-01T08:00:00.600Z', '2026-10-01T08:00:00Z', 0],
  ['2026-10-01T08:00:00Z', '2026-10-01T09:00:00+02:00', 1],
  // Times without a zone cannot be compared.
  ['2026-10-01T08:00:00', '2026-10-01T06:00:00', 0],
])('a creation at %s and a change at %s give %i findings', (createdAt, updatedAt, count) => {
  expect(changedLater.judge(exchangeOf('', { createdAt, updatedAt }))).toHaveLength(count);
});

test.each([
  ['Times are UTC (`Z`).', '2026-10-01T08:00:00Z', 0],
  ['Times are UTC (`Z`).', '2026-10-01T08:00:00+00:00', 0],
  ['Times are UTC (`Z`).', '2026-10-01T08:00:00+02:00', 1],
  ['All timestamps are in UTC.', '2026-10-01T08:00:00-0500', 1],
  ['Times are shown with the offset of the site, UTC by default.', '2026-10-01T08:00:00+02:00', 0],
  ['Times are local.', '2026-10-01T08:00:00+02:00', 0],
])('"%s" gives for %s %i findings', (description, createdAt, count) => {
  expect(utc.judge(exchangeOf(description, { createdAt }))).toHaveLength(count);
});
