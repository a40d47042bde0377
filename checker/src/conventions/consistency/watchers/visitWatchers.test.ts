/** Watchers, with the exchanges of a correct backend and of one that breaks a sentence of the contract: visits and postings. */
import { expect, test } from 'vitest';
import {
  body,
  changes,
  creates,
  lists,
  number,
  reads,
  secured,
  text,
} from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { brokenRules } from '../../fixtures/brokenRules.ts';

const visit = { type: 'object', properties: { id: number, doctorId: number, startsAt: text, reason: text } };
const entry = {
  type: 'object',
  properties: { side: { ...text, enum: ['debit', 'credit'] }, amount: number },
};
const { operations, sent } = smallContract('practice.json', {
  info: {
    title: 'Practice',
    version: '1',
    description: 'A cancelled visit frees its slot. Debits and credits must be equal.',
  },
  ...secured,
  paths: {
    '/visits': {
      get: lists('listVisits', visit),
      post: {
        ...creates(
          'book',
          visit,
          body({ doctorId: number, startsAt: { ...text, format: 'date-time' }, reason: text }),
        ),
        description: 'A slot which is taken answers 409.',
      },
    },
    '/visits/{visitId}': { get: reads('getVisit', visit) },
    '/visits/{visitId}/cancel': {
      post: { ...changes('cancelVisit', visit), description: 'Until 24 hours before the start.' },
    },
    '/postings': {
      post: creates(
        'post',
        { type: 'object', properties: { entries: { type: 'array', items: entry } } },
        body({ entries: { type: 'array', items: entry } }),
      ),
    },
  },
});

const later = new Date(Date.now() + 90 * 86_400_000).toISOString();
const soon = new Date(Date.now() + 7_200_000).toISOString();
const visitOf = (id: number, startsAt = later) => ({ id, doctorId: 3, startsAt, reason: 'Cough' });
const booked = (id: number, startsAt = later, status = 201) =>
  sent(
    'book',
    { doctorId: 3, startsAt, reason: `Visit ${id}` },
    status === 201 ? visitOf(id, startsAt) : {},
    {
      status,
    },
  );
const cancelled = (id: number, startsAt = later) =>
  sent('cancelVisit', { visitId: id }, visitOf(id, startsAt));
const posted = (credit: number) => {
  const entries = [
    { side: 'debit', amount: 500 },
    { side: 'credit', amount: credit },
  ];
  return sent('post', { entries }, { entries });
};

test.each<[string, readonly Sent[], readonly Sent[], string]>([
  [
    'a slot has one booking',
    [booked(1), booked(2, new Date(Date.now() + 91 * 86_400_000).toISOString())],
    [booked(1), booked(2, later.replace('Z', '+00:00'))],
    'forbidden',
  ],
  [
    'a cancelled booking frees its slot',
    [booked(1), booked(2, later, 409), cancelled(1), booked(3)],
    [booked(1), booked(2, later, 409), cancelled(1), booked(3, later, 409)],
    'forbidden',
  ],
  [
    'a deadline is enforced',
    [sent('getVisit', { visitId: 1 }, visitOf(1)), cancelled(1)],
    [sent('getVisit', { visitId: 1 }, visitOf(1, soon)), cancelled(1, soon)],
    'forbidden',
  ],
  ['both sides are equal', [posted(500)], [posted(499)], 'kept'],
])('reports only a breach of "%s"', { tags: ['odd-promise-watch'] }, (_, right, wrong, rule) => {
  expect(brokenRules(operations, right)).toEqual([]);
  expect(brokenRules(operations, wrong)).toContain(rule);
});

test('judges no sides by a promise with a condition', () => {
  const about = 'Once the year is closed, debits and credits must be equal.';
  const conditional = operations.map((each) => ({ ...each, about }));
  expect(brokenRules(conditional, [posted(499)])).toEqual([]);
});
