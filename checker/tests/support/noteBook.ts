/** A backend of notes, and its contract. It has OAuth2 logins and an administrator, and may require signed requests. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { backend } from './commandLine.ts';

/** A variant of the backend. */
export interface NoteBook {
  readonly fault?: 'shows notes of other accounts' | 'treats every account as an administrator';
  /** True if every request must have a signature. */
  readonly signed?: boolean;
  readonly grant?: 'password' | 'clientCredentials';
}

/** Key of the requests' signatures. */
const SECRET = 'ink-7f3a9c';
/** Accounts that may log in, with their passwords. */
const PEOPLE: Readonly<Record<string, string>> = {
  alice: 'tea-91d2f4',
  bob: 'bun-55c0aa',
  root: 'oak-2b8e1d',
};

/** Environment variables for the check.yaml that `check init` writes. */
export const environment = {
  USER_NAME: 'alice',
  USER_PASSWORD: PEOPLE['alice']!,
  USER_CLIENT_ID: 'alice',
  USER_CLIENT_SECRET: PEOPLE['alice']!,
  OTHER_USER_NAME: 'bob',
  OTHER_USER_PASSWORD: PEOPLE['bob']!,
  ADMIN_NAME: 'root',
  ADMIN_PASSWORD: PEOPLE['root']!,
};

const json = (schema: object) => ({ description: 'ok', content: { 'application/json': { schema } } });
const refusal = (description: string) => ({ description });
const note = {
  type: 'object',
  required: ['id', 'text'],
  properties: { id: { type: 'integer' }, text: { type: 'string' } },
};
const notLoggedIn = { '401': refusal('not logged in') };

/** Returns the contract. @param tokenUrl address at which accounts log in */
export function noteContract({ grant = 'password' }: NoteBook = {}, tokenUrl = '/token'): object {
  const flow = { tokenUrl, scopes: { notes: 'notes' } };
  return {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    security: [{ oauth: [] }],
    components: { securitySchemes: { oauth: { type: 'oauth2', flows: { [grant]: flow } } } },
    paths: {
      '/notes': {
        get: {
          operationId: 'listNotes',
          responses: { '200': json({ type: 'array', items: note }), ...notLoggedIn },
        },
        post: {
          operationId: 'createNote',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['text'],
                  properties: { text: { type: 'string', minLength: 1 } },
                },
                example: { text: 'Buy tea' },
              },
            },
          },
          responses: { '201': json(note), '400': refusal('wrong request'), ...notLoggedIn },
        },
      },
      '/notes/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: {
          operationId: 'getNote',
          responses: { '200': json(note), '404': refusal('not there, or not yours'), ...notLoggedIn },
        },
      },
      '/admin/people': {
        get: {
          operationId: 'listPeople',
          summary: 'Everybody who may log in',
          responses: {
            '200': json({ type: 'array', items: { type: 'string' } }),
            '403': refusal('Admins only'),
            ...notLoggedIn,
          },
        },
      },
    },
  };
}

const signatureOf = (method: string, path: string, body: string): string =>
  createHmac('sha256', SECRET).update(`${method} ${path} ${body}`).digest('hex');

/** Starts the backend, with one note of alice. */
export async function noteBook({ fault, signed }: NoteBook = {}) {
  const notes = new Map([[1, { id: 1, text: 'Hello', of: 'alice' }]]);
  function handle(request: IncomingMessage, text: string, response: ServerResponse): void {
    const send = (status: number, value: unknown = {}): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const { method = 'GET', url = '/', headers } = request;
    if (url === '/token') return send(...login(new URLSearchParams(text)));
    const name = /^Bearer token-of-(\w+)$/.exec(headers.authorization ?? '')?.[1];
    if (name === undefined || PEOPLE[name] === undefined) return send(401);
    const isSigned = headers['x-signature'] === signatureOf(method, url, text);
    if (signed && !isSigned) return send(401);
    const shown = ({ id, text: its }: { id: number; text: string }) => ({ id, text: its });
    if (url === '/admin/people')
      return name === 'root' || fault === 'treats every account as an administrator'
        ? send(200, Object.keys(PEOPLE))
        : send(403);
    if (url === '/notes' && method === 'GET')
      return send(200, [...notes.values()].filter(({ of }) => of === name).map(shown));
    if (url === '/notes' && method === 'POST') {
      const given = parsed(text);
      if (typeof given !== 'string' || given === '') return send(400);
      const made = { id: notes.size + 1, text: given, of: name };
      notes.set(made.id, made);
      return send(201, shown(made));
    }
    const found = notes.get(Number(url.replace('/notes/', '')));
    const isTheirs = found?.of === name || fault === 'shows notes of other accounts';
    return found && isTheirs ? send(200, shown(found)) : send(404);
  }
  return backend((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => handle(request, text, response));
  });
}

function login(form: URLSearchParams): [number, object] {
  const isPassword = form.get('grant_type') === 'password';
  const name = form.get(isPassword ? 'username' : 'client_id') ?? '';
  const isKnown = PEOPLE[name] === form.get(isPassword ? 'password' : 'client_secret');
  return isKnown ? [200, { access_token: `token-of-${name}`, token_type: 'bearer' }] : [400, {}];
}

function parsed(text: string): unknown {
  try {
    const read: { text?: unknown } = JSON.parse(text);
    return read.text;
  } catch {
    return undefined;
  }
}
