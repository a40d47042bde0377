import { expect, test } from 'vitest';
import { answer, body, number, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { unknownReferences } from './unknownReference.ts';

/** Returns the members that the operation refuses if they name nothing. */
function membersFor(description: string, refusal = 'Invalid'): string[] {
  const { operationOf } = smallContract('jobs.json', {
    paths: {
      '/jobs': {
        post: {
          operationId: 'assign',
          description,
          requestBody: body({ translatorId: text, plan_id: number, voucher_code: text, title: text }),
          responses: { 201: answer('it'), 404: answer('Not found'), 422: answer(refusal) },
        },
      },
    },
  });
  return unknownReferences(operationOf('assign')).map(({ member }) => member);
}

test.each<[string, string[]]>([
  ['An unknown translator is a 404.', ['translatorId']],
  [
    'An unknown plan is a 422 on `plan_id`, an unknown voucher a 422 on `voucher_code`.',
    ['plan_id', 'voucher_code'],
  ],
  ['422 if `plan_id` is unknown or the old plan.', ['plan_id']],
  ['The translator must be one of the company (422).', ['translatorId']],
  ['422 if the plan does not exist.', ['plan_id']],
])('finds the references in "%s"', (description, members) => {
  expect(membersFor(description)).toEqual(members);
});

test('finds a reference in the description of the refusal', () => {
  expect(membersFor('', '`translatorId` is no translator of this company')).toEqual(['translatorId']);
});

test.each([
  'An unknown translator is created.',
  'An unknown title is a 422.',
  'An unknown member is a 422.',
  'An unknown code is answered with false.',
  'The translator must speak the language (422).',
  'An unknown plan is ignored, a wrong one a 422.',
])('finds no reference in "%s"', (description) => {
  expect(membersFor(description)).toEqual([]);
});
