import { describe, expect, test } from 'vitest';
import {
  addMoney,
  formatAmount,
  formatMoney,
  formatChartTenThousands,
  formatTenThousands,
  splitAmount,
} from './money.ts';

describe('formatMoney', () => {
  test.each(['1', '-1', '0.5', '-12.30', '1000', 12.5, 0, -3])(
    'accepts the plain number %s',
    { tags: ['money-accept-plain'] },
    (value) => {
      expect(formatMoney(value)).not.toBe('--');
    },
  );

  test.each([
    '1,000',
    '1e5',
    '+1',
    '¥1',
    '.5',
    '5.',
    '1.2.3',
    ' 1',
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %s', { tags: ['money-accept-plain'] }, (value) => {
    expect(formatMoney(value)).toBe('--');
  });

  test.each(['', 'abc', null, undefined, {}, [], true])(
    'shows -- for %s',
    { tags: ['money-invalid-dashes'] },
    (value) => {
      expect(formatMoney(value)).toBe('--');
    },
  );

  test.each([
    ['1234567', '1,234,567.00'],
    ['-1234567.8', '-1,234,567.8'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
  ])('groups thousands: %s is %s', { tags: ['money-thousands'] }, (value, shown) => {
    expect(formatMoney(value)).toBe(shown);
  });

  test('adds .00 to integers unless switched off', { tags: ['money-integer-00'] }, () => {
    expect(formatMoney(1000)).toBe('1,000.00');
    expect(formatMoney(1000, { cents: false })).toBe('1,000');
  });

  test('cuts decimals to two places without rounding', { tags: ['money-cut-2'] }, () => {
    expect(formatMoney('1.999')).toBe('1.99');
    expect(formatMoney('-0.019')).toBe('-0.01');
    expect(formatMoney(1.005)).toBe('1.00');
  });
});

test('shows an amount with two decimals', () => {
  expect(formatAmount(41276.8)).toBe('41,276.80');
  expect(formatAmount('x')).toBe('--');
});

test('splits an amount in two parts', () => {
  expect(splitAmount(269548.52)).toEqual({ integer: '269,548', fraction: '.52' });
  expect(splitAmount(undefined)).toEqual({ integer: '--', fraction: '' });
});

test.each([
  [0, '0万', '0.0'],
  [0.01, '0万', '0.0'],
  [999.99, '0.09万', '0.0'],
  [9_999.99, '0.99万', '0.9'],
  [10_000, '1万', '1.0'],
  [249_062.52, '24.9万', '24.9'],
  [251_592.46, '25.15万', '25.1'],
  [389_220.8, '38.92万', '38.9'],
  [750_779.2, '75.07万', '75.0'],
  [999_999.99, '99.99万', '99.9'],
  [12_345_678.9, '1,234.56万', '1234.5'],
  // Not exact as binary fractions.
  [29_000, '2.9万', '2.9'],
  [10_100, '1.01万', '1.0'],
  [1_150_000, '115万', '115.0'],
])(
  'shows %s yuan as %s on a bar and %s in a chart, cut and never rounded up',
  { tags: ['out-cut-figures'] },
  (yuan, bar, chart) => {
    expect([formatTenThousands(yuan), formatChartTenThousands(yuan)]).toEqual([bar, chart]);
  },
);

test('shows no figure in ten thousands above its amount, for any cent', { tags: ['out-cut-figures'] }, () => {
  const found = Array.from({ length: 20_000 }, (_, i) => (i * 7_919) / 100).filter((yuan) =>
    [formatTenThousands(yuan), formatChartTenThousands(yuan)].some(
      (text) =>
        Math.round(Number.parseFloat(text.replaceAll(',', '')) * 10_000 * 100) > Math.round(yuan * 100),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[24_350, 0, 0, 48.7], 24_398.7],
])('sums %j to %s', (amounts, sum) => {
  expect(addMoney(...amounts)).toBe(sum);
});
