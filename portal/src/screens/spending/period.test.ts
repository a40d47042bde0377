import { describe, expect, test } from 'vitest';
import { periodOf } from './period.ts';

const today = '2026-11-12';
const none = { dateFrom: '', dateTo: '' };

describe('the period', { tags: ['far-spending'] }, () => {
  test.each([
    ['3', '2026-09-01'],
    ['6', '2026-06-01'],
    ['12', '2025-12-01'],
  ] as const)('of the last %s months begins on %s', (months, dateFrom) => {
    expect(periodOf({ months, ...none }, today)).toEqual({ dateFrom, dateTo: today });
  });

  test.each([
    ['2026-07-15', '2026-09-30', true],
    ['2026-07-15', '2026-07-15', true],
    ['2026-09-30', '2026-07-15', false],
    ['', '2026-07-15', false],
    ['2026-07-15', '', false],
  ])('from %s to %s is complete: %s', (dateFrom, dateTo, isComplete) => {
    expect(periodOf({ months: 'range', dateFrom, dateTo }, today)).toEqual(
      isComplete ? { dateFrom, dateTo } : undefined,
    );
  });
});
