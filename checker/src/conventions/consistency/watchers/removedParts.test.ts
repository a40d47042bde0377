import { expect, test } from 'vitest';
import { inPath, json, number, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { ConsistencyTracker } from '../../tracking/tracker.ts';

const note = { type: 'object', properties: { id: number, text } };
const stay = { type: 'object', properties: { id: number, total: text, views: number } };
const { operations, sent } = smallContract('stays.json', {
  openapi: '3.0.3',
  info: { title: 'Stays', version: '1' },
  paths: {
    '/stays/{id}': {
      parameters: [inPath('id', number)],
      get: { operationId: 'getStay', responses: { 200: json(stay) } },
    },
    '/stays/{id}/notes': {
      parameters: [inPath('id', number)],
      get: { operationId: 'listNotes', responses: { 200: json({ type: 'array', items: note }) } },
      post: { operationId: 'addNote', requestBody: json(note), responses: { 201: json(note) } },
    },
    '/stays/{id}/notes/{noteId}': {
      parameters: [inPath('id', number), inPath('noteId', number)],
      delete: { operationId: 'removeNote', responses: { 204: { description: 'gone' } } },
    },
  },
});

/**
 * Returns the messages about a stay to which a note is added and then removed.
 *
 * @param totals the total before the note, with it, and after its removal
 * @param between exchanges while the note exists
 */
function messagesFor(totals: readonly string[], ...between: readonly ReturnType<typeof sent>[]): string[] {
  const tracker = new ConsistencyTracker({ operations });
  const read = (at: number) => sent('getStay', { id: 1 }, { id: 1, total: totals[at], views: at });
  return [
    read(0),
    sent('addNote', { id: 1, text: 'Bed' }, { id: 7, text: 'Bed' }, { status: 201 }),
    read(1),
    ...between,
    sent('removeNote', { id: 1, noteId: 7 }, undefined, { status: 204 }),
    read(2),
  ].flatMap((each) => tracker.saw(each, 'one').map(({ message }) => message));
}

const another = sent('addNote', { id: 1, text: 'Bath' }, { id: 8, text: 'Bath' }, { status: 201 });

test.each([
  ['follows it', ['10.00', '12.50', '10.00'], [], 0],
  ['never depends on it', ['10.00', '10.00', '10.00'], [], 0],
  ['keeps it', ['10.00', '12.50', '12.50'], [], 1],
  ['has had another change since', ['10.00', '12.50', '12.50'], [another], 0],
])('judges a total that %s when a part is removed', (_, totals, between, count) => {
  expect(messagesFor(totals, ...between)).toHaveLength(count);
});
