import { expect, test } from 'vitest';
import { faceOf } from './faceOf.ts';

test('shows an amount as ¥100 and a discount as 9.5折', () => {
  expect(faceOf({ couponAmount: 100 })).toEqual({ symbol: '¥', text: '100' });
  expect(faceOf({ discount: 9.5 })).toEqual({ symbol: '', text: '9.5折' });
});
