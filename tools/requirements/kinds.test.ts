import { describe, expect, test } from 'vitest';
import { isAtLeast, requiredKind } from './kinds.ts';

describe('the kind a row asks for', () => {
  test.each([
    ['unit: product table entry', 'unit'],
    ['http: POST /x answers y', 'http'],
    ['browser: page renders', 'browser'],
    ['browser: page renders; unit: route name resolves', 'browser'],
    ['http: request carries cookies; unit: withCredentials true', 'http'],
    ['unit: a rule; browser: the page shows it', 'browser'],
    ['browser: the list is empty; the button is gone', 'browser'],
  ])('%s → %s', (observe, kind) => expect(requiredKind(observe)).toBe(kind));

  test.each(['page renders', 'the page; unit: x', 'browserlike: x', ''])('"%s" is refused', (observe) =>
    expect(() => requiredKind(observe)).toThrow('observe must begin with'),
  );
});

test.each([
  { kind: 'unit', proves: ['unit'] },
  { kind: 'http', proves: ['unit', 'http'] },
  { kind: 'browser', proves: ['unit', 'http', 'browser'] },
] as const)('a $kind test proves $proves', ({ kind, proves }) => {
  expect((['unit', 'http', 'browser'] as const).filter((required) => isAtLeast(kind, required))).toEqual(
    proves,
  );
});
