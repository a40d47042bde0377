import { expect, test } from 'vitest';
import {
  body,
  changes,
  creates,
  exampleBody,
  number,
  object,
  reads,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { eachMember } from './eachMember.ts';

const moment = { ...text, format: 'date-time' };
const span = { starts_at: moment, ends_at: moment };
const example = { starts_at: '2031-05-05T09:00:00Z', ends_at: '2031-05-05T12:00:00Z' };
const booking = object({ id: number, ...span, note: text });
const contract = smallContract('desks.json', {
  paths: {
    '/bookings': { post: creates('book', booking, exampleBody(object(span), example)) },
    '/bookings/{id}': {
      get: reads('read', booking),
      patch: changes('change', booking, body({ ends_at: moment, note: text })),
    },
  },
});

test('doubles the span that the resource shows', async () => {
  const sent: unknown[] = [];
  const shown = { id: 1, ...example, note: 'x' };
  const { probe } = smallProbe(contract, (id, payload) => {
    if (id === 'change' && 'ends_at' in payload) sent.push(payload['ends_at']);
    return [id === 'book' ? 201 : 200, shown];
  });
  await eachMember(probe, contract.operationOf('change'), { id: 1, note: 'a' });
  expect(sent).toContain('2031-05-05T15:00:00Z');
});

test.each([
  [['open', 'shut'], 'open', 'shut'],
  [['open', 'shut'], 'shut', 'open'],
  [['low', 'mid', 'high'], 'low', 'mid'],
])('changes an enum of %j that shows %j to %j', async (values, shown, wanted) => {
  const state = { type: 'string', enum: values };
  const door = object({ id: number, state });
  const doors = smallContract('doors.json', {
    paths: {
      '/doors': { post: creates('install', door, exampleBody(object({ state }), { state: shown })) },
      '/doors/{id}': { get: reads('read', door), patch: changes('change', door, body({ state })) },
    },
  });
  const sent: unknown[] = [];
  const { probe } = smallProbe(doors, (id, payload) => {
    if (id === 'change') sent.push(payload['state']);
    return [id === 'install' ? 201 : 200, { id: 1, state: shown }];
  });
  await eachMember(probe, doors.operationOf('change'), { id: 1, state: shown });
  expect(sent[0]).toBe(wanted);
});
