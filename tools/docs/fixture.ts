import { resolver } from '#tools/contract/resolve.ts';
import type { Operation, Schema, Service, Site } from './model.ts';

/** A small contract in the shapes of the real ones, for the tests of the renderers. */
const schemas: Readonly<Record<string, Schema>> = {
  Money: { type: 'number', format: 'money', description: '金额，单位元' },
  BillStatus: {
    type: 'string',
    description: '账单状态',
    enum: ['5001', '5002'],
    'x-enum-varnames': ['Uncleared', 'Overdue'],
    'x-enum-descriptions': ['未结清', '已逾期'],
  },
  Bill: {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { $ref: '#/components/schemas/Money', description: '应还，元' },
      status: { $ref: '#/components/schemas/BillStatus' },
    },
  },
  Success: { type: 'object', properties: { resultCode: { type: 'string', enum: ['0000000'] } } },
  Failure: {
    type: 'object',
    properties: {
      resultCode: { type: 'string', enum: ['0000006', 'E9000001'] },
      resultData: { type: 'null' },
    },
  },
};

/** A schema as the site reads it: what it refers to in its place. */
export const resolve = resolver({ schemas });

/** The envelope of `data`. */
export const answerOf = (data: Schema): Schema =>
  resolve<Schema>({
    oneOf: [
      {
        allOf: [
          { $ref: '#/components/schemas/Success' },
          { type: 'object', required: ['resultData'], properties: { resultData: data } },
        ],
      },
      { $ref: '#/components/schemas/Failure' },
    ],
  });

export const queryBills: Operation = {
  ...{ id: 'queryBills', method: 'post', path: '/bill/queryBills', url: '/jcstd-api/bill/queryBills' },
  ...{
    title: '查询账单',
    english: 'bills',
    description: '',
    tag: 'bill',
    spec: '1 §7',
    effect: 'read',
    login: 'required',
    signed: false,
  },
  parameters: [],
  body: {
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['productCode'],
      properties: { productCode: { type: 'string', description: '产品 <代码>' } },
    },
  },
  answer: answerOf({ type: 'array', description: '账单', items: { $ref: '#/components/schemas/Bill' } }),
  answerDescription: '账单或错误信封',
  errors: [
    { code: '0000006', when: 'unauthenticated', spec: '1 §8' },
    { code: 'E9000001', when: 'request-invalid', provenance: 'assumed' },
    {
      code: 'E9000009',
      when: 'state',
      condition: '正在出账',
      scenario: 'billing',
      silent: true,
      retryable: true,
      provenance: 'assumed',
    },
  ],
  requests: [{ name: 'home', summary: '首页', value: { productCode: "12'003" } }],
  answers: [
    { name: 'two', summary: '两张', status: '200', value: { resultCode: '0000000', resultData: [] } },
    { name: 'error-0000006', summary: '', status: '200', value: { resultCode: '0000006' } },
  ],
};

export const standard: Service = {
  ...{ name: 'standard', title: '标准服务', english: 'Standard', version: '0.1.0', description: '标准接口' },
  envelope: {
    base: '/jcstd-api',
    timeLimit: 10_000,
    code: '/resultCode',
    message: '/resultMsg',
    data: '/resultData',
    success: ['0000000'],
  },
  operations: [queryBills],
  errors: [
    { name: 'NotLoggedIn', code: '0000006', kind: 'not-logged-in', meaning: '未登录', spec: '1 §8' },
    {
      name: 'RequestInvalid',
      code: 'E9000001',
      kind: 'request-invalid',
      meaning: '请求参数不符合约定',
      provenance: 'assumed',
    },
    { name: 'Billing', code: 'E9000009', kind: 'state', meaning: '出账中', provenance: 'assumed' },
  ],
  changelog: '# 标准服务\n\n## 0.1.0\n\n- 第一版',
  document: {
    info: { title: '标准服务 · Standard', version: '0.1.0' },
    servers: [{ url: '/jcstd-api' }],
    paths: {},
    'x-envelope': 'none',
  },
};

/** A call of the gateway: packed, signed, two layers. */
export const drawCoupon: Operation = {
  ...queryBills,
  ...{
    id: 'drawCoupon',
    path: '/coupon/drawCoupon',
    url: '/gateway/coupon/drawCoupon',
    system: 'STD',
    signed: true,
  },
  body: {
    mediaType: 'application/json',
    schema: {
      type: 'object',
      required: ['reqData'],
      properties: {
        reqData: {
          type: 'string',
          contentSchema: {
            type: 'object',
            required: ['activityId'],
            properties: { activityId: { type: 'string' } },
          },
        },
      },
    },
  },
  errors: [
    { code: '801', when: 'unauthenticated', layer: 'outer', spec: '2 §8' },
    { code: '801', when: 'state', layer: 'inner', provenance: 'assumed' },
  ],
  requests: [{ name: 'one', summary: '', value: { reqData: '{"activityId":"HD1"}' } }],
  answers: [],
};

export const gateway: Service = {
  ...standard,
  ...{ name: 'gateway', title: '网关服务', english: 'Gateway', operations: [drawCoupon] },
  envelope: {
    ...{ base: '/gateway', code: '/resultCode', message: '/resultMsg', data: '/resultData', success: ['0'] },
    systems: { STD: { code: '/resCode', message: '/resDesc', data: '/data', success: ['0000000'] } },
  },
  errors: [
    { name: 'NotLoggedIn', code: '801', layer: 'outer', kind: 'not-logged-in', meaning: '会话已退出' },
    { name: 'Odd', code: '801', layer: 'STD', kind: 'state', meaning: '内层的同名码' },
  ],
};

export const site: Site = {
  services: [standard, gateway],
  enums: [
    {
      name: 'BillStatus',
      description: '账单状态',
      spec: '1 §3',
      values: [{ value: '5002', name: 'Overdue', label: '已逾期' }],
    },
  ],
  scenarios: new Map([
    ['billing', { name: 'billing', title: '正在出账', visit: '/company/index', faults: [] }],
    [
      'logged-out',
      {
        name: 'logged-out',
        title: '已退出',
        visit: '/company/index?tab=a',
        faults: [{ on: 'standard.queryBills', code: '0000006' }],
      },
    ],
  ]),
};
