import { expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums.ts';
import { periodOf, periodRef } from './documentPeriod.ts';

test.each([undefined, ...Object.values(ProductCode)])(
  'reads the product %s and the days of a reference',
  (product) => {
    const statement = { product, from: '2026-10-01', to: '2026-10-31' };
    expect(periodOf(periodRef(statement))).toEqual(statement);
  },
);
