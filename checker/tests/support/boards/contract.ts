/** The contract of boards of cards, with promises in its sentences. */
import {
  answer as plainAnswer,
  exampleBody,
  number,
  object,
  refused,
  secured,
  text,
} from '../../../src/core/fixtures/contractParts.ts';

const LIMITS = { 'RateLimit-Remaining': { schema: number }, 'RateLimit-Reset': { schema: number } };
const answer = (description: string, schema?: object) => plainAnswer(description, schema, LIMITS);
const inPath = (name: string, example: unknown, schema: object = number, description = '') => ({
  name,
  in: 'path',
  required: true,
  schema,
  example,
  description,
});
const asked = (name: string, schema: object, description = '', example?: unknown) => ({
  name,
  in: 'query',
  description,
  schema,
  ...(example !== undefined && { example }),
});
const words = { ...text, minLength: 1, maxLength: 60 };
const board = object({
  id: number,
  slug: text,
  openCards: { ...number, description: 'Number of cards in the state `open`' },
});
const card = object({
  id: number,
  title: text,
  details: text,
  rank: number,
  state: { ...text, enum: ['open', 'done'] },
  confidential: { type: 'boolean' },
  labels: { type: 'array', items: text },
  revision: { ...text, description: 'Another one after every change' },
});
const note = object({ id: number, text });
const label = object({ name: text });
const cardBody = object(
  {
    title: words,
    details: words,
    rank: { ...number, minimum: 1, maximum: 9 },
    confidential: { type: 'boolean' },
    labels: { type: 'array', items: words },
  },
  ['title', 'details', 'rank'],
);
const list = (name: string, items: object, more: object = {}) =>
  object({ [name]: { type: 'array', items }, ...more });

export const boardsContract = {
  openapi: '3.0.3',
  info: {
    title: 'Boards',
    version: '1',
    description:
      'Confidential cards are seen by their author only; for all others they and their notes answer 404. A page token is valid only for a request with the same filter. `RateLimit-Remaining` falls by one with every request. Members that we do not know are ignored.',
  },
  ...secured,
  paths: {
    '/boards': {
      get: {
        operationId: 'listBoards',
        responses: { 200: answer('all', list('boards', board)), ...refused(401) },
      },
      post: {
        operationId: 'createBoard',
        description: 'The slug is unique (409).',
        requestBody: exampleBody(object({ slug: words }), { slug: 'garden' }),
        responses: { 201: answer('it', board), ...refused(400, 401, 409) },
      },
    },
    '/boards/{id}': {
      parameters: [inPath('id', '1', text, 'Number or slug')],
      get: { operationId: 'getBoard', responses: { 200: answer('it', board), ...refused(401, 404) } },
      delete: {
        operationId: 'deleteBoard',
        description: 'A board with cards is not deleted (409).',
        responses: { 204: answer('gone'), ...refused(401, 404, 409) },
      },
    },
    '/boards/{id}/effort': {
      parameters: [inPath('id', '1', text)],
      get: {
        operationId: 'getEffort',
        description: '`spent` is the total rank of all your cards which are done.',
        responses: { 200: answer('it', object({ spent: number })), ...refused(401, 404) },
      },
    },
    '/boards/{id}/cards': {
      parameters: [inPath('id', '1', text)],
      get: {
        operationId: 'listCards',
        description:
          '`filter` is one comparison such as `rank=2`; anything else, above all unknown members, is refused with 400.\n\n`orderBy` has several members with commas: `rank`, `title`, each with ` desc` if wanted.',
        parameters: [
          asked('pageSize', { ...number, minimum: 1 }, 'Over 50 counts as 50'),
          asked('pageToken', text),
          asked('filter', text, '', 'rank=2'),
          asked('orderBy', text, '', 'rank desc,title'),
          asked('done', { type: 'boolean' }),
          asked(
            'search',
            { ...text, minLength: 1 },
            'Part of the title or the details; % and _ are ordinary characters',
          ),
        ],
        responses: {
          200: answer('some', list('cards', card, { nextPageToken: text, pageSize: number })),
          ...refused(400, 401, 404),
        },
      },
      post: {
        operationId: 'createCard',
        description: 'It is open at first.',
        requestBody: exampleBody(cardBody, { title: 'Water it', details: 'At noon', rank: 2 }),
        responses: { 201: answer('it', card), ...refused(400, 401, 404) },
      },
    },
    '/boards/{id}/cards/{card}': {
      parameters: [inPath('id', '1', text), inPath('card', 1)],
      get: { operationId: 'getCard', responses: { 200: answer('it', card), ...refused(401, 404) } },
      patch: {
        operationId: 'changeCard',
        description: 'What is not sent stays.',
        requestBody: exampleBody(
          object(
            { state: { ...text, enum: ['open', 'done'] }, rank: { ...number, minimum: 1, maximum: 9 } },
            [],
          ),
          { rank: 3 },
        ),
        responses: { 200: answer('it', card), ...refused(400, 401, 404) },
      },
    },
    '/boards/{id}/cards/{card}/notes': {
      parameters: [inPath('id', '1', text), inPath('card', 1)],
      get: {
        operationId: 'listNotes',
        responses: { 200: answer('all', list('notes', note)), ...refused(401, 404) },
      },
      post: {
        operationId: 'addNote',
        requestBody: exampleBody(object({ text: words }), { text: 'Done soon' }),
        responses: { 201: answer('it', note), ...refused(400, 401, 404) },
      },
    },
    '/boards/{id}/cards/{card}/notes/{note}': {
      parameters: [inPath('id', '1', text), inPath('card', 1), inPath('note', 1)],
      put: {
        operationId: 'changeNote',
        description: 'Only its author (403).',
        requestBody: exampleBody(object({ text: words }), { text: 'Done' }),
        responses: { 200: answer('it', note), ...refused(400, 401, 403, 404) },
      },
    },
    '/boards/{id}/labels': {
      parameters: [inPath('id', '1', text)],
      get: {
        operationId: 'listLabels',
        responses: { 200: answer('all', list('labels', label)), ...refused(401, 404) },
      },
      post: {
        operationId: 'createLabel',
        requestBody: exampleBody(object({ name: words }), { name: 'soon' }),
        responses: { 201: answer('it', label), ...refused(400, 401, 404) },
      },
    },
    '/boards/{id}/labels/{name}': {
      parameters: [inPath('id', '1', text), inPath('name', 'soon', text)],
      delete: {
        operationId: 'deleteLabel',
        description: 'The label disappears from all cards, too.',
        responses: { 204: answer('gone'), ...refused(401, 404) },
      },
    },
  },
};
