import { expect, test } from 'vitest';
import { body, creates, lists, number, object, reads, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const note = object({ id: number, text });

/** @param says the description of `noteCount` */
function rulesOf(says: string): string[] {
  const ticket = object({ id: number, noteCount: { ...number, description: says } });
  const { operations, sent } = smallContract('tickets.json', {
    paths: {
      '/tickets/{ticketId}': { get: reads('get', ticket) },
      '/tickets/{ticketId}/notes': { get: lists('list', note), post: creates('add', note, body({ text })) },
    },
  });
  const shown = { id: 1, noteCount: 0 };
  return brokenRules(operations, [
    sent('get', { ticketId: 1 }, shown),
    sent('list', { ticketId: 1 }, []),
    sent('add', { ticketId: 1, text: 'Hello' }, { id: 7, text: 'Hello' }),
    // The count stays at 0, though the new note is in the list.
    sent('get', { ticketId: 1 }, shown),
    sent('list', { ticketId: 1 }, [{ id: 7, text: 'Hello' }]),
  ]);
}

test.each([
  ['', ['counted']],
  ['Number of its notes', ['counted']],
  ['Number of its notes that were answered', []],
])('compares a number with its list, unless it counts some items only: "%s"', (says, rules) => {
  expect(rulesOf(says)).toEqual(rules);
});
