import { expect, test } from 'vitest';
import { answer, body, inPath, number } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { exactValues } from './exactValue.ts';

/** Returns the member of the job that the payment of a job must equal, by the description of the payment. */
function demandedBy(description: string): string[] {
  const { operationOf } = smallContract('jobs.json', {
    paths: {
      '/jobs/{id}/pay': {
        parameters: [inPath('id')],
        post: {
          operationId: 'pay',
          requestBody: body({ paid: { ...number, description }, repeated: number }),
          responses: { 200: answer('it'), 409: answer('no') },
        },
      },
    },
  });
  return exactValues(operationOf('pay'), 'job').map(({ member, other }) => `${member} is ${other}`);
}

test.each([
  'Must be exactly the `total_cents` of the job.',
  'What the customer pays. Must equal `total_cents`.',
  'It must match the `total_cents` of this job.',
  'Has to be equal to its `total_cents`.',
])('reads the demanded member of the resource in "%s"', (description) => {
  expect(demandedBy(description)).toEqual(['paid is total_cents']);
});

test.each([
  ['of another resource', 'Must be exactly the `total_cents` of the invoice.'],
  ['of the request', 'Must match `repeated`.'],
  ['with a sum', 'Must equal `total_cents` plus the tip.'],
  ['with a condition', 'Must equal `total_cents` unless a lead asks.'],
  ['beside an exception', 'Must equal `total_cents`. Staff may pay less.'],
  ['without a demand', 'Usually the `total_cents` of the job.'],
  ['with a limit', 'Must be at least the `total_cents` of the job.'],
])('reads no value %s: "%s"', (_, description) => {
  expect(demandedBy(description)).toEqual([]);
});
