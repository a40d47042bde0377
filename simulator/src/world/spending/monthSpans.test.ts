import { describe, expect, test } from 'vitest';
import { monthSpans } from './monthSpans.ts';

describe('months of a period', { tags: ['far-spending'] }, () => {
  test.each([
    ['2026-02-10', '2026-02-20', [['2026-02-10', '2026-02-20']]],
    [
      '2025-12-15',
      '2026-02-28',
      [
        ['2025-12-15', '2025-12-31'],
        ['2026-01-01', '2026-01-31'],
        ['2026-02-01', '2026-02-28'],
      ],
    ],
    ['2026-02-20', '2026-02-10', []],
    ['2026-03-01', '2026-02-10', []],
  ])('cuts the period from %s to %s into months', (from, to, spans) => {
    expect(monthSpans({ from, to }).map((span) => [span.from, span.to])).toEqual(spans);
  });
});
