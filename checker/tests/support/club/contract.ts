/** The contract of a club: members, desks, tickets and refunds. Its promises come in different words, and the checker must find the same in each. */
import { inQuery, number as whole, object, secured, text } from '../../../src/core/fixtures/contractParts.ts';

/** The sentence of each promise. */
export interface Words {
  /** A page of members can end before a member. */
  readonly before: string;
  /** A member of the page says whether members follow. */
  readonly more: string;
  /** A flag lists only used or only unused tickets. */
  readonly flag: string;
  /** Labels are merged; an empty text removes one. */
  readonly keys: string;
  /** A removed member buys no tickets. */
  readonly removed: string;
  /** PUT resets what is not sent. */
  readonly replaces: string;
  /** Each write refuses a second desk of the same room and day. */
  readonly alike: string;
  /** Tickets expire by themselves. */
  readonly ends: string;
  /** All refunds of a ticket share one limit. */
  readonly together: string;
}

/** Three teams that promise the same. */
export const WORDINGS: Readonly<Record<string, Words>> = {
  plain: {
    before: 'Id of a member; the page ends with the one before it',
    more: 'Whether there are more members after this page',
    flag: '`true`: only those that were used, `false`: only those that were not',
    keys: 'Labels are merged. Keys sent with an empty text are removed.',
    removed: 'No ticket can be sold to it any more (404).',
    replaces: 'Replaces the desk. What is not sent takes its default.',
    alike: 'This is checked by every create, PUT and PATCH (409).',
    ends: 'The status becomes expired automatically at `expires_at`.',
    together: 'All refunds of a ticket together are never more than its total (409).',
  },
  terse: {
    before: 'The page right before this member',
    more: 'Whether more follow',
    flag: 'false - only the unused ones; true - only the used ones',
    keys: 'Labels are merged key by key; set an entry to an empty string to delete it.',
    removed: 'It takes no new tickets (404).',
    replaces: 'Overwrites the desk; a missing optional member gets its default.',
    alike: 'Refused with 409 when it is created and when it is changed: POST and PATCH check it.',
    ends: 'open → expired at expires_at, by itself',
    together: 'The sum of all refunds of one ticket must not exceed its total (409).',
  },
  other: {
    before: 'List the members directly before this one',
    more: 'whether there is more',
    flag: 'With true only used ones are listed, and with false only those ones that are unused',
    keys: 'Labels are merged. An empty value removes the key.',
    removed: 'Tickets can no longer be sold to it (404).',
    replaces: 'A full replacement: what is left out falls back to its default.',
    alike: 'The rule holds when a desk is created, updated or changed (409).',
    ends: '超过 expires_at 后自动变为 expired。',
    together: '同一张票的退款累计不得超过 total（409）。',
  },
};

const moment = { ...text, format: 'date-time' };
const json = (schema: object, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
});
const answers = (status: number, schema?: object, ...refused: number[]) => ({
  [status]: { description: 'it', ...(schema && json(schema)) },
  ...Object.fromEntries([400, 401, ...refused].map((code) => [code, { description: 'no' }])),
});
const idParameter = (example: string) => [{ name: 'id', in: 'path', required: true, schema: text, example }];

const member = object({ id: text, name: text, labels: { type: 'object', additionalProperties: text } });
const desk = object({
  id: text,
  room: whole,
  day: { ...text, format: 'date' },
  note: { ...text, nullable: true },
});
const ticket = object({
  id: text,
  member: text,
  total: whole,
  used: { type: 'boolean' },
  status: { ...text, enum: ['open', 'expired'] },
  expires_at: moment,
});
const name = { ...text, minLength: 1, maxLength: 40 };
const room = { ...whole, minimum: 1, maximum: 9 };
const day = { ...text, format: 'date' };
const note = { ...text, nullable: true, default: null, maxLength: 40 };
const labels = { type: 'object', additionalProperties: { ...text, maxLength: 40 } };

/** Returns the contract with its promises in these words. */
export const contractOf = (words: Words) => ({
  openapi: '3.0.3',
  info: { title: 'Club', version: '1' },
  ...secured,
  paths: {
    '/members': {
      get: {
        operationId: 'listMembers',
        parameters: [
          inQuery('limit', { ...whole, minimum: 1, maximum: 100, default: 10 }),
          inQuery('starting_after', text, 'Id of a member; the page begins with the next one'),
          inQuery('ending_before', text, words.before),
        ],
        responses: answers(
          200,
          object({
            data: { type: 'array', items: member },
            has_more: { type: 'boolean', description: words.more },
          }),
        ),
      },
      post: {
        operationId: 'createMember',
        requestBody: {
          required: true,
          ...json(object({ name, labels }, ['name']), { name: 'Ada', labels: { a: 'x' } }),
        },
        responses: answers(201, member),
      },
    },
    '/members/{id}': {
      parameters: idParameter('m1'),
      get: { operationId: 'getMember', responses: answers(200, member, 404) },
      patch: {
        operationId: 'updateMember',
        description: words.keys,
        requestBody: { required: true, ...json(object({ name, labels }, []), { name: 'Bea' }) },
        responses: answers(200, member, 404),
      },
      delete: {
        operationId: 'deleteMember',
        description: words.removed,
        responses: answers(204, undefined, 404),
      },
    },
    '/desks': {
      get: { operationId: 'listDesks', responses: answers(200, { type: 'array', items: desk }) },
      post: {
        operationId: 'createDesk',
        description: words.alike,
        requestBody: {
          required: true,
          ...json(object({ room, day, note }, ['room', 'day']), {
            room: 2,
            day: '2027-03-04',
            note: 'Window',
          }),
        },
        responses: answers(201, desk, 409),
      },
    },
    '/desks/{id}': {
      parameters: idParameter('d1'),
      get: { operationId: 'getDesk', responses: answers(200, desk, 404) },
      put: {
        operationId: 'putDesk',
        description: words.replaces,
        requestBody: { required: true, ...json(object({ room, day, note }, ['room', 'day'])) },
        responses: answers(200, desk, 404, 409),
      },
      patch: {
        operationId: 'patchDesk',
        description: words.alike,
        requestBody: {
          required: true,
          ...json(object({ room, day, note: { ...note, default: undefined } }, [])),
        },
        responses: answers(200, desk, 404, 409),
      },
    },
    '/tickets': {
      get: {
        operationId: 'listTickets',
        parameters: [inQuery('redeemed', { type: 'boolean' }, words.flag)],
        responses: answers(200, { type: 'array', items: ticket }),
      },
      post: {
        operationId: 'createTicket',
        description: words.ends,
        requestBody: {
          required: true,
          ...json(
            object(
              {
                member: text,
                total: { ...whole, minimum: 1, maximum: 9999 },
                ttl_seconds: { ...whole, minimum: 1, default: 600, maximum: 9999 },
              },
              ['member', 'total'],
            ),
            { member: 'm1', total: 50 },
          ),
        },
        responses: answers(201, ticket, 404),
      },
    },
    '/tickets/{id}': {
      parameters: idParameter('t1'),
      get: { operationId: 'getTicket', responses: answers(200, ticket, 404) },
    },
    '/refunds': {
      post: {
        operationId: 'createRefund',
        description: words.together,
        requestBody: {
          required: true,
          ...json(object({ ticket: text, amount: { ...whole, minimum: 1, maximum: 9999 } }), {
            ticket: 't1',
            amount: 5,
          }),
        },
        responses: answers(201, object({ id: text, ticket: text, amount: whole }), 404, 409),
      },
    },
  },
});
