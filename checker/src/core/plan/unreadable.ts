/** Makes malformed requests: broken JSON, and a content type that the contract does not name. */
import { flattened } from '../contract/flattened.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Deviation } from '../exchange/ask.ts';
import type { Case } from './case.ts';
import { caseOf } from './case.ts';
import { invalidRow } from './rows.ts';

const deviations: readonly (readonly [string, Deviation])[] = [
  ['malformed-json', { kind: 'raw-body', body: '{"name": "value"' }],
  ['not-an-object', { kind: 'raw-body', body: '[1, 2]' }],
  ['unknown-content-type', { kind: 'content-type', type: 'application/x-unknown' }],
];

/** Returns the cases of an operation with a JSON body. @param payload a valid request */
export function unreadableCases(operation: Operation, payload: Payload): Case[] {
  if (operation.transport !== 'json' && operation.transport !== 'packed-json') return [];
  const row = invalidRow(operation);
  return deviations.map(([name, deviation]) =>
    caseOf(operation, 'unreadable', name, {
      right: payload,
      ask: { payload, login: 'parent', deviation },
      // A server may read JSON under any content type, but must not fail.
      expect: {
        kind: 'unreadable',
        ...(row && { row }),
        mayBeRead: deviation.kind === 'content-type' || needsNothing(operation),
      },
    }),
  );
}

/** If no member is required, Laravel reads a malformed body as an empty one. */
function needsNothing({ answers, request, schemas, places = {} }: Operation): boolean {
  const { required = [], minProperties = 0 } = flattened(request, schemas);
  return answers !== undefined && minProperties === 0 && required.every((name) => places[name]);
}
