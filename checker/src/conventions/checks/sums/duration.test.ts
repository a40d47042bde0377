import { expect, test } from 'vitest';
import type { Schema } from '../../../core/contract/types.ts';
import { foreignExchange } from '../../../core/fixtures/petshop.ts';
import { duration } from './duration.ts';

/** Returns the complaints about an object with these members. */
function complaintsOf(properties: Readonly<Record<string, Schema>>, thing: object): string[] {
  const exchange = foreignExchange('petshop.getPet', thing);
  const form = { types: ['application/json'], schema: { type: 'object', properties }, headers: [] };
  const operation = { ...exchange.operation, answers: { 200: form } };
  return duration.judge({ ...exchange, operation }).map(({ message }) => message);
}

const date = { type: 'string', format: 'date' };
const moment = { type: 'string', format: 'date-time' };
const whole = { type: 'integer' };
const stay = { nights: whole, arrival: date, departure: date };
const days = { arrival: '2027-03-10', departure: '2027-03-13' };
const talk = { durationMinutes: whole, startsAt: moment, endsAt: moment };
const hour = { startsAt: '2027-03-10T10:00:00Z', endsAt: '2027-03-10T12:00:00+01:00' };

test.each([
  ['nights', stay, { ...days, nights: 4 }, 'nights is 4 from 2027-03-10 to 2027-03-13'],
  [
    'minutes',
    talk,
    { ...hour, durationMinutes: 1 },
    'durationMinutes is 1 from 2027-03-10T10:00:00Z to 2027-03-10T12:00:00+01:00',
  ],
])('reports a wrong number of %s', (_, properties, thing, message) => {
  expect(complaintsOf(properties, thing)).toEqual([message]);
});

test.each([
  ['the right number of nights', stay, { ...days, nights: 3 }],
  ['minutes across time zones', talk, { ...hour, durationMinutes: 60 }],
  ['a number of days, whose last one may count', { ...stay, days: whole }, { ...days, nights: 3, days: 4 }],
  ['a missing end', stay, { ...days, departure: null, nights: 0 }],
  [
    'nights between timestamps',
    { nights: whole, arrival: moment, departure: moment },
    { arrival: '2027-03-10T23:00:00Z', departure: '2027-03-12T00:30:00Z', nights: 3 },
  ],
  [
    'two possible spans',
    { ...stay, startDate: date, endDate: date },
    { ...days, startDate: '2027-03-10', endDate: '2027-03-20', nights: 3 },
  ],
])('accepts %s', (_, properties, thing) => {
  expect(complaintsOf(properties, thing)).toEqual([]);
});
