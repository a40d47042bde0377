import { expect, test } from 'vitest';
import { inPath, json, number, object, reads, text } from '../../../core/fixtures/contractParts.ts';
import { foreignComplaintsOf } from '../../../core/fixtures/petshop.ts';
import { smallContract } from '../../../core/fixtures/smallContract.ts';
import { requestedId } from './requested-id.ts';

test('reports a pet with another number than the requested one, and no other response', () => {
  const asked = { payload: { petId: 1 } };
  expect(foreignComplaintsOf(requestedId, 'petshop.getPet', { id: 3 }, asked)).toEqual([
    'id 3 came, 1 was asked for',
  ]);
  expect(foreignComplaintsOf(requestedId, 'petshop.getPet', { id: 1 }, asked)).toEqual([]);
  // The schema check reports a text instead of a number.
  expect(foreignComplaintsOf(requestedId, 'petshop.getPet', { id: '1' }, asked)).toEqual([]);
  expect(
    foreignComplaintsOf(requestedId, 'petshop.getPet', { title: 'no' }, { ...asked, got: { status: 404 } }),
  ).toEqual([]);
});

test('reports a title of another shelf than the requested one', () => {
  const shelves = smallContract('shelves.json', {
    paths: {
      '/shelves/{shelf}/titles/{titleId}': {
        parameters: [inPath('shelf'), inPath('titleId', number)],
        get: reads('getTitle', object({ titleId: number, shelf: text })),
      },
    },
  });
  const messages = (shelf: string): string[] =>
    requestedId
      .judge(shelves.sent('getTitle', { shelf: 'a', titleId: 1 }, { titleId: 1, shelf }).exchange)
      .map(({ message }) => message);
  expect(messages('a')).toEqual([]);
  expect(messages('b')).toEqual(['it is of shelf b, a was asked for']);
});

const it = json({ type: 'object', properties: { id: number, iid: number } });
const { sent } = smallContract('forge.json', {
  paths: {
    '/projects/{id}': {
      get: { operationId: 'getProject', parameters: [inPath('id')], responses: { 200: it } },
    },
    '/projects/{id}/copy': {
      post: { operationId: 'copyProject', parameters: [inPath('id')], responses: { 200: it } },
    },
    '/projects/{id}/duplicated': {
      post: { operationId: 'p1', summary: '复制项目', parameters: [inPath('id')], responses: { 200: it } },
    },
    '/projects/{id}/close': {
      post: { operationId: 'closeProject', parameters: [inPath('id')], responses: { 200: it } },
    },
    '/projects/{id}/issues/{issue_iid}': {
      get: {
        operationId: 'getIssue',
        parameters: [inPath('id'), inPath('issue_iid')],
        responses: { 200: it },
      },
    },
    '/projects/{id}/versions/{version_id}': {
      get: {
        operationId: 'getVersion',
        parameters: [inPath('id'), inPath('version_id')],
        responses: { 200: it },
      },
    },
    '/projects/{id}/labels/{label_id}': {
      get: {
        operationId: 'getLabel',
        parameters: [inPath('id'), inPath('label_id')],
        responses: { 200: it },
      },
    },
  },
});

// A version is the whole project at one moment, so its response may show the id of the project. A label is only a part of it.
test.each([
  ['the number within the project', 'getIssue', { id: '11', issue_iid: '1' }, { id: 1001, iid: 1 }, 0],
  ['another number within the project', 'getIssue', { id: '11', issue_iid: '1' }, { id: 1001, iid: 2 }, 1],
  ['a number for the path of a project', 'getProject', { id: 'team/app' }, { id: 11 }, 0],
  ['the project of a version', 'getVersion', { id: '11', version_id: '1' }, { id: 11 }, 0],
  ['the version of another project', 'getVersion', { id: '11', version_id: '1' }, { id: 12 }, 1],
  ['the project of a label', 'getLabel', { id: '11', label_id: '1' }, { id: 11 }, 1],
  ['the copy that was asked for', 'copyProject', { id: '11' }, { id: 12 }, 0],
  ['the copy by its summary', 'p1', { id: '11' }, { id: 12 }, 0],
  ['another project as the closed one', 'closeProject', { id: '11' }, { id: 12 }, 1],
  ['another project', 'getProject', { id: '11' }, { id: 12 }, 1],
  ['a code in its normal form', 'getProject', { id: 'welcome10' }, { id: 'WELCOME10' }, 0],
  ['another code', 'getProject', { id: 'welcome10' }, { id: 'WELCOME1' }, 1],
])('judges a response that shows %s', (_, id, payload, shown, count) => {
  expect(requestedId.judge(sent(id, payload, shown).exchange)).toHaveLength(count);
});
