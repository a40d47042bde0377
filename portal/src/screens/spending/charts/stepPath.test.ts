import { describe, expect, test } from 'vitest';
import { placeOfDay, stepPath } from './stepPath.ts';

describe('the line of used quota', { tags: ['far-spending'] }, () => {
  test('keeps each value until the next day', () => {
    const at = placeOfDay('2026-11-01', '2026-11-11');
    const points = [
      [at('2026-11-01'), 50],
      [at('2026-11-06'), 20],
    ] as const;
    expect(stepPath(points, 100)).toBe('M0 50 H50 V20 H100');
  });

  test('has no path without points, and places a single day at the start', () => {
    expect(stepPath([], 100)).toBe('');
    expect(placeOfDay('2026-11-01', '2026-11-01')('2026-11-01')).toBe(0);
  });
});
