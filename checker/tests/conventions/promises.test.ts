/** Tests promises in prose, with a lost-property desk that has a login, roles, states and files. */
import { expect, test } from 'vitest';
import { answer, exampleBody, number, object, text } from '../../src/core/fixtures/contractParts.ts';
import { jsonIn, serve, type BackendResponse } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

const thing = object({
  id: number,
  name: text,
  state: { ...text, enum: ['found', 'returned'] },
  version: number,
  returnedAt: { ...text, nullable: true },
});
const body = (required: string[], properties: object, example: object) =>
  exampleBody(object(properties, required), example);
const named = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 1 }];
const refusals = { 400: answer('wrong'), 401: answer('log in'), 404: answer('nothing there') };
const name = { ...text, minLength: 1, maxLength: 40 };
const photo = { file: { ...text, format: 'binary' } };
const contract = temporaryFile(
  'desk.json',
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Desk', version: '1' },
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
    paths: {
      '/session': {
        post: {
          operationId: 'login',
          security: [],
          requestBody: body(
            ['user', 'password'],
            { user: text, password: text },
            { user: 'ada', password: 'ada1' },
          ),
          responses: {
            204: answer('in', undefined, { 'Set-Cookie': { required: true, schema: text } }),
            400: answer('wrong'),
            401: answer('who?'),
          },
        },
        delete: { operationId: 'logout', responses: { 204: answer('out'), 401: answer('log in') } },
      },
      '/things': {
        get: {
          operationId: 'listThings',
          responses: { 200: answer('all', { type: 'array', items: thing }), 401: answer('log in') },
        },
        post: {
          operationId: 'addThing',
          summary: 'Adds one (staff only)',
          requestBody: body(['name'], { name }, { name: 'Umbrella' }),
          responses: { 201: answer('it', thing), ...refusals, 403: answer('not for this role') },
        },
      },
      '/things/{id}': {
        parameters: named,
        get: { operationId: 'getThing', responses: { 200: answer('it', thing), ...refusals } },
        put: {
          operationId: 'changeThing',
          description: '409 if version is not the current one. Each change raises version by one.',
          requestBody: body(
            ['name', 'version'],
            { name, version: { type: 'integer' } },
            { name: 'Hat', version: 1 },
          ),
          responses: { 200: answer('it', thing), ...refusals, 409: answer('conflict') },
        },
      },
      '/things/{id}/return': {
        parameters: named,
        post: {
          operationId: 'returnThing',
          description: 'found → returned, otherwise 409.',
          responses: { 200: answer('it', thing), ...refusals, 409: answer('conflict') },
        },
      },
      '/things/{id}/photos': {
        parameters: named,
        post: {
          operationId: 'addPhoto',
          description: 'A PDF (else 415) of at most 2000 bytes (else 413).',
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: { type: 'object', required: ['file'], properties: photo },
                encoding: { file: { contentType: 'application/pdf' } },
                example: { file: 'a.pdf' },
              },
            },
          },
          responses: {
            204: answer('taken'),
            ...refusals,
            413: answer('too large'),
            415: answer('of another type'),
          },
        },
      },
    },
  }),
);

const FAULTS = [
  'any password is accepted',
  'a session never ends',
  'visitors can add resources',
  'a returned resource can be returned again',
  'any version is accepted',
  'the version does not change',
  'photos of any type are accepted',
  'photos of any size are accepted',
] as const;
type Fault = (typeof FAULTS)[number];

function start(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const shown = (id: number, what: unknown) => ({
    id,
    name: what,
    state: 'found',
    version: 1,
    returnedAt: null as string | null,
  });
  const things = ['Hat', 'Glove', 'Key'].map((what, index) => shown(index + 1, what));
  const sessions = new Map([
    ['s-ada', 'ada'],
    ['s-kim', 'kim'],
    ['s-cem', 'cem'],
  ]);
  const empty = (status: number): BackendResponse => ({ status });
  const isName = (value: unknown): value is string =>
    typeof value === 'string' && value !== '' && [...value].length <= 40;
  return serve(({ method, path, headers, body: sent }) => {
    const json = jsonIn(sent);
    if (path === '/session' && method === 'POST') {
      const { user, password } = json ?? {};
      if (typeof user !== 'string' || typeof password !== 'string') return empty(400);
      if (user !== 'ada' || (password !== 'ada1' && !wrong('any password is accepted'))) return empty(401);
      const sid = `t-${sessions.size}`;
      sessions.set(sid, user);
      return { status: 204, headers: { 'set-cookie': `sid=${sid}; HttpOnly` } };
    }
    const sid = /sid=([^;]+)/.exec(headers['cookie'] ?? '')?.[1] ?? '';
    const who = sessions.get(sid);
    if (who === undefined) return empty(401);
    if (path === '/session') {
      if (!wrong('a session never ends')) sessions.delete(sid);
      return empty(204);
    }
    const [, , at, sub] = path.split('/');
    if (at === undefined && method === 'GET') return { status: 200, body: things };
    if (at === undefined) {
      if (who === 'kim' && !wrong('visitors can add resources')) return empty(403);
      if (!isName(json?.['name'])) return empty(400);
      const made = shown(things.length + 1, json['name']);
      things.push(made);
      return { status: 201, body: made };
    }
    if (!/^\d+$/.test(at)) return empty(400);
    const one = things.find(({ id }) => String(id) === at);
    if (!one) return empty(404);
    if (method === 'GET') return { status: 200, body: one };
    if (sub === 'photos') {
      if (!sent.includes('name="file"; filename=')) return empty(400);
      if (!sent.includes('application/pdf') && !wrong('photos of any type are accepted')) return empty(415);
      const [, file = ''] = /filename=.*?\r\n\r\n(.*?)\r\n--/s.exec(sent) ?? [];
      return empty(file.length > 2000 && !wrong('photos of any size are accepted') ? 413 : 204);
    }
    if (sub === 'return') {
      if (one.state !== 'found' && !wrong('a returned resource can be returned again')) return empty(409);
      Object.assign(one, { state: 'returned', returnedAt: '2026-11-02T08:00:00Z' });
      return { status: 200, body: one };
    }
    const { name: given, version } = json ?? {};
    if (!isName(given) || !Number.isInteger(version)) return empty(400);
    if (version !== one.version && !wrong('any version is accepted')) return empty(409);
    Object.assign(one, {
      name: given,
      version: one.version + (wrong('the version does not change') ? 0 : 1),
    });
    return { status: 200, body: one };
  });
}

const of = (sid: string) => ({ cookie: `sid=${sid}` });
const auth = { parent: of('s-ada'), child: of('s-kim'), other: of('s-cem') };
/** A faulty backend needs only its first finding. */
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, auth, failFast: fault !== undefined });

test('reports nothing about a correct desk, and does not log out of it', async () => {
  // After a logout, every further request would get 401.
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['any password is accepted', /another password is accepted as well as the right one/],
  ['a session never ends', /the session is still good after it was ended/],
  ['visitors can add resources', /has 403 for it, and no account is refused so/],
  ['a returned resource can be returned again', /it is returned, and that is accepted; the contract says/],
  ['any version is accepted', /changeThing: answered 200 although it must be refused with 409/],
  ['the version does not change', /version is \d+ after \d+; the contract says/],
  ['photos of any type are accepted', /addPhoto: answered 204 although it must be refused with 415/],
  ['photos of any size are accepted', /addPhoto: answered 204 although it must be refused with 413/],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
