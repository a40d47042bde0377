import { expect, test } from 'vitest';
import { answer, body, inPath, number, object, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { brokenRules } from '../fixtures/brokenRules.ts';

const note = object({ id: number, text });

/** @param says the description of `noteCount` */
function rulesOf(says: string): string[] {
  const ticket = object({ id: number, noteCount: { ...number, description: says } });
  const { operations, sent } = smallContract('tickets.json', {
    openapi: '3.0.3',
    info: { title: 'Tickets', version: '1' },
    paths: {
      '/tickets/{ticketId}': {
        parameters: [inPath('ticketId', number)],
        get: { operationId: 'get', responses: { 200: answer('it', ticket) } },
      },
      '/tickets/{ticketId}/notes': {
        parameters: [inPath('ticketId', number)],
        get: { operationId: 'list', responses: { 200: answer('all', { type: 'array', items: note }) } },
        post: {
          operationId: 'add',
          requestBody: body({ text }),
          responses: { 201: answer('it', note) },
        },
      },
    },
  });
  const shown = { id: 1, noteCount: 0 };
  return brokenRules(operations, [
    sent('get', { ticketId: 1 }, shown),
    sent('list', { ticketId: 1 }, []),
    sent('add', { ticketId: 1, text: 'Hello' }, { id: 7, text: 'Hello' }, { status: 201 }),
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
