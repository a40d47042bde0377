import { describe, expect, test } from 'vitest';
import { unitFor } from './chartUnit.ts';

describe('the unit of a chart', { tags: ['far-spending'] }, () => {
  test.each([
    [9_999.99, 722.11, '单位：元', '722'],
    [9_999.99, 203.51, '单位：元', '204'],
    [9_999.99, 1_838.87, '单位：元', '1,839'],
    [10_000, 7_221.1, '单位：万元', '0.7'],
    [389_220.8, 389_220.8, '单位：万元', '38.9'],
  ])('of values up to %s shows %s in %s as %s', (largest, value, text, shown) => {
    const unit = unitFor(largest);
    expect([unit.text, unit.format(value)]).toEqual([text, shown]);
  });
});
