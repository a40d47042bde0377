/**
 * More than 200 texts that the provider must refuse as an amount, grouped by the abused feature, so that a failure names it. A
 * form for amounts between 100.00 and the debt (under 100,000) refuses them too, except those in `typedAmounts`.
 */

const signs = ['-1', '-100', '+100', '--100', '-0', '-0.01', '+1e3', '−100', '－100', '±100'];

const exponents = [
  ...['1e3', '1E3', '1e+3', '1e-3', '2.5e3', '1e308', '1e309', '9e99', '0e0', '1.0e4'],
  ...['1^3', '10**3', '10²', '1×10³', '5E2', '1e', 'e3', '1e3.5'],
];

const bases = ['0x64', '0X1F4', '0b1100100', '0o144', '0144', '00100', '000', '007', '0100.00', '１００'];

const words = [
  ...['NaN', 'Infinity', '-Infinity', '∞', 'null', 'undefined', 'true', 'false', '[]', '{}'],
  ...['[100]', '{"amount":100}', 'abc', 'one hundred', '一百', '壹佰元整', '百', '两千', '全部', '¥', '元'],
];

const currencies = [
  ...['¥100', '￥100', '100元', 'RMB100', '100RMB', 'CNY 100', '$100', '€100', '100.00元', '人民币100'],
  ...['100%', '100‰', '100/1', '100:1', '100=100', '100;', '100,', '#100', '@100', '100!'],
];

const separators = [
  ...['1,00', '10,0', '1,0000', ',100', '100,', '1,,000', '1, 000', '1.000,00', '1.000.000', '1 000'],
  ...[
    '1_000',
    "1'000",
    '1，000',
    '1。000',
    '10、000',
    '1,000,00',
    '12,34,567',
    '1,2345.00',
    '0,100',
    '00,100',
  ],
];

const decimals = [
  ...['100.', '.5', '.', '..', '100..5', '100.5.', '100.001', '100.000', '100.999', '500.123456789'],
  ...['100.5.5', '100,5', '100。5', '100．5', '500.-5', '500.+5', '500. 5', '500 .5', '0.1.0', '1.1e1'],
];

const spaces = [
  ...[
    '1 00',
    '1\t00',
    '1\u00a000',
    '1\u200b00',
    '1\u200d00',
    '\u200b100',
    '100\u200b',
    '1\ufeff00',
    '1\u206000',
  ],
  ...['1\u3000000', '500\u202e', '\u202e005', '5\u030000', '5\u20e300', '1\u00ad00'],
];

const digits = [
  ...[
    '٥٠٠',
    '۵۰۰',
    '५००',
    '৫০০',
    '๕๐๐',
    '𝟓𝟎𝟎',
    '５００',
    '⑤⓪⓪',
    '²²²',
    '½',
    '一〇〇',
    '〇',
    '五百',
    '〢',
    'Ⅴ',
  ],
];

const code = [
  ...[
    '100;DROP TABLE bills',
    "100' OR '1'='1",
    '100--',
    '100/*',
    '<b>100</b>',
    '<script>100</script>',
    '&#49;00',
  ],
  ...[
    '%31%30%30',
    '\\u0031\\u0030\\u0030',
    '${100}',
    '{{100}}',
    '=100',
    '=1+1',
    '+1+1',
    '@SUM(1,1)',
    '100||200',
  ],
  ...['100&&200', '100|cat', '$(100)', '`100`', '../100', '100?', '100#x', 'javascript:100', 'data:,100'],
];

const arithmetic = [
  '50+50',
  '200-100',
  '10*10',
  '1000/10',
  '(100)',
  '-(100)',
  '100-',
  '100+',
  '*100',
  '~100',
  '!100',
];

const outOfRange = [
  ...['0', '0.0', '0.00', '0.01', '0.1', '1', '9.99', '99', '99.9', '99.99'],
  ...[
    '100000000',
    '999999999',
    '1000000',
    '9999999999',
    '9999999999.99',
    '10000000000',
    '99999999999999999999',
  ],
  ...['9007199254740993', '18446744073709551616', '340282366920938463463374607431768211456', '1,000,000.00'],
];

const empty = ['', ' ', '\t'];

const kinds = [
  ...[signs, exponents, bases, words, currencies, separators, decimals, spaces, digits],
  ...[code, arithmetic, outOfRange, empty],
];

export const hostileAmounts: readonly string[] = [...new Set(kinds.flat())];

/** Spellings that a form accepts, with their value. The provider accepts none of them, because it requires a number. */
export const typedAmounts: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['１００', '¥100', '￥100', '100元', 'RMB100', '100RMB', 'CNY 100', '100.00元', '人民币100'].map(
      (text) => [text, 100],
    ),
  ),
  ...Object.fromEntries(
    ['1\u200b00', '1\u200d00', '\u200b100', '100\u200b', '1\ufeff00', '1\u206000', '1\u00ad00'].map(
      (text) => [text, 100],
    ),
  ),
  ...Object.fromEntries(['1, 000', '1 000', "1'000", '1，000', '1\u3000000'].map((text) => [text, 1000])),
  ...Object.fromEntries(['100。5', '100．5'].map((text) => [text, 100.5])),
  ...Object.fromEntries(['500. 5', '500 .5'].map((text) => [text, 500.5])),
  ...Object.fromEntries(['500\u202e', '𝟓𝟎𝟎', '５００'].map((text) => [text, 500])),
};

/** The first text of each group that no form accepts, for slow tests. */
export const hostileSample: readonly string[] = kinds.flatMap(
  (texts) => texts.find((text) => !(text in typedAmounts)) ?? [],
);
