import { expect, test } from 'vitest';
import { readFilters } from './fields.ts';
import { period, periodInput } from './period.ts';

test.each([
  ['', {}],
  ['days=30', { days: 30 }],
  ['days=90', { days: 90 }],
  ['days=365', { days: 365 }],
  ['days=7', {}],
  ['dateFrom=2026-10-01', { dateFrom: '2026-10-01' }],
  ['dateFrom=2026-10-01&dateTo=2026-10-31', { dateFrom: '2026-10-01', dateTo: '2026-10-31' }],
  ['dateFrom=2026-10-32&dateTo=today', {}],
])('requests for ?%s the period %j', (query, input) => {
  expect(periodInput(readFilters(period(), new URLSearchParams(query)))).toEqual(input);
});

test('starts with the last days, which a chosen period replaces', () => {
  const inputOf = (query: string) => periodInput(readFilters(period('90'), new URLSearchParams(query)));
  expect(inputOf('')).toEqual({ days: 90 });
  expect(inputOf('days=&dateFrom=2025-01-01')).toEqual({ dateFrom: '2025-01-01' });
});
