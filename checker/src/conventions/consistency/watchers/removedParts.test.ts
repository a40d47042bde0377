import { expect, test } from 'vitest';
import { creates, json, lists, number, reads, removes, text } from '../../../core/fixtures/contractParts.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { saidBy } from '../../fixtures/saidBy.ts';
import { ConsistencyTracker } from '../../tracking/tracker.ts';

const note = { type: 'object', properties: { id: number, text } };
const stay = { type: 'object', properties: { id: number, total: text, views: number } };
const { operations, sent } = smallContract('stays.json', {
  paths: {
    '/stays/{id}': { get: reads('getStay', stay) },
    '/stays/{id}/notes': { get: lists('listNotes', note), post: creates('addNote', note, json(note)) },
    '/stays/{id}/notes/{noteId}': { delete: removes('removeNote') },
  },
});

/**
 * Returns the messages about a stay to which a note is added and then removed.
 *
 * @param totals the total before the note, with it, and after its removal
 * @param between exchanges while the note exists
 */
function messagesFor(totals: readonly string[], ...between: readonly ReturnType<typeof sent>[]): string[] {
  const read = (at: number) => sent('getStay', { id: 1 }, { id: 1, total: totals[at], views: at });
  return saidBy(new ConsistencyTracker({ operations }), [
    read(0),
    sent('addNote', { id: 1, text: 'Bed' }, { id: 7, text: 'Bed' }),
    read(1),
    ...between,
    sent('removeNote', { id: 1, noteId: 7 }),
    read(2),
  ]);
}

const another = sent('addNote', { id: 1, text: 'Bath' }, { id: 8, text: 'Bath' });

test.each([
  ['falls', ['10.00', '12.50', '10.00'], [], 0],
  ['never rose with it', ['10.00', '10.00', '10.00'], [], 0],
  ['stays', ['10.00', '12.50', '12.50'], [], 1],
  ['may stay for a second part', ['10.00', '12.50', '12.50'], [another], 0],
])('judges a total that %s when a part is removed', (_, totals, between, count) => {
  expect(messagesFor(totals, ...between)).toHaveLength(count);
});
