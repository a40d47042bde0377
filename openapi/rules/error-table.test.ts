import { expect, test } from 'vitest';
import { lintWith, operation } from './lint-fixture.ts';

const lintErrors = (errors: unknown) =>
  lintWith('error-table', {
    'service/operations/queryBill.yaml': { post: operation({ 'x-errors': errors }) },
  });

const state = {
  code: '9301',
  when: 'state',
  condition: '账单生成中',
  scenario: 'billing-in-progress',
  provenance: 'assumed',
};

test('accepts a complete table', async () => {
  expect(await lintErrors([state, { code: '9101', when: 'request-invalid', spec: '1 §8' }])).toEqual([]);
  expect(await lintErrors([])).toEqual([]);
});

test.each([
  ['no table', undefined, /no x-errors/],
  ['a code without a row', [{ ...state, code: '9302' }], /9302 has no row in errors.yaml/],
  ['an unknown trigger', [{ ...state, when: 'sometimes' }], /unknown trigger sometimes/],
  ['a state without a scenario', [{ ...state, scenario: undefined }], /names no scenario/],
  ['a state without a condition', [{ ...state, condition: undefined }], /says no condition/],
  ['a role row without a role', [{ ...state, when: 'wrong-role' }], /says no role/],
  ['a row from nowhere', [{ ...state, provenance: undefined }], /neither spec nor provenance/],
])('refuses %s', async (_what, errors, message) => {
  expect(await lintErrors(errors)).toEqual([expect.stringMatching(message)]);
});
