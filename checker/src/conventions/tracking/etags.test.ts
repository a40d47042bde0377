/** ETags of titles, whose path names a shelf too. */
import { expect, test } from 'vitest';
import type { Payload } from '../../core/contract/types.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ConsistencyTracker } from './tracker.ts';

const { sent: exchanged } = smallContract(
  'titles.yaml',
  `
openapi: 3.0.3
info: { title: Titles, version: '1' }
paths:
  /shelves/{shelf}/titles/{titleId}:
    parameters: [{ name: shelf, in: path, required: true, schema: { type: string } }, { name: titleId, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getTitle, responses: { '200': &title { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Title' } } } } } }
    put:
      operationId: putTitle
      parameters: [{ name: If-Match, in: header, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Title' } } } }
      responses: { '200': *title }
components:
  schemas:
    Title:
      type: object
      properties:
        titleId: { type: integer, readOnly: true }
        shelf: { type: string, readOnly: true }
        name: { type: string }
        copies: { type: integer, readOnly: true }
`,
);
const sent = (id: string, more: Payload, body: unknown, etag?: string): Sent =>
  exchanged(id, { shelf: 'a', titleId: 1, ...more }, body, {
    expect: { kind: 'conversation' },
    ...(etag !== undefined && { headers: { etag } }),
  });

const emma = { titleId: 1, shelf: 'a', name: 'Emma', copies: 2 };
const odes = { ...emma, name: 'Odes' };
const read = (etag: string, thing: object = emma) => sent('getTitle', {}, thing, etag);
const put = (name: string, match: string, etag?: string, shown: object = { ...emma, name }) =>
  sent('putTitle', { name, 'If-Match': match }, shown, etag);

test.each<[string, readonly Sent[], string | undefined]>([
  ['accepts a new ETag for a new state', [read('"1"'), put('Odes', '"1"'), read('"2"', odes)], undefined],
  ['reports an unchanged ETag', [read('"1"'), put('Odes', '"1"'), read('"1"', odes)], 'etag'],
  [
    'accepts a kept ETag with other copies after a write that changed nothing itself',
    [read('"1"'), put('Emma', '"1"'), read('"1"', { ...emma, copies: 1 })],
    undefined,
  ],
  ['accepts an unchanged weak ETag', [read('W/"1"'), put('Odes', 'W/"1"'), read('W/"1"', odes)], undefined],
  [
    'reports an accepted old ETag',
    [read('"1"'), put('Odes', '"1"', '"2"'), put('Emma', '"1"', '"3"')],
    'etag',
  ],
  [
    'accepts If-Match with * twice',
    [read('"1"'), put('Odes', '*', '"2"'), put('Emma', '*', '"3"')],
    undefined,
  ],
  [
    'accepts two writes without If-Match',
    [sent('putTitle', { name: 'Odes' }, odes, '"2"'), sent('putTitle', { name: 'Emma' }, emma, '"3"')],
    undefined,
  ],
  [
    'accepts a write if no response gave the current ETag',
    [read('"1"'), put('Odes', '"1"'), put('Emma', '"1"')],
    undefined,
  ],
  [
    'accepts the old ETag for the old state',
    [read('"1"'), put('Odes', '"1"', '"2"'), put('Emma', '"2"', '"1"'), put('Odes', '"1"')],
    undefined,
  ],
  [
    'reports a write that returns the old state',
    [read('"1"'), put('Odes', '"1"', '"2"', emma), read('"2"', odes)],
    'kept',
  ],
])('%s', (_, exchanges, rule) => {
  const tracker = new ConsistencyTracker();
  const found = exchanges.flatMap((each) => tracker.saw(each, 'me'));
  expect(found.map((each) => each.rule)).toEqual(rule === undefined ? [] : [rule]);
});
