import { expect, test } from 'vitest';
import { exposition } from './exposition.ts';

test('writes families with help and type, and samples with labels', () => {
  expect(
    exposition([
      {
        name: 'requests_total',
        type: 'counter',
        help: 'Requests.',
        samples: [{ labels: { service: 'standard', code: '0' }, value: 3 }],
      },
      { name: 'up', type: 'gauge', help: 'Whether.', samples: [{ value: 1 }] },
    ]),
  ).toBe(`# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{service="standard",code="0"} 3
# HELP up Whether.
# TYPE up gauge
up 1
`);
});

test('escapes quotes, backslashes and line breaks in a label', () => {
  const samples = [{ suffix: '_sum', labels: { text: 'a"b\\c\nd' }, value: 0.5 }];
  expect(exposition([{ name: 'x', type: 'histogram', help: 'X.', samples }])).toContain(
    String.raw`x_sum{text="a\"b\\c\nd"} 0.5`,
  );
});
