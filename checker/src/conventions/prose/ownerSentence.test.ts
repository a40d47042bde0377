import { expect, test } from 'vitest';
import type { Operation } from '../../core/contract/types.ts';
import { inPath, inQuery, json, number, text } from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import { ownerSentence } from './ownerSentence.ts';

const recipe = { type: 'object', properties: { id: number, title: text } };
const note = { type: 'object', properties: { id: number, remark: text } };
const inBoth = [inPath('id'), inPath('noteId')];

/** Parts of the contract's prose: of all operations, of each summary, of each 403. */
interface Prose {
  readonly about?: string;
  readonly summary?: string;
  readonly forbidden?: string;
}

/** Returns the operations whose sentences keep them for the owner. */
function keptBy({ about = '', summary = 'Does it', forbidden = 'No' }: Prose): string[] {
  const write = (operationId: string, parameters: readonly object[], schema: object) => ({
    operationId,
    summary,
    parameters,
    ...(operationId.startsWith('change') && { requestBody: json(schema) }),
    responses: { 200: json(schema), 403: { description: forbidden } },
  });
  const read = (operationId: string, parameters: readonly object[], schema: object) => ({
    get: { operationId, parameters, responses: { 200: json(schema), 404: { description: 'None' } } },
  });
  const { operations } = smallContract('recipes.json', {
    info: { title: 'Recipes', version: '1', description: about },
    paths: {
      '/recipes': read('list', [inQuery('page', number)], { type: 'array', items: recipe }),
      '/recipes/{id}': {
        ...read('get', [inPath('id')], recipe),
        patch: write('change', [inPath('id')], recipe),
        delete: write('remove', [inPath('id')], recipe),
      },
      '/recipes/{id}/likes': { put: write('like', [inPath('id')], recipe) },
      '/recipes/{id}/notes/{noteId}': {
        ...read('getNote', inBoth, note),
        patch: write('changeNote', inBoth, note),
        delete: write('removeNote', inBoth, note),
      },
    },
  });
  const all = operations.flatMap(({ roles = [] }) => roles.map(({ resource }) => resource));
  const isKept = (operation: Operation): boolean =>
    (operation.roles ?? []).some(
      ({ does, resource }) => does === 'one' && ownerSentence(operation, resource, all) !== undefined,
    );
  return operations
    .filter((each) => each.effect === 'write' && isKept(each))
    .map(({ id }) => id)
    .toSorted();
}

test.each([
  ['Only the author changes or deletes a recipe', ['change', 'remove']],
  ['Recipes are changed by their author only', ['change']],
  ['A recipe is deleted only by its author', ['remove']],
  ['Notes are edited and removed by their author alone', ['changeNote', 'removeNote']],
  ['Only the author publishes a recipe', []],
  ['Drafts of a recipe are seen by their author only', []],
  // It is unclear which of the two the owner changes.
  ['Only the owner of a recipe changes its notes', []],
  ['Only the author changes it', []],
  ['The author changes or deletes a recipe', []],
])('finds the operations that a sentence on all of them keeps for the owner: %s', (about, ids) => {
  expect(keptBy({ about })).toEqual(ids);
});

const everyWrite = ['change', 'changeNote', 'like', 'remove', 'removeNote'];

test.each([
  ["Withdraws one's own", everyWrite],
  ['Changes own ones', everyWrite],
  ['Only its author may do it', everyWrite],
  ["Adds it to one's own favourites", []],
  // `like` acts on a part of the recipe, and the cards are neither.
  ['Stamps own cards', ['change', 'changeNote', 'remove', 'removeNote']],
  ["Does it, even one's own", []],
  ['Does it for your own or a shared one', []],
  ['You cannot do it to your own', []],
  ['撤回自己的', everyWrite],
  ['不能给自己的点赞', []],
  ['Does it', []],
])('finds the operations that their summary keeps for the owner: %s', (summary, ids) => {
  expect(keptBy({ summary })).toEqual(ids);
});

test.each([
  ['Not your own', everyWrite],
  ['Own ones only', everyWrite],
  ['Only the author', everyWrite],
  ['不是本人的', everyWrite],
  ['Your own recipe', []],
  ['You may not like your own', []],
  ['不能给自己的点赞', []],
  ['Not allowed', []],
])('finds the operations that their refusal keeps for the owner: %s', (forbidden, ids) => {
  expect(keptBy({ forbidden })).toEqual(ids);
});
