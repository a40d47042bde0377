import { expect, test } from 'vitest';
import { inQuery, lists, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const visit = object({ id: text, donor_id: text });

/** Returns the rules that a list filtered by `donor_id` breaks if it shows these of two visits, to the donors d1 and d10. */
function brokenBy(description: string, filter: string, shown: readonly string[]): string[] {
  const { operations, sent } = smallContract('visits.json', {
    paths: {
      '/visits': { get: { ...lists('list', visit), parameters: [inQuery('donor_id', text, description)] } },
      '/visits/{id}': { get: reads('get', visit) },
    },
  });
  const all = [
    { id: 'v1', donor_id: 'd1' },
    { id: 'v2', donor_id: 'd10' },
  ];
  const filtered = all.filter(({ id }) => shown.includes(id));
  return brokenRules(operations, [
    sent('list', {}, all),
    sent('list', { donor_id: filter }, filtered),
    sent('list', {}, all),
  ]);
}

test.each([
  ['', 'd1', ['v1'], []],
  ['', 'd1', [], ['lacking']],
  ['The case is ignored.', 'D10', [], ['lacking']],
  ['Only visits whose donor contains this text.', 'd1', ['v1'], ['lacking']],
  ['Only visits whose donor contains this text.', 'd1', ['v1', 'v2'], []],
])('judges what a filter lacks ("%s"): %s shows %j', (description, filter, shown, broken) => {
  expect(brokenBy(description, filter, shown)).toEqual(broken);
});
