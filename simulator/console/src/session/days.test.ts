import { expect, test } from 'vitest';
import { dueMoves, momentOf } from './days.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['before the due day', '2026-11-12T10:00:00', '2026-11-15', '2026-11-16'],
  ['on a due day', '2026-11-15T10:00:00', '2026-11-22', '2026-11-16'],
  ['late on the evening before', '2026-11-14T23:59:59', '2026-11-15', '2026-11-16'],
  ['after the last due day', '2026-11-23T10:00:00', undefined, undefined],
])('finds the next due day and the next overdue day: %s', (_case, now, due, overdue) => {
  const moves = dueMoves(['2026-11-22', '2026-11-15'], at(now));
  expect([moves.due?.day, moves.overdue?.day]).toEqual([due, overdue]);
});

test('moves the clock to ten in the morning of a due or overdue day', () => {
  expect(dueMoves(['2026-11-15'], at('2026-11-12T10:00:00'))).toMatchObject({
    due: { at: '2026-11-15T10:00:00+08:00' },
    overdue: { at: '2026-11-16T10:00:00+08:00' },
  });
});

test.each([
  ['2026-11-18', '09:30', '2026-11-18T09:30:00+08:00'],
  ['2026年1月5日', '9：05', '2026-01-05T09:05:00+08:00'],
  ['2026-02-30', '09:30', undefined],
  ['2026-11-18', '24:00', undefined],
  ['2026-11-18', '', undefined],
])('parses the typed day %s and time %s as %s', (day, time, moment) => {
  expect(momentOf(day, time)).toBe(moment);
});
