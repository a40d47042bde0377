import { expect, test } from 'vitest';
import {
  answer,
  body,
  exampleBody,
  inPath,
  number,
  object,
  refusals,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { eachMember } from './eachMember.ts';

const moment = { ...text, format: 'date-time' };
const span = { starts_at: moment, ends_at: moment };
const booking = object({ id: number, ...span, note: text });
const contract = smallContract('desks.json', {
  openapi: '3.0.3',
  info: { title: 'Desks', version: '1' },
  paths: {
    '/bookings': {
      post: {
        operationId: 'book',
        requestBody: exampleBody(object(span), {
          starts_at: '2031-05-05T09:00:00Z',
          ends_at: '2031-05-05T12:00:00Z',
        }),
        responses: { 201: answer('it', booking), ...refusals },
      },
    },
    '/bookings/{id}': {
      parameters: [inPath('id', number)],
      get: { operationId: 'read', responses: { 200: answer('it', booking), ...refusals } },
      patch: {
        operationId: 'change',
        requestBody: body({ ends_at: moment, note: text }),
        responses: { 200: answer('it', booking), ...refusals },
      },
    },
  },
});

test('doubles the span that the resource shows', async () => {
  const sent: unknown[] = [];
  const shown = { id: 1, starts_at: '2031-05-05T09:00:00Z', ends_at: '2031-05-05T12:00:00Z', note: 'x' };
  const { probe } = smallProbe(contract, (id, payload) => {
    if (id === 'change' && 'ends_at' in payload) sent.push(payload['ends_at']);
    return [id === 'book' ? 201 : 200, shown];
  });
  await eachMember(probe, contract.operationOf('change'), { id: 1, note: 'a' });
  expect(sent).toContain('2031-05-05T15:00:00Z');
});
