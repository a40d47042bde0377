import { expect, test } from 'vitest';
import {
  answer,
  exampleBody,
  lists,
  number,
  object,
  refusals,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { smallProbe } from '../fixtures/smallProbe.ts';
import { lengthen } from './spanLengths.ts';

const moment = { ...text, format: 'date-time' };
const example = { starts_at: '2031-05-05T09:00:00Z', ends_at: '2031-05-05T12:00:00Z' };
const contract = smallContract('desks.json', {
  paths: {
    '/bookings': {
      get: lists('list', object({ id: number })),
      post: {
        operationId: 'book',
        description: 'A booking lasts 30 minutes to 10 hours, both included; anything else is a 422.',
        requestBody: exampleBody(object({ starts_at: moment, ends_at: moment }), example),
        responses: { 201: answer('it', object({ id: number })), ...refusals, 422: answer('wrong') },
      },
    },
  },
});

const MINUTE = 60_000;
test.each([
  ['30 minutes to 10 hours', (minutes: number) => minutes >= 30 && minutes <= 600, []],
  ['less than 10 hours', (minutes: number) => minutes >= 30 && minutes < 600, [/refused with 422/]],
  ['more than 30 minutes', (minutes: number) => minutes > 30 && minutes <= 600, [/refused with 422/]],
  ['any length up to 10 hours', (minutes: number) => minutes <= 600, [/shorter than .* is accepted/]],
  ['any length from 30 minutes', (minutes: number) => minutes >= 30, [/longer than .* is accepted/]],
  ['nothing', () => false, []],
])('judges spans at and beyond both limits, where the backend takes %s', async (_, takes, expected) => {
  const { probe, messages } = smallProbe(contract, (__, { starts_at: from, ends_at: to }) => {
    const minutes = (Date.parse(String(to)) - Date.parse(String(from))) / MINUTE;
    return takes(minutes) ? [201, { id: 1 }] : [422, {}];
  });
  await lengthen(probe, contract.operationOf('book'), example);
  expect(messages()).toEqual(expected.map((each) => expect.stringMatching(each)));
});
