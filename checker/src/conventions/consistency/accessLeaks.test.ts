import { expect, test } from 'vitest';
import {
  creates,
  inPath,
  json,
  lists,
  number,
  reads,
  secured,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const comment = { type: 'object', properties: { id: number, body: text } };
const ticket = { type: 'object', properties: { id: number, subject: text } };
const parameters = [inPath('id', number)];
const { operations, sent } = smallContract('tickets.json', {
  ...secured,
  paths: {
    '/tickets/{id}': { parameters, get: reads('getTicket', ticket) },
    '/tickets/{id}/comments': {
      parameters,
      get: lists('listComments', comment),
      post: creates('addComment', comment, json(comment)),
    },
  },
});
const made = { id: 4, body: 'Any news?' };

test.each([
  ['has seen the ticket', [sent('getTicket', { id: 1 }, { id: 1, subject: 'Chair' })], 0],
  ['has not seen the ticket', [], 1],
])('judges traffic in which an account that %s reads the private comments in it', (_, before, count) => {
  const tracker = new ConsistencyTracker({ operations, private: ['listComments'] });
  tracker.saw(sent('addComment', { id: 1, body: made.body }, made), 'one');
  const found = [...before, sent('listComments', { id: 1 }, [made])].flatMap((each) =>
    tracker.saw(each, 'agent'),
  );
  expect(found.filter(({ rule }) => rule === 'private')).toHaveLength(count);
});
