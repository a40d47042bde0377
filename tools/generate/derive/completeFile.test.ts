import { expect, test } from 'vitest';
import type { Envelope, ErrorRow } from '#generated/runtime/facts.ts';
import { completeFile } from './completeFile.ts';
import type { ServiceFacts } from './serviceFacts.ts';

const flat: Envelope = { code: '/code', message: '/msg', data: '/data', success: ['0000', '7000'] };
const withText: Envelope = { ...flat, notLoggedInText: ['/error'] };
const gateway: Envelope = {
  ...{ code: '/resultCode', message: '/resultMsg', data: '/resultData', success: ['0'] },
  systems: {
    default: { code: '/code', message: '/msg', data: '/data', success: ['0000'] },
    STD: { code: '/resCode', message: '/resDesc', data: '/data', success: ['0000000'] },
  },
};

const flatCodes = { '': { '0100': { message: '请先登录' }, '9101': {}, '9301': { message: '出账中' } } };
const layers = {
  outer: { '801': { message: '请先登录' } },
  default: { '9101': {} },
  STD: { E9000001: {}, E9300001: { message: '已领完' } },
};
const inherited = (code: string, layer?: 'outer'): ServiceFacts['x-errors'] => ({
  before: [{ code, when: 'unauthenticated', ...(layer && { layer }) }],
  after: [],
});
const facts: Record<'flat' | 'text' | 'gateway', ServiceFacts> = {
  flat: { envelope: flat, 'x-errors': inherited('0100'), codes: flatCodes },
  text: { envelope: withText, 'x-errors': inherited('0100'), codes: flatCodes },
  gateway: { envelope: gateway, 'x-errors': inherited('801', 'outer'), codes: layers },
};

const data = { $ref: '../schemas/Bill.yaml' };
const success = { success: { value: {} } };
const ref = (name: string) => ({ $ref: `../schemas/${name}.yaml` });
const holds = (layer: string, member: string, inner: object) => ({
  allOf: [ref(`${layer}Success`), { type: 'object', required: [member], properties: { [member]: inner } }],
});
const inner = (layer: string) => ({ oneOf: [holds(layer, 'data', data), ref(`${layer}Failure`)] });

type Row = ErrorRow & { readonly message?: string };
const invalid = (code: string, layer?: 'inner'): Row => ({
  ...{ code, when: 'request-invalid', message: '/billNo 缺少必填字段' },
  ...(layer && { layer }),
});

function completed(service: ServiceFacts, operation: object, media: object) {
  const content = { schema: { 'x-data': data }, examples: success, ...media };
  const file = {
    post: {
      operationId: 'queryBill',
      'x-effect': 'read' as const,
      ...operation,
      responses: { '200': { content: { 'application/json': content } } },
    },
  };
  const problems = completeFile(service, 'openapi/s/operations/queryBill.yaml', file);
  return { problems, content };
}

test.each<
  [
    kind: string,
    service: keyof typeof facts,
    operation: object,
    media: object,
    oneOf: object[],
    shown: object,
  ]
>([
  [
    'one envelope',
    'flat',
    { 'x-errors': [invalid('9101'), { code: '9301', when: 'state' }] },
    {},
    [holds('', 'data', data), ref('Failure')],
    {
      'error-0100': { value: { code: '0100', msg: '请先登录' } },
      'error-9101': { value: { code: '9101', msg: '/billNo 缺少必填字段' } },
      'error-9301': { value: { code: '9301', msg: '出账中' } },
    },
  ],
  [
    'a service that may refuse with a text instead of a code',
    'text',
    {},
    {},
    [holds('', 'data', data), ref('Failure'), ref('NotLoggedInText')],
    { 'error-0100': { value: { code: '0100', msg: '请先登录' } } },
  ],
  [
    'the same service at an operation for visitors',
    'text',
    { 'x-login': 'optional' },
    {},
    [holds('', 'data', data), ref('Failure')],
    {},
  ],
  [
    'an operation with a branch of its own',
    'flat',
    { 'x-login': 'optional' },
    { schema: { 'x-data': data, oneOf: [ref('Other')] } },
    [holds('', 'data', data), ref('Failure'), ref('Other')],
    {},
  ],
  [
    'the default system of the gateway',
    'gateway',
    { 'x-errors': [invalid('9101', 'inner')] },
    {},
    [holds('Outer', 'resultData', inner('Default')), ref('OuterFailure')],
    {
      'error-801': { value: { resultCode: '801', resultMsg: '请先登录' } },
      'error-9101': {
        value: { resultCode: '0', resultData: { code: '9101', msg: '/billNo 缺少必填字段' } },
      },
    },
  ],
  [
    'a named system of the gateway',
    'gateway',
    { 'x-system': 'STD', 'x-errors': [{ code: 'E9300001', when: 'state', layer: 'inner' }] },
    {},
    [holds('Outer', 'resultData', inner('Std')), ref('OuterFailure')],
    {
      'error-801': { value: { resultCode: '801', resultMsg: '请先登录' } },
      'error-E9300001': {
        value: { resultCode: '0', resultData: { resCode: 'E9300001', resDesc: '已领完' } },
      },
    },
  ],
])(
  'derives envelope and examples of %s',
  { tags: ['one-contract-plumbing'] },
  (_kind, service, operation, media, oneOf, shown) => {
    const { problems, content } = completed(facts[service], operation, media);
    expect(problems).toEqual([]);
    expect(content.schema).toEqual({ oneOf });
    expect(content.examples).toEqual({ ...success, ...shown });
  },
);

test.each<[what: string, operation: object, media: object, problem: RegExp]>([
  ['an envelope by hand', {}, { schema: { oneOf: [] } }, /give the schema of the answer as .*x-data/],
  [
    'an example by hand',
    {},
    { examples: { 'error-0100': { value: {} } } },
    /remove the example error-0100: it follows from x-errors/,
  ],
  ['a code without a text', { 'x-errors': [{ code: '9101', when: 'fault' }] }, {}, /9101 has no message/],
])('refuses %s', { tags: ['one-contract-plumbing'] }, (_what, operation, media, problem) => {
  const { problems } = completed(facts.flat, operation, media);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

test.each<[name: string, service: keyof typeof facts, property: string, codes: string[]]>([
  ['Failure', 'flat', 'code', Object.keys(flatCodes[''])],
  ['OuterFailure', 'gateway', 'resultCode', ['801']],
  ['StdFailure', 'gateway', 'resCode', ['E9000001', 'E9300001']],
])(
  '%s gets the codes of errors.yaml, and refuses an enum written by hand',
  { tags: ['one-contract-plumbing'] },
  (name, service, property, codes) => {
    const code = { type: 'string' };
    const complete = () =>
      completeFile(facts[service], `openapi/s/schemas/${name}.yaml`, { properties: { [property]: code } });
    expect(complete()).toEqual([]);
    expect(code).toEqual({ type: 'string', enum: codes });
    expect(complete()).toEqual(['remove the enum of codes: it follows from errors.yaml']);
  },
);

test('leaves other files as they are', () => {
  const bill = { properties: { code: { type: 'string' } } };
  expect(completeFile(facts.flat, 'openapi/s/schemas/Bill.yaml', bill)).toEqual([]);
  expect(bill).toEqual({ properties: { code: { type: 'string' } } });
});
