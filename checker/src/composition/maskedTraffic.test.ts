/** Tests what the checker makes of masked values in a recording, with the checks of core and conventions. */
import { expect, test } from 'vitest';
import { registered } from '../conventions/index.ts';
import { coreChecks } from '../core/checks/index.ts';
import { answer, json, number, object, refused, text } from '../core/fixtures/contractParts.ts';
import { smallContract, bareRules } from '../core/fixtures/smallContract.ts';
import { gapLine } from '../core/gaps/gaps.ts';
import { Observations } from '../core/run/observations.ts';
import { Recording } from '../core/traffic/recording.ts';
import { makeTraffic } from '../core/traffic/traffic.ts';

const members = {
  cardNo: { ...text, pattern: '^\\d{16}$' },
  color: { ...text, enum: ['red', 'blue'] },
  note: { ...text, maxLength: 20 },
  password: { ...text, pattern: '^\\d{6}$', format: 'password' },
};
const card = object({ id: number, cardNo: members.cardNo, note: members.note }, ['id', 'cardNo']);
const TRACE = {
  description: 'Echoes X-Trace of the request',
  schema: { ...text, pattern: '^[a-z]-\\d$' },
};
const { operations } = smallContract('cards.json', {
  security: [{ bearer: [] }],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    },
  },
  paths: {
    '/cards': {
      post: {
        operationId: 'addCard',
        parameters: [{ name: 'X-Trace', in: 'header', schema: text }],
        requestBody: json({ ...object(members, ['cardNo']), additionalProperties: false }),
        responses: { 201: { ...json(card), headers: { 'X-Trace': TRACE } }, ...refused(400, 401) },
      },
    },
    '/cards/{id}': {
      get: { operationId: 'getCard', responses: { 200: json(card), ...refused(400, 401) } },
      put: {
        operationId: 'putCard',
        requestBody: json(object(members, ['cardNo'])),
        responses: { 200: json(card), ...refused(400, 401) },
      },
    },
    '/me': {
      get: {
        operationId: 'me',
        security: [{ session: [] }],
        responses: { 200: json(card), ...refused(401) },
      },
    },
    '/session': {
      post: {
        operationId: 'login',
        responses: {
          204: { ...answer('ok'), headers: { 'Set-Cookie': { required: true, schema: text } } },
        },
        security: [],
      },
    },
  },
});

interface Given {
  readonly method?: string;
  readonly path?: string;
  readonly body?: object | string | undefined;
  readonly token?: string | undefined;
  readonly cookie?: string;
  /** Header X-Trace of the request and of the response. */
  readonly trace?: readonly [sent: string, shown: string];
  readonly status?: number;
  readonly answer?: object | string;
}

const CARD = '6222000011112222';
const RIGHT = { id: 1, cardNo: CARD, note: 'mine' };

/** Returns what is found in the exchanges and in which of them, and what is not looked at. */
function judged(isRecorded: boolean, ...exchanges: Given[]) {
  const observations = new Observations();
  const recording = isRecorded ? new Recording() : undefined;
  const rules = { ...bareRules, checks: [...coreChecks, ...registered.checks] };
  const contracts = [{ service: 'cards', version: '1', operations }];
  const traffic = makeTraffic({ contracts, rules, observations, conventions: registered, recording });
  for (const {
    method = 'POST',
    path = '/cards',
    body = method === 'GET' ? undefined : { cardNo: CARD },
    token = 'Bearer ada-1234',
    cookie,
    trace,
    status = method === 'POST' ? 201 : 200,
    answer = RIGHT,
  } of exchanges)
    traffic.judge(
      {
        method,
        path,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: token }),
          ...(cookie && { cookie }),
          ...(trace && { 'x-trace': trace[0] }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      {
        status,
        type: 'application/json',
        text: typeof answer === 'string' ? answer : JSON.stringify(answer),
        ms: 1,
        headers: trace ? { 'x-trace': trace[1] } : {},
      },
    );
  const gaps = recording?.settle(observations) ?? [];
  return {
    found: observations.collector.groups.map(
      ({ failure }) => `${failure.check.id} ${failure.complaint.message}`,
    ),
    cases: observations.collector.groups.map(({ sent }) => sent.case.id),
    gaps: gaps.map(gapLine),
  };
}

const password = (text: string): Given => ({ body: { cardNo: CARD, password: text } });
const cardNo = (text: string): Given => ({ body: { cardNo: text } });
const read = (cardNo: string): Given => ({ method: 'GET', path: '/cards/1', answer: { ...RIGHT, cardNo } });
const INVALID = [expect.stringMatching(/^refused /)];
const BROKEN = [expect.stringMatching(/^data-schema /)];

test.each([
  ['stars', password('***')],
  ['the mask of the simulator', password('***994731')],
  ['bullets', password('••••••')],
  ['a word in brackets', password('[REDACTED]')],
  ['a word in angle brackets', password('<redacted>')],
  ['a word in braces', password('{masked}')],
  ['letters', password('xxxx')],
  ['stars in a URL', password('%2A%2A%2A')],
  ['a hash under the name of a secret', password('5f4dcc3b5aa765d61d8327deb882cf99')],
  ['a card number in part', cardNo('6222********2222')],
  ['the last digits of a card number', cardNo('****2222')],
  ['a whole body', { body: '[REDACTED]' }],
  ['a body whose form is broken', { body: '{"cardNo":***}' }],
  ['a parameter of the path', { method: 'GET', path: '/cards/***' }],
])('reports a request with %s in a recording as a gap, not as invalid', (_, given) => {
  const { found, gaps } = judged(true, given);
  expect(found).toEqual([]);
  expect(gaps).toEqual([expect.stringMatching(/1 requests and 0 answers hold masked values: neither/)]);
  expect(judged(false, given).found).not.toEqual([]);
});

test.each([
  ['a short password', password('123')],
  ['a value outside of the enum that is also a word for a mask', { body: { cardNo: CARD, color: 'hidden' } }],
  ['a hash under an ordinary name', cardNo('5f4dcc3b5aa765d61d8327deb882cf99')],
  [
    'a sentence with stars that is too long',
    { body: { cardNo: CARD, note: 'the ***very best*** of all' }, answer: { id: 1, cardNo: CARD } },
  ],
  ['a masked value beside an invalid one', { body: { cardNo: '12', password: '***' } }],
  ['a masked value under an unknown name', { body: { cardNo: CARD, nickname: '***' } }],
  ['a masked value and a missing one', { body: { password: '***' } }],
])('reports a request with %s as invalid in a recording too', (_, given) => {
  expect(judged(true, given).found).toEqual(INVALID);
});

const starsInNote: Given = { body: { cardNo: CARD, note: '***' } };

test('expects neither success nor refusal of a masked value that its schema allows', () => {
  expect(judged(true, starsInNote).found).toEqual([]);
  expect(judged(true, password('***'), { ...starsInNote, status: 400 }).found).toEqual([]);
});

test.each([
  ['in a recording that masks another value earlier', true, [password('***'), read('****2222')], []],
  ['in a recording that masks another value later', true, [read('****2222'), password('***')], []],
  ['in a recording that masks a credential', true, [read('****2222'), { token: 'Bearer ***' }], []],
  ['by a word of a recorder', true, [read('[REDACTED]')], []],
  ['in a recording that masks nothing', true, [read('****2222')], BROKEN],
  ['in a recording with stars that the schema allows', true, [starsInNote, read('****2222')], BROKEN],
  ['live', false, [read('****2222')], BROKEN],
  ['for a wrong value in a recording that masks', true, [password('***'), read('22')], BROKEN],
])('judges the pattern of a masked answer %s', (_, isRecorded, exchanges, found) => {
  expect(judged(isRecorded, ...exchanges).found).toEqual(found);
});

test.each([
  ['a request', { method: 'PUT', path: '/cards/1', body: { cardNo: CARD, note: '***' } }, read(CARD)],
  ['a credential', { method: 'PUT', path: '/cards/1', token: 'Bearer ***' }, read(CARD)],
])('compares no later read with the values before a write with %s masked', (_, write, after) => {
  const other = { ...after, answer: { ...RIGHT, note: 'new' } };
  const before = { method: 'PUT', path: '/cards/1', body: { cardNo: CARD, note: 'mine' } };
  expect(judged(true, before, write, other).found).toEqual([]);
  expect(judged(false, before, other).found).toEqual([expect.stringMatching(/note/)]);
});

test.each([
  ['the body', '***'],
  ['a part that breaks the form', '{"id":1,"cardNo":***}'],
])('does not judge an answer of which a recording masks %s', (_, answer) => {
  expect(judged(true, { answer }).found).toEqual([]);
  expect(judged(false, { answer }).found).toEqual([expect.stringMatching(/^json-body /)]);
});

test.each<[string, Given]>([
  ['an answer', { body: { cardNo: CARD, note: 'for the office' }, answer: { ...RIGHT, note: '[REDACTED]' } }],
  ['a header of the request', { trace: ['***', 'a-1'] }],
  ['a header of the answer', { trace: ['a-1', '***'] }],
])('compares no values of one exchange of which a recording masks %s', (_, given) => {
  expect(judged(true, password('***'), given).found).toEqual([]);
  expect(judged(false, given).found).not.toEqual([]);
});

const anonymous: Given = { ...read(CARD), token: '' };

test('judges requests without credentials live, and in a recording that shows some', () => {
  const { found, gaps } = judged(true, anonymous);
  expect(found).toEqual([]);
  expect(gaps).toEqual([expect.stringMatching(/1 requests hold no credentials/)]);
  expect(judged(true, anonymous, read(CARD)).found).toEqual(INVALID);
  expect(judged(false, anonymous).found).toEqual(INVALID);
});

test.each(['[REDACTED]', 'sid=***'])('takes the masked cookies %s of a recording for a login', (cookie) => {
  const { found, gaps } = judged(true, { ...read(CARD), path: '/me', token: '', cookie }, read(CARD));
  expect(found).toEqual([]);
  expect(gaps).toEqual([expect.stringMatching(/1 requests hold masked credentials/)]);
});

test('names a finding by the number of its exchange, also if the recording may hide its login', () => {
  const { found, cases } = judged(true, anonymous, { ...anonymous, answer: { ...RIGHT, cardNo: '22' } });
  expect(found).toEqual(BROKEN);
  expect(cases).toEqual([expect.stringMatching(/exchange:2$/)]);
});

test('reports a missing required cookie live, and in a recording that shows credentials', () => {
  const login: Given = { path: '/session', body: undefined, token: '', status: 204, answer: '' };
  expect(judged(true, login).found).toEqual([]);
  expect(judged(true, login, read(CARD)).found).toEqual(['header the header Set-Cookie is missing']);
  expect(judged(false, login).found).toEqual(['header the header Set-Cookie is missing']);
});
