import { expect, test } from 'vitest';
import { answer, lists, secured, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';
import { otherOwnerSentence } from './otherOwner.ts';

const pupil = { type: 'object', properties: { id: { type: 'integer' }, name: text } };

function school(description: string, about = '', path = '/pupils/{id}') {
  return smallContract('school.json', {
    ...secured,
    paths: {
      '/pupils': {
        get: { ...lists('list', pupil), description: about },
        post: {
          operationId: 'create',
          description: 'Carers only.',
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', properties: { name: text } } } },
          },
          responses: { 201: answer('it', pupil), 403: answer('no') },
        },
      },
      [path]: {
        get: { operationId: 'read', description, responses: { 200: answer('it', pupil), 404: answer('no') } },
      },
    },
  });
}

test.each<[string, string, string, boolean]>([
  ['an owner', 'A pupil of another owner is a 404.', '', true],
  ['a role of the contract', 'The pupil of another carer is a 404.', '', true],
  ['those who own some', 'Pupils of other keepers are not found.', 'Keepers get their own pupils.', true],
  ['an owner whose resource it is', "Another carer's pupil is hidden (404).", '', true],
  ['a word that owns nothing', 'A pupil of another class is a 404.', '', false],
  ['another owner without a refusal', 'Shows the pupil of another carer too.', '', false],
])('reads that other owners see nothing from a sentence about %s', (_, description, about, isHidden) => {
  const { operations, operationOf } = school(description, about);
  expect(otherOwnerSentence(operationOf('read'), operations) !== undefined).toBe(isHidden);
});

test('takes a word of the path for the parent, not for an owner', () => {
  const path = '/patients/{patientId}/pupils/{id}';
  const { operations, operationOf } = school('A pupil of another patient is a 404.', '', path);
  expect(otherOwnerSentence(operationOf('read'), operations)).toBeUndefined();
});

const HIDES = 'The pupil of another carer is a 404.';
const ALL = 'Staff may read every pupil.';
test.each<[string, boolean, string, readonly string[], number[]]>([
  ['no list', true, HIDES, [], []],
  ['a list of the other account with it', false, HIDES, [], [7]],
  ['a list of the other account without it', true, HIDES, [], [8]],
  ['a role that sees all, and a list without it', true, `${HIDES} ${ALL}`, [], [8]],
  ['a role that sees all, and a list with it', false, `${HIDES} ${ALL}`, [], [7, 8]],
  ['a role that sees all its own, and no list', true, `${HIDES} A carer sees all its own pupils.`, [], []],
  ['a role that sees all, and no list', false, `${HIDES} ${ALL}`, [], []],
  ['a private read, a role that sees all, and a list without it', true, ALL, ['read'], [8]],
  ['a private read, a role that sees all, and a list with it', false, ALL, ['read'], [7]],
  ['no sentence', false, 'Shows it.', [], [8]],
])('reports a read of a resource of another account, after %s: %s', (_, isWrong, says, declared, listed) => {
  const { operations, sent } = school(says, 'Carers get their own pupils.');
  const tracker = new ConsistencyTracker({ operations, private: declared, accountsAreKnown: true });
  const shown = { id: 7, name: 'Lena' };
  tracker.saw(sent('create', { name: 'Lena' }, shown), 'parent');
  if (listed.length > 0) {
    tracker.saw(sent('list', {}, [shown]), 'parent');
    tracker.saw(
      sent(
        'list',
        {},
        listed.map((id) => ({ id, name: id === 7 ? 'Lena' : 'Omar' })),
      ),
      'other',
    );
  }
  const found = tracker.saw(sent('read', { id: 7 }, shown), 'other');
  expect(found.some(({ rule }) => rule === 'private')).toBe(isWrong);
});
