/** What the checker asks by itself, of a shelf of books with a cursor, a key, choices and a second account. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contractsOf } from '../../src/core/run/context.ts';
import { check } from '../../src/composition/check.ts';
import { jsonIn, serve, type Answer } from '../support/checkedBackends/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'rounds-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'shelf.json');

const text = { type: 'string' };
const id = { type: 'integer' };
const contact = {
  oneOf: [
    { type: 'object', required: ['mail'], properties: { mail: { type: 'string', format: 'email' } } },
    {
      type: 'object',
      required: ['phone'],
      properties: { phone: { type: 'string', pattern: '^[+][0-9]{6}$' } },
    },
  ],
};
const book = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id, name: text, contact, note_count: id },
};
const note = { type: 'object', required: ['id', 'text'], properties: { id, text, book_id: id } };
const answer = (schema?: object) => ({
  description: 'it',
  ...(schema && { content: { 'application/json': { schema } } }),
});
const body = (required: string[], properties: object, example: object) => ({
  required: true,
  content: { 'application/json': { schema: { type: 'object', required, properties }, example } },
});
const parameter = (name: string, place: string, schema: object) => ({
  name,
  in: place,
  schema,
  ...(place === 'path' && { required: true, example: 1 }),
});
const refusals = { 400: answer(), 401: answer(), 404: answer() };
const given = { name: 'Emma', contact: { mail: 'a@example.com' } };
writeFileSync(
  contract,
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Shelf', version: '1' },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/books': {
        get: {
          operationId: 'listBooks',
          parameters: [
            parameter('q', 'query', text),
            parameter('cursor', 'query', text),
            parameter('limit', 'query', { type: 'integer', minimum: 1, maximum: 50, default: 20 }),
          ],
          responses: {
            200: answer({
              type: 'object',
              properties: { items: { type: 'array', items: book }, next_cursor: { ...text, nullable: true } },
            }),
            ...refusals,
          },
        },
        post: {
          operationId: 'addBook',
          parameters: [parameter('Idempotency-Key', 'header', text)],
          requestBody: body(['name'], { name: { ...text, minLength: 1 }, contact }, given),
          responses: { 201: answer(book), 409: answer(), ...refusals },
        },
      },
      '/books/{id}': {
        parameters: [parameter('id', 'path', id)],
        get: { operationId: 'getBook', responses: { 200: answer(book), ...refusals } },
        patch: {
          operationId: 'changeBook',
          requestBody: body([], { name: { ...text, minLength: 1 } }, { name: 'Odes' }),
          responses: { 200: answer(book), ...refusals },
        },
        delete: { operationId: 'dropBook', responses: { 204: answer(), 409: answer(), ...refusals } },
      },
      '/books/{id}/notes': {
        parameters: [parameter('id', 'path', id)],
        get: {
          operationId: 'listNotes',
          responses: { 200: answer({ type: 'array', items: note }), ...refusals },
        },
        post: {
          operationId: 'addNote',
          requestBody: body(['text'], { text: { ...text, minLength: 1 } }, { text: 'so good' }),
          responses: { 201: answer(note), ...refusals },
        },
      },
    },
  }),
);

const FAULTS = [
  'the cursor leaves one out',
  'a search is not looked at',
  'the same key makes two',
  'any phone is taken',
  'another account writes',
  'the number of notes stays',
  'notes of every book',
  'what was deleted is still there',
] as const;
type Fault = (typeof FAULTS)[number];

/** Books 1 to 6, of which nobody but `me` may know. */
function start(fault?: Fault) {
  const wrong = (name: Fault): boolean => fault === name;
  const books = Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    name: `Book ${'ABCDEF'[index]}`,
    contact: { mail: 'a@example.com' } as unknown,
  }));
  const notes = [2, 2, 3].map((book_id, index) => ({ id: 50 + index, book_id, text: 'read' }));
  let next = books.length;
  const byKey = new Map<string, Answer>();
  const no = (status: number): Answer => ({ status });
  const countOf = (book: number): number =>
    notes.filter(
      ({ book_id, id: at }) => book_id === book && !(wrong('the number of notes stays') && at > 52),
    ).length;
  const shown = (one: (typeof books)[number]) => ({ ...one, note_count: countOf(one.id) });
  const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const isContact = (value: unknown): boolean => {
    const { mail, phone } = (value ?? {}) as { mail?: unknown; phone?: unknown };
    if (typeof phone === 'string') return wrong('any phone is taken') || /^[+]\d{6}$/.test(phone);
    return typeof mail === 'string' && /^[^@\s"]+@[^@\s]+\.[^@\s]+$/.test(mail) && phone === undefined;
  };
  const list = (query: URLSearchParams): Answer => {
    const [limit, from] = [query.get('limit') ?? '20', query.get('cursor') ?? '0'];
    if (!/^\d+$/.test(limit) || Number(limit) < 1 || Number(limit) > 50 || !/^\d+$/.test(from))
      return no(400);
    const wanted = wrong('a search is not looked at') ? '' : (query.get('q') ?? '');
    const found = books.filter(({ name }) => name.includes(wanted));
    const end = Number(from) + Number(limit);
    const next = wrong('the cursor leaves one out') ? end + 1 : end;
    const items = found.slice(Number(from), end).map(shown);
    return { status: 200, body: { items, next_cursor: end < found.length ? String(next) : null } };
  };
  const add = (given: Record<string, unknown>): Answer => {
    if (!isName(given['name']) || (given['contact'] !== undefined && !isContact(given['contact'])))
      return no(400);
    const isThere = books.some(({ name }) => name === given['name']);
    if (isThere && !wrong('the same key makes two')) return no(409);
    const made = {
      id: (next += 1),
      name: given['name'],
      contact: given['contact'] ?? { mail: 'a@example.com' },
    };
    books.push(made);
    return { status: 201, body: shown(made) };
  };
  return serve(({ method, path, query, headers, body: sent }) => {
    const who = headers['x-key'];
    if (who !== 'me' && who !== 'you') return no(401);
    const [, , at, sub] = path.split('/');
    const json = jsonIn(sent);
    if (at === undefined) {
      if (method === 'GET')
        return who === 'me' ? list(query) : { status: 200, body: { items: [], next_cursor: null } };
      const key = headers['idempotency-key'];
      const before = wrong('the same key makes two') ? undefined : byKey.get(`${String(key)} ${sent}`);
      if (!json || before) return before ?? no(400);
      const made = add(json);
      if (key !== undefined) byKey.set(`${String(key)} ${sent}`, made);
      return made;
    }
    const one = books.find((each) => String(each.id) === at);
    const isLax = wrong('another account writes') && method !== 'GET';
    if (!one || (who !== 'me' && !isLax)) return no(404);
    if (sub === undefined && method === 'GET') return { status: 200, body: shown(one) };
    if (method === 'DELETE') {
      if (countOf(one.id) > 0) return no(409);
      if (!wrong('what was deleted is still there')) books.splice(books.indexOf(one), 1);
      return no(204);
    }
    if (sub === undefined) {
      const name = json?.['name'];
      if (!json || (name !== undefined && !isName(name))) return no(400);
      if (isName(name)) one.name = name;
      return { status: 200, body: shown(one) };
    }
    if (method === 'GET')
      return {
        status: 200,
        body: notes.filter(({ book_id }) => book_id === one.id || wrong('notes of every book')),
      };
    if (!json || !isName(json['text'])) return no(400);
    const made = { id: 50 + notes.length, book_id: one.id, text: json['text'] };
    notes.push(made);
    return { status: 201, body: made };
  });
}

async function found(fault?: Fault): Promise<string[]> {
  const { origin, stop } = await start(fault);
  try {
    const auth = { parent: { 'x-key': 'me' }, other: { 'x-key': 'you' } };
    const report = await check({
      target: origin,
      contracts: contract,
      writes: true,
      seed: 5,
      cases: 2,
      auth,
    });
    return report.findings.map(({ operation, message }) => `${operation}: ${message}`);
  } finally {
    await stop();
  }
}

test('of a sound shelf nothing is said', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['the cursor leaves one out', /listed, and in no part of 2/],
  ['a search is not looked at', /q zzqxjvkw is asked for, and all \d+ are listed/],
  ['the same key makes two', /the same request with the same Idempotency-Key made id \d+ and then \d+/],
  ['any phone is taken', /addBook: answered 201 although it must be refused/],
  ['another account writes', /another account may not read it \(404\), and writes it/],
  ['the number of notes stays', /shows note_count \d+, and \d+ are listed; both said \d+ before/],
  ['what was deleted is still there', /was deleted and is still/],
  ['notes of every book', /book_id \d+ is listed, id \d+ was asked for/],
])('%s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});

/** Claims that are approved, paid and voted on, of two companies: what is refused by a state, a role, a version or a password. */
const claims = join(folder, 'claims.yaml');
const RESPONSES = (ok: string, ...refused: string[]): string =>
  `responses: { ${ok}, ${['400', '401', '404'].map((code) => `'${code}': { description: no }`).join(', ')}${refused.map((each) => `, ${each}`).join('')} }`;
const JSON_OF = (schema: string): string => `content: { application/json: { schema: ${schema} } }`;
const CLAIM = `{ $ref: '#/components/schemas/Claim' }`;
const VOTE =
  '{ type: object, required: [id, text], properties: { id: { type: integer }, text: { type: string } } }';
const MADE = `'201': { description: ok, ${JSON_OF(CLAIM)} }`;
const SHOWN = `'200': { description: ok, ${JSON_OF(CLAIM)} }`;
const NAMED = `parameters: [{ name: id, in: path, required: true, schema: { type: integer }, example: 1 }]`;
const MANAGERS = `'403': { description: for managers }`;
writeFileSync(
  claims,
  `
openapi: 3.1.0
info: { title: Claims, version: '1', description: What is of another company is not found (404). }
security: [{ key: [] }, { session: [] }]
paths:
  /login:
    post:
      operationId: login
      security: []
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [name, password], properties: { name: { type: string }, password: { type: string } } }, example: { name: ann, password: secret-1 } } } }
      responses: { '200': { description: ok, headers: { Set-Cookie: { required: true, schema: { type: string } } } }, '400': { description: no }, '401': { description: another password } }
  /logout:
    post: { operationId: logout, responses: { '204': { description: ok }, '401': { description: no } } }
  /claims:
    get:
      operationId: listClaims
      parameters: [{ name: until, in: query, description: 'The last day, included', schema: { type: string, format: date } }]
      ${RESPONSES(`'200': { description: ok, ${JSON_OF(`{ type: array, items: ${CLAIM} }`)} }`)}
    post:
      operationId: createClaim
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [code, day], properties: { code: &code { type: string, minLength: 1, maxLength: 40 }, day: &day { type: string, format: date }, note: &note { type: [string, 'null'], maxLength: 40 } } }, example: { code: AB-1234, day: '2027-02-03', note: Ring } } } }
      ${RESPONSES(MADE, `'409': { description: the code is taken }`, MANAGERS)}
  /claims/{id}:
    ${NAMED}
    get: { operationId: getClaim, ${RESPONSES(SHOWN)} }
    put:
      operationId: changeClaim
      summary: Changes one's own
      description: What is left out is null from then on.
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [day, version], properties: { day: *day, note: *note, version: { type: integer, minimum: 1 } } }, example: { day: '2027-02-05', note: Bell, version: 1 } } } }
      ${RESPONSES(SHOWN, `'409': { description: another version }`)}
    delete: { operationId: dropClaim, ${RESPONSES(`'204': { description: ok }`, MANAGERS)} }
  /claims/{id}/approve:
    ${NAMED}
    post: { operationId: approveClaim, summary: Approves an open one, ${RESPONSES(SHOWN, `'409': { description: no }`)} }
  /claims/{id}/pay:
    ${NAMED}
    post: { operationId: payClaim, summary: Pays for it, ${RESPONSES(SHOWN, `'409': { description: Conflict }`)} }
  /claims/{id}/votes:
    ${NAMED}
    get: { operationId: listVotes, ${RESPONSES(`'200': { description: ok, ${JSON_OF(`{ type: array, items: ${VOTE} }`)} }`)} }
    post:
      operationId: addVote
      ${RESPONSES(`'201': { description: ok, ${JSON_OF(VOTE)} }`, `'409': { description: voted already or it is approved }`)}
  /claims/{id}/files:
    ${NAMED}
    post:
      operationId: addFile
      description: A picture of at most 2000 bytes.
      requestBody: { required: true, content: { multipart/form-data: { schema: { type: object, required: [file], properties: { file: { type: string, format: binary } } }, encoding: { file: { contentType: image/png } } } } }
      ${RESPONSES(`'204': { description: ok }`, `'413': { description: too large }`, `'415': { description: no picture }`)}
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key }, session: { type: apiKey, in: cookie, name: sid } }
  schemas:
    Claim: { type: object, required: [id, code, day, note, version, state, approvedAt, paid], properties: { id: { type: integer }, code: *code, day: *day, note: *note, version: { type: integer }, state: { type: string, enum: [open, approved] }, approvedAt: { type: [string, 'null'], format: date-time }, paid: { type: boolean } } }
`,
);

const CLAIM_FAULTS = [
  'the last day is left out',
  'a key may go on',
  'the letters of a key are not looked at',
  'any password is right',
  'a wrong password is a wrong request',
  'the session goes on',
  'the code is taken twice',
  'the child makes one too',
  'the child takes one away',
  'an old version is written over',
  'what is left out stays',
  'others change what is not theirs',
  'others see all',
  'others have all in their list',
  'what is approved is approved again',
  'nobody says when',
  'it is paid twice',
  'what is approved has votes',
  'a page is a picture',
  'a picture has any size',
] as const;
type ClaimFault = (typeof CLAIM_FAULTS)[number];

interface Claim {
  readonly id: number;
  readonly company: string;
  readonly code: unknown;
  readonly day: unknown;
  readonly note: unknown;
  readonly version: number;
  readonly state: 'open' | 'approved';
  readonly approvedAt: string | null;
  readonly paid: boolean;
}

/** The first three of the parent's company, the last one of the other. */
function startClaims(fault?: ClaimFault) {
  const wrong = (name: ClaimFault): boolean => fault === name;
  const no = (status: number): Answer => ({ status });
  const claim = (id: number, company: string, given: object = {}): Claim => ({
    ...{ id, company, code: `XY-000${id}`, day: `2027-01-0${id}`, note: null },
    ...{ version: 1, state: 'open', approvedAt: null, paid: false },
    ...given,
  });
  const done = { state: 'approved', approvedAt: '2027-01-09T08:00:00Z' };
  let all = [claim(1, 'me'), claim(2, 'me', done), claim(3, 'me'), claim(4, 'you')];
  let next = 4;
  const sessions = new Set<string>();
  const votes: { readonly id: number; readonly at: string; readonly by: string; readonly text: string }[] =
    [];
  const shown = ({ company: _, ...rest }: Claim) => rest;
  const isDay = (value: unknown): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value);
  const isText = (value: unknown, most = 40): value is string =>
    typeof value === 'string' && value !== '' && [...value].length <= most;
  const isNote = (value: unknown): boolean =>
    value === undefined || value === null || value === '' || isText(value);
  const whoIs = (key: string): string | undefined =>
    ['Key-me', 'Key-child', 'Key-you'].find(
      (each) =>
        each === key ||
        (wrong('a key may go on') && key.startsWith(each)) ||
        (wrong('the letters of a key are not looked at') && key.toLowerCase() === each.toLowerCase()),
    );
  const login = (sent: string): Answer => {
    const { name, password } = jsonIn(sent) ?? {};
    if (typeof name !== 'string' || typeof password !== 'string') return no(400);
    if (password !== 'secret-1' && !wrong('any password is right'))
      return no(wrong('a wrong password is a wrong request') ? 400 : 401);
    const session = `s${sessions.size + 1}`;
    sessions.add(session);
    return { status: 200, headers: { 'set-cookie': `sid=${session}; HttpOnly` } };
  };
  const file = (sent: string): Answer => {
    const [, type = '', , content] =
      /name="file"[^\n]*\r\ncontent-type: *([^\r\n]+)\r\n([\w-]+:[^\n]*\r\n)*\r\n([\s\S]*?)\r\n--/i.exec(
        sent,
      ) ?? [];
    if (content === undefined) return no(400);
    if (type !== 'image/png' && !wrong('a page is a picture')) return no(415);
    if (content.length > 2000 && !wrong('a picture has any size')) return no(413);
    return no(204);
  };
  return serve(({ method, path, query, headers, body: sent }) => {
    if (path === '/login') return login(sent);
    const [, session = ''] = /sid=(\w+)/.exec(headers.cookie ?? '') ?? [];
    const who = sessions.has(session) ? 'Key-me' : whoIs(String(headers['x-key']));
    if (!who) return no(401);
    if (path === '/logout') {
      if (!wrong('the session goes on')) sessions.delete(session);
      return no(204);
    }
    const company = who === 'Key-you' ? 'you' : 'me';
    const isChild = who === 'Key-child';
    const [, , at, sub] = path.split('/');
    const json = jsonIn(sent);
    if (at === undefined && method === 'GET') {
      const until = query.get('until') ?? '9999-01-01';
      if (!isDay(until)) return no(400);
      const own = all.filter((each) => each.company === company || wrong('others have all in their list'));
      const found = own.filter(({ day }) =>
        wrong('the last day is left out') ? String(day) < until : String(day) <= until,
      );
      return { status: 200, body: found.map(shown) };
    }
    if (at === undefined) {
      if (isChild && !wrong('the child makes one too')) return no(403);
      const { code, day, note = null } = json ?? {};
      if (!isText(code) || !isDay(day) || !isNote(note)) return no(400);
      const isThere = all.some((each) => each.code === code && each.company === company);
      if (isThere && !wrong('the code is taken twice')) return no(409);
      const made = claim((next += 1), company, { code, day, note });
      all.push(made);
      return { status: 201, body: shown(made) };
    }
    const isLax =
      (wrong('others see all') && method === 'GET') ||
      (wrong('others change what is not theirs') && (method === 'GET' || method === 'PUT'));
    const one = all.find((each) => String(each.id) === at && (each.company === company || isLax));
    if (!one) return no(404);
    const put = (changes: Partial<Claim>): Answer => {
      const other = { ...one, ...changes, version: one.version + 1 };
      all = all.map((each) => (each === one ? other : each));
      return { status: 200, body: shown(other) };
    };
    const isApproved = one.state === 'approved';
    if (sub === 'approve') {
      if (isApproved && !wrong('what is approved is approved again')) return no(409);
      return put({
        state: 'approved',
        approvedAt: wrong('nobody says when') ? null : '2027-01-10T08:00:00Z',
      });
    }
    if (sub === 'pay') return one.paid && !wrong('it is paid twice') ? no(409) : put({ paid: true });
    if (sub === 'files') return file(sent);
    const here = votes.filter((each) => each.at === at).map(({ id, text }) => ({ id, text }));
    if (sub === 'votes' && method === 'GET') return { status: 200, body: here };
    if (sub === 'votes') {
      const text = 'yes';
      const isThere = votes.some((each) => each.by === who && each.at === at);
      if (isThere || (isApproved && !wrong('what is approved has votes'))) return no(409);
      votes.push({ id: (next += 1), at, by: who, text });
      return { status: 201, body: { id: next, text } };
    }
    if (method === 'GET') return { status: 200, body: shown(one) };
    if (method === 'DELETE') {
      if (isChild && !wrong('the child takes one away')) return no(403);
      all = all.filter((each) => each !== one);
      return no(204);
    }
    const { day, note = wrong('what is left out stays') ? one.note : null, version } = json ?? {};
    if (!isDay(day) || !isNote(note) || typeof version !== 'number' || !(version >= 1) || version % 1 !== 0)
      return no(400);
    if (version !== one.version && !wrong('an old version is written over')) return no(409);
    return put({ day, note });
  });
}

/** Read once, and its validators compiled once. */
const readClaims = contractsOf({ contracts: claims });

async function foundOfClaims(fault?: ClaimFault): Promise<string[]> {
  const { origin, stop } = await startClaims(fault);
  try {
    const auth = {
      parent: { 'x-key': 'Key-me' },
      child: { 'x-key': 'Key-child' },
      other: { 'x-key': 'Key-you' },
    };
    const options = {
      target: origin,
      contracts: claims,
      read: readClaims,
      writes: true,
      seed: 5,
      cases: 1,
      auth,
    };
    const report = await check(options);
    return report.findings.map(({ operation, message }) => `${operation}: ${message}`);
  } finally {
    await stop();
  }
}

test('of sound claims nothing is said', async () => {
  expect(await foundOfClaims()).toEqual([]);
});

test.each<[ClaimFault, RegExp]>([
  ['the last day is left out', /^claims\.listClaims: .*is listed, and not where until [\d-]+ is asked for/],
  ['a key may go on', /^claims\.(listClaims|getClaim): answered 200 although it must be refused/],
  [
    'the letters of a key are not looked at',
    /^claims\.(listClaims|getClaim): answered 200 although it must be refused/,
  ],
  ['any password is right', /^claims\.login: another password is taken as well as the right one/],
  [
    'a wrong password is a wrong request',
    /^claims\.login: a wrong password is refused as a wrong request \(400\)/,
  ],
  ['the session goes on', /^claims\.listClaims: the session is still good after it was ended/],
  ['the code is taken twice', /^claims\.createClaim: .*the same is taken a second time/],
  [
    'the child makes one too',
    /^claims\.createClaim: the contract has 403 for it, and no account is refused so/,
  ],
  [
    'the child takes one away',
    /^claims\.dropClaim: the contract has 403 for it, and no account is refused so/,
  ],
  ['an old version is written over', /^claims\.changeClaim: answered 200 although it must be refused/],
  ['what is left out stays', /shows note "[^"]+" as before; a write has made it null/],
  [
    'others change what is not theirs',
    /^claims\.changeClaim: another account does it, and the contract says 'Changes one's own'/,
  ],
  ['others see all', /^claims\.getClaim: id \d+ of another account is shown/],
  ['others have all in their list', /^claims\.listClaims: id \d+ of another account is listed/],
  [
    'what is approved is approved again',
    /^claims\.approveClaim: .*it is approved, and that is taken; the contract says 'Approves an open one'/,
  ],
  ['nobody says when', /shows approvedAt null as before; a write has made it "the time of it"/],
  [
    'it is paid twice',
    /^claims\.payClaim: .*paid is true already, as the same call has made it, and it is taken again/,
  ],
  [
    'what is approved has votes',
    /^claims\.addVote: .*state is approved, and it is taken; the contract says 'voted already or it is approved'/,
  ],
  ['a page is a picture', /^claims\.addFile: answered 204 although it must be refused with 415/],
  ['a picture has any size', /^claims\.addFile: answered 204 although it must be refused with 413/],
])('%s', async (fault, message) => {
  expect(await foundOfClaims(fault)).toContainEqual(expect.stringMatching(message));
});
