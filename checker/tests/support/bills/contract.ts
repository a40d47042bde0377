/** The contract of repairs and bills, with promises in its sentences. */
import { exampleBody, number, object, secured, text } from '../../../src/core/fixtures/contractParts.ts';

const answer = (data?: object) => ({
  200: {
    description: '见 code',
    content: {
      'application/json': {
        schema: object({ code: number, msg: text, ...(data && { data }) }, ['code', 'msg']),
      },
    },
  },
});
const rows = (items: object) => ({
  200: {
    description: '见 code',
    content: {
      'application/json': {
        schema: object({ code: number, msg: text, total: number, rows: { type: 'array', items } }, [
          'code',
          'msg',
        ]),
      },
    },
  },
});
const inPath = (name: string, schema: object, example: unknown) => ({
  name,
  in: 'path',
  required: true,
  schema,
  example,
});
const asked = (name: string, schema: object) => ({ name, in: 'query', schema });
const pages = [
  asked('pageNum', { ...number, minimum: 1, default: 1 }),
  asked('pageSize', { ...number, minimum: 1, maximum: 100, default: 100 }),
];
const time = { ...text, pattern: String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$` };
const month = { ...text, pattern: String.raw`^20\d\d-(0[1-9]|1[0-2])$` };
const words = { ...text, minLength: 1, maxLength: 40 };
const repair = object({
  repairId: number,
  content: text,
  status: { ...text, enum: ['0', '1', '2'], description: '0 待派单 1 处理中 2 已完成' },
  createTime: time,
});
const bill = object({
  billId: number,
  month: text,
  dueDate: { ...text, description: '次月 10 日' },
  status: { ...text, enum: ['0', '1'], description: '0 未缴 1 已缴' },
  payTime: { ...text, nullable: true },
});

export const billsContract = {
  openapi: '3.0.3',
  info: {
    title: '物业',
    version: '1',
    description:
      '| code | 含义 |\n| --- | --- |\n| 200 | 成功 |\n| 401 | 未登录 |\n| 404 | 数据不存在 |\n| 500 | 参数不正确，或当前状态不允许该操作 |\n\n时间一律为北京时间。',
  },
  ...secured,
  paths: {
    '/repair/list': { get: { operationId: 'listRepair', parameters: pages, responses: rows(repair) } },
    '/repair': {
      post: {
        operationId: 'addRepair',
        requestBody: exampleBody(object({ content: words }), { content: '水管漏水' }),
        responses: answer(repair),
      },
    },
    '/repair/assign': {
      put: {
        operationId: 'assignRepair',
        description: '待派单 → 处理中，其他状态返回 500。',
        requestBody: exampleBody(object({ repairId: number }), { repairId: 1 }),
        responses: answer(repair),
      },
    },
    '/repair/finish': {
      put: {
        operationId: 'finishRepair',
        description: '处理中 → 已完成，其他状态返回 500。',
        requestBody: exampleBody(object({ repairId: number }), { repairId: 2 }),
        responses: answer(repair),
      },
    },
    '/repair/{repairId}': {
      parameters: [inPath('repairId', number, 1)],
      get: { operationId: 'getRepair', responses: answer(repair) },
    },
    '/repair/{repairIds}': {
      parameters: [inPath('repairIds', { ...text, pattern: '^[0-9]+(,[0-9]+)*$' }, '1')],
      delete: {
        operationId: 'removeRepair',
        description:
          '多个编号用逗号分隔。只能删除待派单的报修单(500)。其中任何一个不存在或不能删除时，全部不删除。',
        responses: answer(),
      },
    },
    '/bill/list': {
      get: {
        operationId: 'listBill',
        parameters: [...pages, asked('status', { ...text, enum: ['0', '1'] })],
        responses: rows(bill),
      },
    },
    '/bill/{billId}': {
      parameters: [inPath('billId', number, 1)],
      get: { operationId: 'getBill', responses: answer(bill) },
    },
    '/bill/generate': {
      post: {
        operationId: 'generateBill',
        description: '该月已有账单时跳过，不会重复生成。',
        requestBody: exampleBody(object({ month }), { month: '2026-10' }),
        responses: answer(number),
      },
    },
    '/bill/pay': {
      put: {
        operationId: 'payBill',
        description: '可一次缴多张账单。其中任何一张已缴(500)或不存在(404)时，全部不缴。',
        requestBody: exampleBody(object({ billIds: { type: 'array', minItems: 1, items: number } }), {
          billIds: [1],
        }),
        responses: answer(object({ count: number })),
      },
    },
    '/bill/export': {
      get: {
        operationId: 'exportBill',
        description: '条件与列表相同。出错时返回 JSON。',
        parameters: [asked('status', { ...text, enum: ['0', '1'] })],
        responses: {
          200: {
            description: '文件',
            content: {
              'text/csv': { schema: text },
              'application/json': { schema: object({ code: number, msg: text }) },
            },
          },
        },
      },
    },
  },
};
