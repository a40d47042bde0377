import { expect, test } from 'vitest';
import { rateText } from './rates.ts';

test.each([
  [[], '-'],
  [[10.95], '10.95%'],
  [[10.95, 10.95], '10.95%'],
  [[12.2, 10.95], '10.95% - 12.20%'],
])('shows the rates %j as %s', (rates, text) => {
  expect(rateText(rates.map((executedRate) => ({ executedRate })))).toBe(text);
});
