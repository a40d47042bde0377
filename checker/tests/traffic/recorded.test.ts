/** Tests the contract checker on traffic that was recorded in a file. */
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checker } from '../support/commandLine.ts';
import { entry, PATH, trafficFolder, WRONG } from '../support/couponTraffic.ts';

const { folder, recorded, codesFile, remove } = trafficFolder();
afterAll(remove);
const PETSHOP = join(import.meta.dirname, '../support/checkedBackends/petshop/openapi.yaml');
const STANDARD = join(import.meta.dirname, '../../../openapi/standard/openapi.yaml');
const countLines = (text: string): number => text.trim().split('\n').length;

/** Returns an entry whose response is missing or incomplete. */
const without = (response: object, time = 3) => ({
  ...entry('0000006', { time }),
  response: { headers: [], ...response },
});

const REX = { id: 3, name: 'Rex', kind: 'dog', status: 'sold', since: '2026-11-02T08:00:00Z', owner: 'Ada' };

const ABORTED = { status: 0, _error: 'net::ERR_ABORTED' };
const BODILESS = { status: 200, content: { size: 120, mimeType: 'application/json' } };

test('judges recorded traffic, and reports a truncated recording', async () => {
  const file = recorded(entry('0000006'), entry('E1200007'));
  const judged = await checker('--har', file);
  expect(judged.out).toContain('code E1200007 is not documented for queryCouponInfo');
  expect(judged.out).not.toContain('code 0000006');
  // The command sends the request to the backend of the recording.
  expect(judged.out).toContain(`curl -s -X POST 'http://x${PATH}'`);
  expect(judged.code).toBe(1);
  truncateSync(file, 700);
  const cut = await checker('--har', file);
  expect(cut.err).toMatch(/is cut: it ends after 1 whole entries/);
  expect(cut.code).toBe(2);
});

test.each([
  ['no request at all', [], /traffic\.har: there was no request to judge/],
  [
    'only requests outside the contract',
    ['/', '/app.js', '/app.css', '/logo.svg'].map((path) => entry('0', { path })),
    /traffic\.har: no contract knows any of the requests \(POST \/, POST \/app\.js, POST \/app\.css, …\): record/,
  ],
  [
    'only requests whose client left',
    [without(ABORTED), without(ABORTED)],
    /traffic\.har: 2 requests, none of them waited for/,
  ],
  [
    'only answers without their bodies',
    [without(BODILESS), without({ ...BODILESS, content: { size: -1 } })],
    /traffic\.har: 2 requests, their answers without a body: record with response bodies/,
  ],
])('ends with one clear line and exit code 2 for a recording with %s', async (_, entries, message) => {
  const { code, out, err } = await checker('--har', recorded(...entries));
  expect(err).toMatch(message);
  expect(countLines(err)).toBe(1);
  expect(out).toBe('');
  expect(code).toBe(2);
});

test('counts a page that leaves before the response, and blames no backend', async () => {
  const playwright = without({ status: -1, _failureText: 'net::ERR_ABORTED' });
  const { code, out } = await checker('--har', recorded(without(ABORTED), playwright, entry('0000006')));
  expect(out).toMatch(/✓ kept · 1 operations, 1 requests/);
  expect(out).toContain(`2 × POST ${PATH}: the client did not wait for the answer`);
  expect(code).toBe(0);
});

test.each([
  ['Chrome, reset', { status: 0, _error: 'net::ERR_CONNECTION_RESET' }],
  ['Playwright, reset', { status: -1, _failureText: 'net::ERR_CONNECTION_RESET' }],
  ['Chrome, aborted', { status: 0, _error: 'net::ERR_CONNECTION_ABORTED' }],
])('reports a connection that the backend breaks (%s)', async (_, response) => {
  const { code, out } = await checker('--har', recorded(without(response)));
  expect(out).toContain('no answer was recorded');
  expect(code).toBe(1);
});

test('reports a late backend when the page gives up at its time limit', async () => {
  const late = await checker('--har', recorded(without(ABORTED, 10_000)));
  expect(late.out).toContain('no whole answer within 10000 ms');
  expect(late.code).toBe(1);
  const almost = await checker('--har', recorded(without(ABORTED, 990)), '--time-limit', '1s');
  expect(almost.out).toContain('no whole answer within 1000 ms');
  const soon = await checker('--har', recorded(without(ABORTED, 900)), '--time-limit', '1s');
  expect(soon.err).toContain('none of them waited for');
});

test('accepts an unrecorded body, but no empty one and no failed response', async () => {
  const { code, out } = await checker('--har', recorded(without(BODILESS), entry('0000006')));
  expect(out).toMatch(/✓ kept · 1 operations, 1 requests/);
  expect(out).toContain(`1 × POST ${PATH}: the recording does not hold the body of the answer`);
  expect(code).toBe(0);
  const empty = await checker('--har', recorded(without({ status: 200, content: { size: 0 } })));
  expect(empty.code).toBe(1);
  const broken = await checker('--har', recorded(without({ ...BODILESS, _error: 'net::ERR_FAILED' })));
  expect(broken.code).toBe(1);
});

test('does not judge a request whose body is not recorded', async () => {
  const { request, ...rest } = entry('0000006');
  const { postData: _, ...bodiless } = request;
  const bare = { ...rest, request: { ...bodiless, bodySize: 23 } };
  const { code, out } = await checker('--har', recorded(bare, entry('0000006')));
  expect(out).toContain(`1 × POST ${PATH}: the recording does not hold the body of the request`);
  expect(code).toBe(0);
  const only = await checker('--har', recorded(bare));
  expect(only.err).toMatch(/traffic\.har: 1 requests, their bodies missing: record with request bodies/);
});

test('checks recorded traffic with the team’s codes and the given time limit', async () => {
  const file = recorded(entry('4711', { body: WRONG, time: 1500 }));
  const strange = await checker('--har', file, '--exact');
  expect(strange.out).toContain('code 4711 is not documented');
  expect(await checker('--har', file, '--exact', '--codes', codesFile())).toMatchObject({ code: 0 });
  const late = await checker('--har', file, '--exact', '--codes', codesFile(), '--time-limit', '1s');
  expect(late.out).toContain('no whole answer within 1000 ms');
  expect(late.code).toBe(1);
  expect(await checker('--har', file, '--time-limit', 'soon')).toMatchObject({ code: 2 });
});

test('lists traffic beyond the contract and operations without traffic', async () => {
  const seen = (path: string, status: number, body: object) => ({
    request: { method: 'GET', url: `http://x/v1${path}` },
    response: { status, content: { text: JSON.stringify(body) } },
  });
  const file = recorded(seen('/pets/3', 200, REX), seen('/pets/4', 418, {}), seen('/cats', 200, {}));
  const changes = join(folder, 'changes.md');
  const { code, out } = await checker('diff', PETSHOP, file, '--markdown', changes);
  expect(out).toContain('getPet shows /owner, which is not documented');
  expect(out).toContain('getPet answers HTTP 418, which is not documented');
  expect(out).toContain('GET /v1/cats no operation of the contract');
  expect(out).toContain('deletePet was never called');
  expect(out).toContain('getPet never answered 404');
  expect(code).toBe(1);
  expect(readFileSync(changes, 'utf8')).toContain('- **petshop.getPet**: shows /owner');
});

/** Returns an entry for pet 3. @param began seconds after the first request @param time duration in ms */
const petEntry = (method: string, pet: object, began: number | undefined, time: number, body?: object) => ({
  ...(began !== undefined && {
    startedDateTime: new Date(Date.UTC(2026, 10, 2) + 1000 * began).toISOString(),
  }),
  time,
  request: {
    method,
    url: 'http://x/v1/pets/3',
    headers: [{ name: 'authorization', value: 'Bearer ada' }],
    ...(body && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
  },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { text: JSON.stringify(pet) },
  },
});

test.each([
  ['reports a read that began after the write', 0, 1, true],
  ['accepts a read that began while the write ran', 0, 0.05, false],
  ['takes entries without times for one after the other: reports the read', undefined, undefined, true],
])('%s, if the read shows the value before the write', async (_, wrote, read, isFault) => {
  const file = recorded(
    petEntry('PUT', { ...REX, name: 'Max' }, wrote, 100, { name: 'Max', kind: 'dog' }),
    petEntry('GET', REX, read, 100),
  );
  const { code, out } = await checker('--har', file, '--contracts', PETSHOP);
  expect(out.includes('shows name "Rex"; "Max" was written')).toBe(isFault);
  expect(code).toBe(isFault ? 1 : 0);
});

test('compares no read with the values before a write whose answer was not recorded', async () => {
  const max = { ...REX, name: 'Max' };
  const body = { name: 'Max', kind: 'dog' };
  const left = { ...petEntry('PUT', max, 1, 100, body), response: without(ABORTED).response };
  const before = petEntry('GET', REX, 0, 100);
  const after = petEntry('GET', max, 2, 100);
  const sold = petEntry('PUT', REX, 0, 100, { ...body, name: 'Rex' });
  expect(await checker('--har', recorded(before, sold, left, after), '--contracts', PETSHOP)).toMatchObject({
    code: 0,
  });
  const { out } = await checker('--har', recorded(before, sold, after), '--contracts', PETSHOP);
  expect(out).toContain('shows name "Max"; "Rex" was written');
});

test('takes a masked value of a recording for no mistake, and counts it', async () => {
  const put = (kind: string) => petEntry('PUT', REX, 0, 100, { name: 'Rex', kind });
  const masked = await checker('--har', recorded(put('[REDACTED]')), '--contracts', PETSHOP);
  expect(masked.out).toContain('1 requests and 0 answers hold masked values');
  expect(masked.code).toBe(0);
  const wrong = await checker('--har', recorded(put('rock')), '--contracts', PETSHOP);
  expect(wrong.out).toContain('although it must be refused');
});

test('does not judge an answer whose code is masked, and counts it', async () => {
  const file = recorded(entry('***'), entry('0000006'));
  const { code, out } = await checker('--har', file);
  expect(out).toContain(`1 × POST ${PATH}: the recording masks the answer`);
  expect(code).toBe(0);
  expect((await checker('diff', STANDARD, file)).out).not.toContain('***');
});

/** A contract with a logout. The header X-Session names the session. */
const SESSIONS = {
  openapi: '3.0.3',
  info: { title: 'Notes', version: '1' },
  security: [{ session: [] }],
  components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'X-Session' } } },
  paths: {
    '/session': { delete: { operationId: 'logout', responses: { 204: { description: 'ended' } } } },
    '/notes': {
      get: { operationId: 'listNotes', responses: { 204: { description: 'none' } } },
      post: { operationId: 'addNote', responses: { 204: { description: 'made' } } },
    },
  },
};

/** Returns an entry of the session. @param began ms after the first request @param time duration in ms */
const sessionEntry = (method: string, path: string, began: number, time: number) => ({
  startedDateTime: new Date(Date.UTC(2026, 10, 2) + began).toISOString(),
  time,
  request: { method, url: `http://x${path}`, headers: [{ name: 'X-Session', value: 'ada1234' }] },
  response: { status: 204, headers: [], content: {} },
});

test.each([
  ['reports a read that began after it', 'GET', 200, true],
  ['accepts a read that began before it ended', 'GET', 50, false],
  ['reports a write that began after it', 'POST', 200, true],
  ['accepts a write that began before it ended', 'POST', 50, false],
])('judges the use of a session after its logout: %s', async (_, method, began, isFault) => {
  const contract = join(folder, 'sessions.json');
  writeFileSync(contract, JSON.stringify(SESSIONS));
  const file = recorded(
    sessionEntry('DELETE', '/session', 0, 100),
    sessionEntry(method, '/notes', began, 100),
  );
  const { out } = await checker('--har', file, '--contracts', contract);
  expect(out.includes('the session is still good after it was ended')).toBe(isFault);
});
