import { describe, expect, test } from 'vitest';
import { missingKinds, requiredKinds, type Kind } from './kinds.ts';

describe('the kinds a row asks for', () => {
  test.each([
    ['unit: product table entry', ['unit']],
    ['http: POST /x answers y', ['http']],
    ['browser: page renders; unit: route name resolves', ['browser', 'unit']],
    ['http: request carries cookies; unit: withCredentials true', ['http', 'unit']],
    ['unit: a rule; browser: the page shows it', ['browser', 'unit']],
    ['browser: the list is empty; the button is gone', ['browser']],
    ['browser: first; browser: second', ['browser']],
  ] as const)('%s → %s', (observe, kinds) => expect(requiredKinds(observe)).toEqual(kinds));

  test.each(['page renders', 'the page; unit: x', 'browserlike: x', ''])('"%s" is refused', (observe) =>
    expect(() => requiredKinds(observe)).toThrow('observe must begin with'),
  );
});

test.each<[required: Kind[], passed: Kind[], missing: Kind[]]>([
  [['unit'], ['browser'], []],
  [['http'], ['unit'], ['http']],
  [['browser'], ['unit', 'http'], ['browser']],
  [['browser', 'unit'], ['browser', 'unit'], []],
  [['browser', 'unit'], ['browser'], ['unit']],
  [['browser', 'unit'], ['unit'], ['browser']],
  [['browser', 'http'], ['browser', 'unit'], ['http']],
  [['browser', 'http'], [], ['browser', 'http']],
])('%s with tests of %s lacks %s', (required, passed, missing) =>
  expect(missingKinds(required, passed)).toEqual(missing),
);
