import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';

test.each([
  [{ scope: 'ALL', from: '2026-01-01', to: '' }, { scope: 'ALL' }],
  [
    { scope: 'PERIOD', from: '2026-01-01', to: '2026-06-30' },
    { scope: 'PERIOD', from: '2026-01-01', to: '2026-06-30' },
  ],
  [{ scope: 'PERIOD', from: '2026-01-01', to: '' }, undefined],
  [{ scope: 'PERIOD', from: '2026-06-30', to: '2026-01-01' }, undefined],
] as const)('the form values %j mean the range %j', (values, coverage) =>
  expect(coverageOf(values)).toEqual(coverage),
);
