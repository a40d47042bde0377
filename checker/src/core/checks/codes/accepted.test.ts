import { expect, test } from 'vitest';
import type { Payload } from '../../contract/types.ts';
import { answer, body, inPath, inQuery, json, secured, text } from '../../fixtures/contractParts.ts';
import { coupon, exchange, good, refusal, complaintsOf } from '../../fixtures/ourContracts.ts';
import { smallContract } from '../../fixtures/smallContract.ts';
import { accepted } from './accepted.ts';

test('reports a valid request that is refused as invalid or unauthenticated, or that fails', () => {
  expect(complaintsOf(accepted, coupon, good)).toEqual([]);
  expect(complaintsOf(accepted, coupon, refusal('E9000001'))).toEqual([
    'a right request is refused with E9000001 (request-invalid): 不行',
  ]);
  expect(complaintsOf(accepted, coupon, refusal('0000006'))).toHaveLength(1);
  expect(complaintsOf(accepted, coupon, refusal('9999999'))).toHaveLength(1);
});

test('a state of the target justifies a refusal', () => {
  expect(complaintsOf(accepted, 'standard.checkNeedAuth', refusal('0170022'))).toEqual([]);
});

test('reports an observed valid request only if it is refused as invalid', () => {
  const right = { kind: 'observed', right: true } as const;
  expect(complaintsOf(accepted, coupon, refusal('0000006'), { expect: right })).toEqual([]);
  expect(complaintsOf(accepted, coupon, refusal('E9000001'), { expect: right })).toHaveLength(1);
  expect(complaintsOf(accepted, coupon, refusal('E9000001'), { expect: { ...right, right: false } })).toEqual(
    [],
  );
});

test('recognizes a refusal by its code, not by a place in the answer', () => {
  const [complaint] = accepted.judge(exchange(coupon, refusal('0000006')));
  expect(complaint).toMatchObject({ code: '0000006' });
  expect(complaint).not.toHaveProperty('pointer');
});

test.each([
  ['an undocumented media type', 415, undefined, 0],
  ['a documented media type', 415, 'image/png', 1],
  ['another code', 400, undefined, 1],
])('judges the refusal of a file with %s', (_, status, contentType, count) => {
  const properties = { file: { type: 'string', format: 'binary' } };
  const encoding = contentType === undefined ? {} : { encoding: { file: { contentType } } };
  const { sent } = smallContract('files.json', {
    paths: {
      '/files': {
        post: {
          operationId: 'upload',
          requestBody: {
            content: { 'multipart/form-data': { schema: { type: 'object', properties }, ...encoding } },
          },
          responses: Object.fromEntries([201, 400, 415].map((each) => [each, { description: 'it' }])),
        },
      },
    },
  });
  expect(accepted.judge(sent('upload', { file: 'a' }, {}, { status }).exchange)).toHaveLength(count);
});

const observation = {
  type: 'object',
  properties: { state: { type: 'string', enum: ['DRAFT', 'DONE', 'open'] } },
};
const status = { type: 'object', properties: { message: { type: 'string' } } };
const observatory = (description: string) =>
  smallContract('observatory.json', {
    components: { schemas: { Observation: observation } },
    paths: {
      '/observations/{id}': {
        patch: {
          operationId: 'update',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'a' },
            { name: 'updateMask', in: 'query', schema: { type: 'string' } },
          ],
          requestBody: json({ type: 'object', properties: { title: { type: 'string' } } }),
          responses: {
            200: json({ $ref: '#/components/schemas/Observation' }),
            400: json(status, description),
          },
        },
      },
    },
  });

test.each([
  ['names a state', 'Invalid', { title: 'x' }, 'The observation is DONE', 0],
  ['names a state in small letters', 'Invalid', { title: 'x' }, 'The observation is open', 0],
  ['has a word that is a state elsewhere', 'Invalid', { title: 'x' }, 'Cannot open the body', 1],
  ['names a member of the mask that is not sent', 'Invalid', { updateMask: 'title' }, 'title is required', 0],
  ['names a member that is sent', 'Invalid', { updateMask: 'title', title: 'x' }, 'title is required', 1],
  ['has a code for states too', 'INVALID or FAILED_PRECONDITION', { title: 'x' }, 'Not now', 0],
  ['has a code for the present state', 'Invalid, or wrong in its state', { title: 'x' }, 'Not now', 0],
  [
    'has a code for wrong values of a state',
    'Invalid, or a wrong status value',
    { title: 'x' },
    'Not now',
    1,
  ],
  ['has a code for unknown resources', 'Invalid, or an unknown track', { title: 'x' }, 'Not now', 0],
  ['has a code for unknown members', 'Invalid, or an unknown member', { title: 'x' }, 'Not now', 1],
  ['has a code for taken names', 'Invalid, or the title is taken', { title: 'x' }, 'Not now', 0],
  ['has a code for wrong requests alone', 'Invalid', { title: 'x' }, 'Not now', 1],
])('judges a refusal that %s', (_, description, payload, message, count) => {
  const { exchange } = observatory(description).sent(
    'update',
    { id: 'b', ...payload },
    { message },
    { status: 400 },
  );
  expect(accepted.judge({ ...exchange, verdict: { ...exchange.verdict, message } })).toHaveLength(count);
});

const refusing = { 201: answer('made'), 400: answer('wrong'), 401: answer('no login') };
const school = smallContract('school.json', {
  ...secured,
  paths: {
    '/lessons': {
      get: { operationId: 'find', parameters: [inQuery('q')], responses: { ...refusing, 200: answer('it') } },
      post: {
        operationId: 'plan',
        description:
          'Only open ones (`invalid_state`). `room_name` is its room. Wrong ones are a `bad_request`.',
        requestBody: body({ room_name: text }),
        responses: refusing,
      },
    },
    '/lessons/{id}': {
      put: {
        operationId: 'move',
        parameters: [inPath('id')],
        requestBody: body({ room_name: text }),
        responses: refusing,
      },
    },
    '/accounts/{accountSid}/lessons': {
      get: { operationId: 'ofAccount', parameters: [inPath('accountSid')], responses: refusing },
    },
    '/rooms/{room}/lessons': {
      get: { operationId: 'ofRoom', parameters: [inPath('room')], responses: refusing },
    },
  },
});

/** Returns the number of complaints about a valid request that gets this refusal. @param tried true if its values are generated */
function schoolComplaints(id: string, payload: Payload, message: string, status = 400, tried?: true): number {
  const asked = { kind: 'answered', ...(tried && { tried }) } as const;
  const { exchange } = school.sent(id, payload, { message }, { status, expect: asked });
  return accepted.judge(exchange).length;
}

const move = { id: 'b', room_name: 'R1' };

test.each([
  ['a taken name, of a PUT', 'move', 'The name has already been taken', 0],
  ['a taken name with underscores', 'plan', 'room_already_exists', 0],
  ['a key in use', 'plan', 'key is in use', 0],
  ['a taken seat that is no name', 'plan', 'The body is already wrong', 1],
  ['another lesson', 'plan', 'The teacher has another lesson.', 0],
  ['too few goods', 'move', 'There are not enough goods', 0],
  ['too few goods in Chinese', 'plan', '库存不足', 0],
  ['too few characters', 'plan', 'not enough characters', 1],
  ['too few characters in Chinese', 'plan', '长度不足', 1],
  ['a day without a lesson', 'plan', 'The lesson does not take place on this day', 0],
  ['a room of another school', 'plan', 'is not from this school', 0],
  ['a room that belongs elsewhere', 'move', 'The room belongs to another school', 0],
  ['a value that is not of its type', 'move', 'room_name is not of type string', 1],
  ['a value of no enum', 'plan', 'summer is not part of the enum', 1],
  ['a value of no list', 'plan', 'summer is not in this list', 1],
  ['a number outside its range', 'plan', 'hours is not from 1 to 9', 1],
  ['a reason that the contract names', 'plan', 'invalid_state', 0],
  ['a member that the contract names', 'plan', 'room_name', 1],
  ['a wrong request that the contract names', 'plan', 'bad_request', 1],
  ['a reason that the contract does not name', 'plan', 'invalid_color', 1],
  ['another id in the path', 'move', 'id is not that of the address', 0],
  ['a path that differs', 'move', 'The id must match the path', 0],
  ['a wrong address of a person', 'move', 'The address is not valid', 1],
  ['an email address', 'move', 'The id does not match an email address', 1],
  ['a wrong callback', 'move', 'callback url is not valid', 1],
])('judges a write that is refused for %s', (_, id, message, count) => {
  expect(schoolComplaints(id, move, message)).toBe(count);
});

test.each([
  ['a generated text is no expression', 'sample', 'MALFORMED_QUERY', 0],
  ['a generated text has an unexpected token', 'sample', 'unexpected token', 0],
  ['a given text is called malformed', 'SELECT 1', 'MALFORMED_QUERY', 1],
  ['a generated text meets an unexpected error', 'sample', 'unexpected error', 1],
  ['a generated text is called wrong', 'sample', 'wrong', 1],
])('judges a refused search: %s', (_, q, message, count) => {
  expect(schoolComplaints('find', { q }, message)).toBe(count);
});

test.each<[string, string, Payload, true | undefined, number]>([
  ['a generated account', 'ofAccount', { accountSid: 'AC9' }, true, 0],
  ['an account of the user', 'ofAccount', { accountSid: 'AC9' }, undefined, 1],
  ['a generated room', 'ofRoom', { room: 'R9' }, true, 1],
])('judges a 401 for %s', (_, id, payload, tried, count) => {
  expect(schoolComplaints(id, payload, 'no', 401, tried)).toBe(count);
});

/** Returns the number of complaints about an example of the contract that is refused with 422. */
function complaintsAbout(
  description: string,
  { member = '', response = 'Invalid', beside = '' } = {},
): number {
  const properties = { plan: { ...text, description: member } };
  const content = { 'application/json': { schema: { type: 'object', properties }, example: { plan: 'a' } } };
  const { sent } = smallContract('plans.json', {
    paths: {
      '/plans/{id}': {
        put: { operationId: 'replace', description: beside, responses: { 200: answer('it') } },
        patch: {
          operationId: 'sign',
          description,
          requestBody: { content },
          responses: { 200: answer('it'), 409: answer('Not now'), 422: answer(response) },
        },
      },
    },
  });
  const { exchange } = sent('sign', { plan: 'a' }, { errors: { base: ['is running'] } }, { status: 422 });
  return accepted.judge(exchange).length;
}

test.each([
  ['A member has at most one; a second one is a 422.', 0],
  ['More than two loans are a 422.', 0],
  ['A member signs only once, else 422.', 0],
  ['Every plan must be an active one of the company, and none may come twice (422).', 0],
  ['An unknown plan is a 422.', 0],
  ['The plan must exist, else 422.', 0],
  ['An archived plan gives 422.', 0],
  ["The plan must be from the same company (422 if it isn't).", 0],
  ['A plan that is not of this company is a 422.', 0],
  ['不属于同一公司返回422。', 0],
  ["A report without a single activity can't be handed in: 422 at `activities`.", 0],
  ['A tank that was never calibrated cannot be filled (422).', 0],
  ['The horse needs a farrier first, 422 before that.', 0],
  ['Only while the kiln is cold. Otherwise 422.', 0],
  ['Wine younger than its vintage allows is a 422.', 0],
  ['Boats in dry dock stay there, which gives 422.', 0],
  ['窑炉未冷却时返回422。', 0],
  ['More than 2 are a 422.', 0],
  ['Over the limit: 422.', 0],
  // A wrong value or a wrong state: the words do not tell.
  ['A wrong month is a 422.', 0],
  ['The plan must start on the first of a month (422).', 0],
  ['A value of a different type is a 422.', 1],
  ['Values outside of the documented range give 422.', 1],
  ['422 if the body does not fit the schema.', 1],
  ['A request with a missing or malformed field gets 422, with a message for each one.', 1],
  ['Texts of over 80 characters are refused with 422.', 1],
  ['An unknown member is a 422.', 1],
  ['A body that is not well-formed application/json, or of an unsupported media type, is a 422.', 1],
  ['An application of an unsupported kind is a 422.', 0],
  ['参数校验失败返回422。', 1],
  ['A member has at most one.', 1],
  ['A closed plan is a 409.', 1],
])('judges a refused example of the contract that says "%s"', (description, count) => {
  expect(complaintsAbout(description)).toBe(count);
});

test.each([
  ['a member', { member: "A day of the report's week; otherwise 422" }, 0],
  ['a member, about its form', { member: 'At most 80 characters, longer is a 422' }, 1],
  ['the PUT of the path', { beside: 'The kind may not change once somebody is buried there (422).' }, 0],
  ['the PUT of the path, about the form', { beside: 'A missing field is a 422.' }, 1],
  ['the response', { response: 'The kiln is still hot' }, 0],
  ['the response, about the form', { response: 'One text per field' }, 1],
])('judges a refused example if the condition is in the description of %s', (_, given, count) => {
  expect(complaintsAbout('Changes it.', given)).toBe(count);
});

test.each([
  ['A report without activities is rejected.', [422], 0],
  ['A report without activities is rejected.', [409, 422], 1],
  ['The kind cannot change after a burial.', [404, 422], 0],
  ['A report without activities is rejected with 403.', [403, 422], 1],
  ['Wrong values are rejected.', [422], 1],
])(
  'judges a rule without a code, "%s", of an operation with the refusals %j',
  (description, codes, count) => {
    const { sent } = smallContract('reports.json', {
      paths: {
        '/reports': {
          post: {
            operationId: 'report',
            description,
            requestBody: body({ plan: text }),
            responses: Object.fromEntries([201, ...codes].map((code) => [code, answer('Invalid')])),
          },
        },
      },
    });
    expect(accepted.judge(sent('report', { plan: 'a' }, {}, { status: 422 }).exchange)).toHaveLength(count);
  },
);

test.each([
  ['hands in a report by its name alone', 'post', '/reports/{id}/submit', { id: 1 }, 0],
  ['reads a report by its name', 'get', '/reports/{id}', { id: 1 }, 1],
  ['has a day that the checker has made up', 'post', '/reports', { day: '2026-11-20' }, 0],
  ['has another day', 'post', '/reports', { day: '2026-10-12' }, 1],
])('judges a 422 for a request that %s', (_, method, path, payload, count) => {
  const operation = {
    operationId: 'it',
    ...('day' in payload && { requestBody: body({ day: { ...text, format: 'date' } }) }),
    responses: { 200: answer('it'), 422: answer('Invalid') },
  };
  const { sent } = smallContract('handed.json', { paths: { [path]: { [method]: operation } } });
  expect(accepted.judge(sent('it', payload, {}, { status: 422 }).exchange)).toHaveLength(count);
});
