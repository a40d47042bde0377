/** Tests approvals, payments and votes on claims of two companies: refusals by state, role, version and password. */
import { expect, test } from 'vitest';
import { jsonIn, serve, type BackendResponse } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

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
const contract = temporaryFile(
  'claims.yaml',
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

const FAULTS = [
  'the last day is excluded',
  'an API key may have extra characters',
  'the case of an API key is ignored',
  'any password is accepted',
  'a wrong password returns the code of an invalid request',
  'the session continues after the logout',
  'a unique code is accepted twice',
  'the child account can create a claim',
  'the child account can delete a claim',
  'an outdated version overwrites the current one',
  'an omitted member keeps its value',
  'other accounts can change the claim',
  'other accounts can read the claim',
  'other accounts list the claim',
  'an approved claim can be approved again',
  'the time of the approval stays empty',
  'a claim can be paid twice',
  'an approved claim accepts votes',
  'a file of another type is accepted as a picture',
  'a picture of any size is accepted',
] as const;
type Fault = (typeof FAULTS)[number];

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

/** Starts the backend. Claims 1 to 3 belong to the parent's company, claim 4 to the other account's company. */
function start(fault?: Fault) {
  const wrong = (name: Fault): boolean => fault === name;
  const empty = (status: number): BackendResponse => ({ status });
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
        (wrong('an API key may have extra characters') && key.startsWith(each)) ||
        (wrong('the case of an API key is ignored') && key.toLowerCase() === each.toLowerCase()),
    );
  const login = (sent: string): BackendResponse => {
    const { name, password } = jsonIn(sent) ?? {};
    if (typeof name !== 'string' || typeof password !== 'string') return empty(400);
    if (password !== 'secret-1' && !wrong('any password is accepted'))
      return empty(wrong('a wrong password returns the code of an invalid request') ? 400 : 401);
    const session = `s${sessions.size + 1}`;
    sessions.add(session);
    return { status: 200, headers: { 'set-cookie': `sid=${session}; HttpOnly` } };
  };
  /** Reads the type and the content of the part `file` in a multipart body. */
  const file = (sent: string): BackendResponse => {
    const [, type = '', , content] =
      /name="file"[^\n]*\r\ncontent-type: *([^\r\n]+)\r\n([\w-]+:[^\n]*\r\n)*\r\n([\s\S]*?)\r\n--/i.exec(
        sent,
      ) ?? [];
    if (content === undefined) return empty(400);
    if (type !== 'image/png' && !wrong('a file of another type is accepted as a picture')) return empty(415);
    if (content.length > 2000 && !wrong('a picture of any size is accepted')) return empty(413);
    return empty(204);
  };
  return serve(({ method, path, query, headers, body: sent }) => {
    if (path === '/login') return login(sent);
    const [, session = ''] = /sid=(\w+)/.exec(headers.cookie ?? '') ?? [];
    const who = sessions.has(session) ? 'Key-me' : whoIs(String(headers['x-key']));
    if (!who) return empty(401);
    if (path === '/logout') {
      if (!wrong('the session continues after the logout')) sessions.delete(session);
      return empty(204);
    }
    const company = who === 'Key-you' ? 'you' : 'me';
    const isChild = who === 'Key-child';
    const [, , at, sub] = path.split('/');
    const json = jsonIn(sent);
    if (at === undefined && method === 'GET') {
      const until = query.get('until') ?? '9999-01-01';
      if (!isDay(until)) return empty(400);
      const own = all.filter((each) => each.company === company || wrong('other accounts list the claim'));
      const found = own.filter(({ day }) =>
        wrong('the last day is excluded') ? String(day) < until : String(day) <= until,
      );
      return { status: 200, body: found.map(shown) };
    }
    if (at === undefined) {
      if (isChild && !wrong('the child account can create a claim')) return empty(403);
      const { code, day, note = null } = json ?? {};
      if (!isText(code) || !isDay(day) || !isNote(note)) return empty(400);
      const isThere = all.some((each) => each.code === code && each.company === company);
      if (isThere && !wrong('a unique code is accepted twice')) return empty(409);
      const made = claim((next += 1), company, { code, day, note });
      all.push(made);
      return { status: 201, body: shown(made) };
    }
    const isLax =
      (wrong('other accounts can read the claim') && method === 'GET') ||
      (wrong('other accounts can change the claim') && (method === 'GET' || method === 'PUT'));
    const one = all.find((each) => String(each.id) === at && (each.company === company || isLax));
    if (!one) return empty(404);
    const put = (changes: Partial<Claim>): BackendResponse => {
      const other = { ...one, ...changes, version: one.version + 1 };
      all = all.map((each) => (each === one ? other : each));
      return { status: 200, body: shown(other) };
    };
    const isApproved = one.state === 'approved';
    if (sub === 'approve') {
      if (isApproved && !wrong('an approved claim can be approved again')) return empty(409);
      return put({
        state: 'approved',
        approvedAt: wrong('the time of the approval stays empty') ? null : '2027-01-10T08:00:00Z',
      });
    }
    if (sub === 'pay')
      return one.paid && !wrong('a claim can be paid twice') ? empty(409) : put({ paid: true });
    if (sub === 'files') return file(sent);
    const here = votes.filter((each) => each.at === at).map(({ id, text }) => ({ id, text }));
    if (sub === 'votes' && method === 'GET') return { status: 200, body: here };
    if (sub === 'votes') {
      const text = 'yes';
      const isThere = votes.some((each) => each.by === who && each.at === at);
      if (isThere || (isApproved && !wrong('an approved claim accepts votes'))) return empty(409);
      votes.push({ id: (next += 1), at, by: who, text });
      return { status: 201, body: { id: next, text } };
    }
    if (method === 'GET') return { status: 200, body: shown(one) };
    if (method === 'DELETE') {
      if (isChild && !wrong('the child account can delete a claim')) return empty(403);
      all = all.filter((each) => each !== one);
      return empty(204);
    }
    const { day, note = wrong('an omitted member keeps its value') ? one.note : null, version } = json ?? {};
    if (!isDay(day) || !isNote(note) || typeof version !== 'number' || !(version >= 1) || version % 1 !== 0)
      return empty(400);
    if (version !== one.version && !wrong('an outdated version overwrites the current one'))
      return empty(409);
    return put({ day, note });
  });
}

const auth = {
  parent: { 'x-key': 'Key-me' },
  child: { 'x-key': 'Key-child' },
  other: { 'x-key': 'Key-you' },
};
/** Backends whose run goes on after its first finding: the correct one, and those whose fault breaks another rule first. */
const WHOLE: readonly (Fault | undefined)[] = [
  undefined,
  'other accounts can change the claim',
  'other accounts list the claim',
];
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, cases: 1, auth, failFast: !WHOLE.includes(fault) });

test('reports nothing about correct claims', async () => {
  expect(await found()).toEqual([]);
});

test.each<[Fault, RegExp]>([
  ['the last day is excluded', /^claims\.listClaims: .*is listed, and not where until [\d-]+ is asked for/],
  [
    'an API key may have extra characters',
    /^claims\.(listClaims|getClaim): answered 200 although it must be refused/,
  ],
  [
    'the case of an API key is ignored',
    /^claims\.(listClaims|getClaim): answered 200 although it must be refused/,
  ],
  ['any password is accepted', /^claims\.login: another password is accepted as well as the right one/],
  [
    'a wrong password returns the code of an invalid request',
    /^claims\.login: a wrong password is refused as a wrong request \(400\)/,
  ],
  [
    'the session continues after the logout',
    /^claims\.listClaims: the session is still good after it was ended/,
  ],
  ['a unique code is accepted twice', /^claims\.createClaim: .*the same is accepted a second time/],
  [
    'the child account can create a claim',
    /^claims\.createClaim: the contract has 403 for it, and no account is refused so/,
  ],
  [
    'the child account can delete a claim',
    /^claims\.dropClaim: the contract has 403 for it, and no account is refused so/,
  ],
  [
    'an outdated version overwrites the current one',
    /^claims\.changeClaim: answered 200 although it must be refused/,
  ],
  ['an omitted member keeps its value', /shows note "[^"]+" as before; a write has made it null/],
  [
    'other accounts can change the claim',
    /^claims\.changeClaim: another account does it, and the contract says 'Changes one's own'/,
  ],
  ['other accounts can read the claim', /^claims\.getClaim: id \d+ of another account is shown/],
  ['other accounts list the claim', /^claims\.listClaims: id \d+ of another account is listed/],
  [
    'an approved claim can be approved again',
    /^claims\.approveClaim: .*it is approved, and that is accepted; the contract says 'Approves an open one'/,
  ],
  [
    'the time of the approval stays empty',
    /shows approvedAt null as before; a write has made it "the time of it"/,
  ],
  [
    'a claim can be paid twice',
    /^claims\.payClaim: .*paid is true already, as the same call has made it, and it is accepted again/,
  ],
  [
    'an approved claim accepts votes',
    /^claims\.addVote: .*whose state is approved; the contract says 'voted already or it is approved'/,
  ],
  [
    'a file of another type is accepted as a picture',
    /^claims\.addFile: answered 204 although it must be refused with 415/,
  ],
  [
    'a picture of any size is accepted',
    /^claims\.addFile: answered 204 although it must be refused with 413/,
  ],
])('reports a backend where %s', async (fault, message) => {
  expect(await found(fault)).toContainEqual(expect.stringMatching(message));
});
