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
  ['a body', { requestBody: { content: {} } }],
  ['a parameter', { parameters: [{ name: 'search', in: 'query', schema: { type: 'string' } }] }],
])('refuses an operation with %s and no row for an invalid request', async (_what, request) => {
  const post = operation({ 'x-errors': [state], ...request });
  expect(await lintWith('error-table', { 'service/operations/queryBill.yaml': { post } })).toEqual([
    'queryBill: no row with when: request-invalid',
  ]);
});

test.each([
  ['no table', undefined, ['no x-errors']],
  ['a code without a row', [{ ...state, code: '9302' }], ['code 9302 has no row in errors.yaml']],
  [
    'an unknown trigger',
    [{ ...state, when: 'sometimes' }],
    ['row 9301 has an unknown when: one of request-invalid'],
  ],
  ['a state without a scenario', [{ ...state, scenario: undefined }], ['row 9301 gives no scenario']],
  [
    'a product row without its products',
    [{ code: '9301', when: 'wrong-product', provenance: 'assumed' }],
    ['row 9301 gives no products'],
  ],
  ['a state without a condition', [{ ...state, condition: undefined }], ['row 9301 gives no condition']],
  [
    'an invalid scenario name',
    [{ ...state, scenario: 'Billing now' }],
    ['row 9301 scenario must match pattern'],
  ],
  ['a role row without a role', [{ ...state, when: 'wrong-role' }], ['row 9301 gives no role']],
  [
    'a row without a source',
    [{ ...state, provenance: undefined }],
    ['row 9301 gives no spec', 'row 9301 gives no provenance'],
  ],
  ['an unknown member', [{ ...state, retriable: true }], ['row 9301 has an unknown member: retriable']],
])('refuses %s', async (_what, errors, messages) => {
  expect(await lintErrors(errors)).toEqual(messages.map((message) => expect.stringContaining(message)));
});
