import { expect, test } from 'vitest';
import { inQuery, lists, number, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { inPeriod } from './in-period.ts';

const moment = { ...text, format: 'date-time' };
const date = { ...text, format: 'date' };

/** Returns the number of complaints about an entry in a list that is filtered by this parameter. */
function complaintsFor(parameter: object, properties: object, payload: object, entry: object): number {
  const { sent } = smallContract('entries.json', {
    paths: {
      '/entries': {
        get: {
          ...lists('list', { type: 'object', properties: { id: number, ...properties } }),
          parameters: [parameter],
        },
      },
    },
  });
  return inPeriod.judge(sent('list', { ...payload }, [{ id: 1, ...entry }]).exchange).length;
}

const byMonth = inQuery('month', text, 'Only entries filled in this month (UTC)');
const times = { filled_at: moment, created_at: moment };
const border = { filled_at: '2026-05-31T23:30:00Z', created_at: '2026-06-01T08:00:00Z' };

test.each([
  ['the month in UTC', byMonth, { month: '2026-05' }, 0],
  ['the month of another zone', byMonth, { month: '2026-06' }, 1],
  ['no month', byMonth, {}, 0],
  [
    'a month of an unknown zone',
    inQuery('month', text, 'Only entries filled in this month'),
    { month: '2026-06' },
    0,
  ],
  ['a month of one of two times', inQuery('month', text, 'The month, in UTC'), { month: '2026-04' }, 0],
])('judges a list for %s', (_, parameter, payload, count) => {
  expect(complaintsFor(parameter, times, payload, border)).toBe(count);
});

test('judges the year of a date that the description names', () => {
  const byYear = inQuery('year', number, 'The year of the pay date.');
  const dates = { payDate: date, periodStart: date };
  const entry = { payDate: '2031-01-02', periodStart: '2030-12-01' };
  expect(complaintsFor(byYear, dates, { year: 2031 }, entry)).toBe(0);
  expect(complaintsFor(byYear, dates, { year: 2030 }, entry)).toBe(1);
});

test('compares times with an offset in UTC', () => {
  const entry = { filled_at: '2026-06-01T01:30:00+02:00' };
  expect(complaintsFor(byMonth, { filled_at: moment }, { month: '2026-05' }, entry)).toBe(0);
  expect(complaintsFor(byMonth, { filled_at: moment }, { month: '2026-06' }, entry)).toBe(1);
});
