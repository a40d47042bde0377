/** A backend of items in memory with its contract, for tests of the checks on collections. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { backend } from './commandLine.ts';

/** A variant of the shop. */
export interface Shop {
  /** Paths of the collection and of an item in the contract. The backend serves `/items` and `/items/1`, with `/` at the end or not. */
  readonly list?: string;
  readonly item?: string;
  /** `forgets writes`: created items are stored with another name. */
  readonly fault?: 'forgets writes';
}

const JSON_TYPE = { 'content-type': 'application/json' };

const item = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, amount: { type: 'integer' } },
};
const answer = (schema: object) => ({
  description: 'ok',
  content: { 'application/json': { schema } },
});
const body = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', minLength: 1 }, amount: { type: 'integer' } },
      },
      example: { name: 'Cup', amount: 2 },
    },
  },
};
const refused = { description: 'wrong request' };

/** Returns the contract. @param morePaths paths beside those of the items */
export function shopContract(
  { list = '/items', item: one = '/items/{id}' }: Shop,
  morePaths: object = {},
): object {
  return {
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    paths: {
      ...morePaths,
      [list]: {
        get: {
          operationId: 'listItems',
          responses: { '200': answer({ type: 'array', items: item }) },
        },
        post: {
          operationId: 'createItem',
          requestBody: body,
          responses: { '201': answer(item), '400': refused },
        },
      },
      [one]: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          operationId: 'getItem',
          responses: { '200': answer(item), '404': { description: 'not there' } },
        },
        put: {
          operationId: 'replaceItem',
          requestBody: body,
          responses: { '200': answer(item), '400': refused, '404': { description: 'not there' } },
        },
      },
    },
  };
}

/** Starts the backend, with one item. */
export async function shop({ fault }: Shop = {}) {
  const items = new Map<number, Record<string, unknown>>([[1, { id: 1, name: 'Pot', amount: 1 }]]);
  const handle = (request: IncomingMessage, text: string, response: ServerResponse): void => {
    const path = (request.url ?? '').split('?', 1)[0]!.replace(/\/$/, '');
    const send = (status: number, value: unknown): void =>
      void response.writeHead(status, JSON_TYPE).end(JSON.stringify(value));
    const given = parsed(text);
    const isRight =
      typeof given?.['name'] === 'string' &&
      given['name'] !== '' &&
      (given['amount'] === undefined || Number.isInteger(given['amount']));
    if (path === '/items' && request.method === 'GET') return send(200, [...items.values()]);
    if (path === '/items' && request.method === 'POST') {
      if (!isRight) return send(400, {});
      const made = { ...pick(given), id: items.size + 1 };
      items.set(made.id, fault === 'forgets writes' ? { ...made, name: 'Pot' } : made);
      return send(201, made);
    }
    const id = Number(path.replace('/items/', ''));
    const known = items.get(id);
    if (!/^\/items\/\d+$/.test(path) || !known) return send(404, {});
    if (request.method === 'GET') return send(200, known);
    if (!isRight) return send(400, {});
    const next = { ...pick(given), id };
    items.set(id, next);
    return send(200, next);
  };
  return backend((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => handle(request, text, response));
  });
}

const pick = ({ name, amount }: Record<string, unknown>): Record<string, unknown> => ({
  name,
  ...(amount !== undefined && { amount }),
});

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
