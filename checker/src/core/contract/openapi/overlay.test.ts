import { expect, test } from 'vitest';
import { overlaid } from './overlay.ts';

const document = {
  paths: {
    '/a': { get: { tags: ['x'], operationId: 'a' }, post: { operationId: 'b' } },
    '/b/{id}': { get: { operationId: 'c', deep: { list: [{ name: 'one', value: 1 }, { name: 'two' }] } } },
  },
};

const after = (...actions: Parameters<typeof overlaid>[1]['actions']) =>
  overlaid(document, { file: 'x', actions });

test('merges members, appends to lists, and replaces anything else', () => {
  const { document: made, unmet } = after(
    { target: "$.paths['/a'].get", update: { tags: ['y'], summary: 's', operationId: 'A' } },
    { target: '$.paths.*.get', update: { seen: true } },
  );
  expect(made).toMatchObject({
    paths: {
      '/a': { get: { tags: ['x', 'y'], summary: 's', operationId: 'A', seen: true } },
      '/b/{id}': { get: { seen: true } },
    },
  });
  expect(unmet).toEqual([]);
  expect(document.paths['/a'].get.tags).toEqual(['x']);
});

test('updates the item of a list at any depth that a filter selects', () => {
  const { document: made } = after({ target: "$..list[?(@.name == 'two')]", update: { value: 2 } });
  expect(made).toMatchObject({
    paths: { '/b/{id}': { get: { deep: { list: [{ value: 1 }, { value: 2 }] } } } },
  });
});

test('removes a member', () => {
  const { document: made } = after({ target: '$.paths["/a"].post', remove: true });
  expect(JSON.stringify(made)).not.toContain('"post"');
});

test('removes every matching item of a list', () => {
  const { document: made } = after({ target: "$.paths['/b/{id}'].get.deep.list[*]", remove: true });
  expect(made).toMatchObject({ paths: { '/b/{id}': { get: { deep: { list: [] } } } } });
});

test('updates matching objects within a matching object', () => {
  const nested = { schema: { a: 1, schema: { a: 2 } } };
  const actions = [{ target: '$..schema', update: { seen: true } }];
  expect(overlaid(nested, { file: 'x', actions }).document).toEqual({
    schema: { a: 1, seen: true, schema: { a: 2, seen: true } },
  });
});

test('reports a target that matches nothing', () => {
  expect(after({ target: '$.paths.nowhere', update: {} }).unmet).toEqual(['$.paths.nowhere']);
});
