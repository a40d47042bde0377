import { expect, test } from 'vitest';
import { body, creates, inPath, reads, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { brokenRules } from '../../fixtures/brokenRules.ts';

const patient = { type: 'object', properties: { id: text, name: text } };
const read = (id: string, ...names: string[]) => ({
  get: { ...reads(id, patient), parameters: names.map((name) => inPath(name)) },
});
const { operations, sent } = smallContract('patients.json', {
  paths: {
    '/patients': { post: creates('admit', patient, body({ name: text })) },
    '/patients/{id}': read('show', 'id'),
    '/patients/{id}/_history/{vid}': read('showVersion', 'id', 'vid'),
    '/patients/{id}/children/{child}': read('showChild', 'id', 'child'),
  },
});

test.each([
  ['the new patient', '/patients/7', []],
  ['another patient', '/patients/8', ['found']],
  ['the first version of the new patient', '/patients/7/_history/1', []],
  ['the first version of another patient', '/patients/8/_history/1', ['found']],
  ['a child of the new patient', '/patients/7/children/1', ['found']],
])('judges a Location that leads to %s', (_, location, rules) => {
  const admitted = sent(
    'admit',
    { name: 'Ada' },
    { id: '7', name: 'Ada' },
    { status: 201, headers: { location } },
  );
  expect(brokenRules(operations, [admitted])).toEqual(rules);
});
