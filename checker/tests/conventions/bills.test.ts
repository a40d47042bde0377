/** Tests promises of a service with codes in an envelope and Chinese prose: states by number, batches, repeated writes and exports. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { jsonIn, serve, type Answer } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'bills-'));
afterAll(() => rmSync(folder, { recursive: true }));
const contract = join(folder, 'bills.json');

const text = { type: 'string' };
const number = { type: 'integer' };
const object = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
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
const body = (schema: object, example: object) => ({
  required: true,
  content: { 'application/json': { schema, example } },
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
writeFileSync(
  contract,
  JSON.stringify({
    openapi: '3.0.3',
    info: {
      title: '物业',
      version: '1',
      description:
        '| code | 含义 |\n| --- | --- |\n| 200 | 成功 |\n| 401 | 未登录 |\n| 404 | 数据不存在 |\n| 500 | 参数不正确，或当前状态不允许该操作 |\n\n时间一律为北京时间。',
    },
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/repair/list': { get: { operationId: 'listRepair', parameters: pages, responses: rows(repair) } },
      '/repair': {
        post: {
          operationId: 'addRepair',
          requestBody: body(object({ content: words }), { content: '水管漏水' }),
          responses: answer(repair),
        },
      },
      '/repair/assign': {
        put: {
          operationId: 'assignRepair',
          description: '待派单 → 处理中，其他状态返回 500。',
          requestBody: body(object({ repairId: number }), { repairId: 1 }),
          responses: answer(repair),
        },
      },
      '/repair/finish': {
        put: {
          operationId: 'finishRepair',
          description: '处理中 → 已完成，其他状态返回 500。',
          requestBody: body(object({ repairId: number }), { repairId: 2 }),
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
          requestBody: body(object({ month }), { month: '2026-10' }),
          responses: answer(number),
        },
      },
      '/bill/pay': {
        put: {
          operationId: 'payBill',
          description: '可一次缴多张账单。其中任何一张已缴(500)或不存在(404)时，全部不缴。',
          requestBody: body(object({ billIds: { type: 'array', minItems: 1, items: number } }), {
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
  }),
);

type Fault =
  | 'repairs are finished at once'
  | 'only the first one is removed'
  | 'removals are done in part'
  | 'payments are done in part'
  | 'bills of others are paid'
  | 'bills are generated twice'
  | 'December ends in its own year'
  | 'exports have everything'
  | 'lengths count bytes'
  | 'times are in UTC';

interface Bill {
  readonly id: number;
  readonly of: string;
  readonly month: string;
  readonly paid: boolean;
}

function start(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const repairs = new Map<
    number,
    {
      readonly id: number;
      readonly of: string;
      readonly content: string;
      readonly status: string;
      readonly at: number;
    }
  >();
  const bills = new Map<number, Bill>();
  let lastRepair = 0;
  const report = (of: string, content: string, status = '0') => {
    const one = { id: (lastRepair += 1), of, content, status, at: Date.now() };
    repairs.set(one.id, one);
    return one;
  };
  report('ada', '门锁');
  report('ada', '电梯', '1');
  report('bob', '水管');
  const generate = (wanted: string): number => {
    let count = 0;
    for (const of of ['ada', 'ada', 'bob']) {
      const own = [...bills.values()].filter((each) => each.of === of && each.month === wanted);
      if (own.length >= (of === 'ada' ? 2 : 1) && !wrong('bills are generated twice')) continue;
      bills.set(bills.size + 1, { id: bills.size + 1, of, month: wanted, paid: false });
      count += 1;
    }
    return count;
  };
  generate('2026-08');
  for (const one of bills.values()) bills.set(one.id, { ...one, paid: one.id === 1 });
  generate('2026-09');
  const ok = (more: object = {}): Answer => ({ status: 200, body: { code: 200, msg: '成功', ...more } });
  const no = (code: number): Answer => ({ status: 200, body: { code, msg: '失败' } });
  const shown = ({ id, content, status, at }: ReturnType<typeof report>) => ({
    repairId: id,
    content,
    status,
    createTime: new Date(at + (wrong('times are in UTC') ? 0 : 8 * 3_600_000))
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
  });
  const billed = ({ id, month: of, paid }: Bill) => {
    const [year = 0, at = 0] = of.split('-').map(Number);
    const due = new Date(
      Date.UTC(wrong('December ends in its own year') ? year : year + (at === 12 ? 1 : 0), at % 12, 10),
    );
    return {
      billId: id,
      month: of,
      dueDate: due.toISOString().slice(0, 10),
      status: paid ? '1' : '0',
      payTime: paid ? '2026-10-01 08:00:00' : null,
    };
  };
  const page = (items: readonly object[], query: URLSearchParams): Answer => {
    const [at, size] = ['pageNum', 'pageSize'].map((name) => query.get(name));
    const [from, most] = [Number(at ?? 1), Number(size ?? 100)];
    if (!Number.isInteger(from) || from < 1 || !Number.isInteger(most) || most < 1 || most > 100)
      return no(500);
    return ok({ total: items.length, rows: items.slice((from - 1) * most, from * most) });
  };
  return serve(({ method, path, query, headers, body: sent }) => {
    const who = { 'k-ada': 'ada', 'k-bob': 'bob' }[String(headers['x-key'])];
    if (who === undefined) return no(401);
    const json = jsonIn(sent);
    const [, kind, name = ''] = path.split('/').map(decodeURIComponent);
    const status = query.get('status');
    const own = [...bills.values()].filter((each) => each.of === who);
    if (status !== null && !/^[01]$/.test(status)) return no(500);
    const kept = own.filter((each) => status === null || status === '' || each.paid === (status === '1'));
    if (kind === 'bill' && name === 'list') return page(kept.map(billed), query);
    if (kind === 'bill' && name === 'export') {
      const lines = (wrong('exports have everything') ? own : kept).map(({ id, month: of }) => `${id},${of}`);
      return {
        status: 200,
        body: ['billId,month', ...lines].join('\r\n'),
        headers: { 'content-type': 'text/csv' },
      };
    }
    if (kind === 'bill' && name === 'generate') {
      const wanted = json?.['month'];
      return typeof wanted === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted)
        ? ok({ data: generate(wanted) })
        : no(500);
    }
    if (kind === 'bill' && name === 'pay') {
      const ids = json?.['billIds'];
      if (!Array.isArray(ids) || ids.length === 0 || !ids.every(Number.isInteger)) return no(500);
      const all = ids
        .map((id) => bills.get(Number(id)))
        .filter((each) => each && (each.of === who || wrong('bills of others are paid')));
      if (all.length < ids.length) return no(404);
      const isStuck = all.some((each) => each?.paid);
      if (isStuck && !wrong('payments are done in part')) return no(500);
      for (const each of all) if (each) bills.set(each.id, { ...each, paid: true });
      return isStuck ? no(500) : ok({ data: { count: ids.length } });
    }
    if (kind === 'bill') {
      const one = bills.get(Number(name));
      return one && one.of === who ? ok({ data: billed(one) }) : no(404);
    }
    const mine = [...repairs.values()].filter((each) => each.of === who);
    if (name === 'list') return page(mine.map(shown), query);
    if (name === '') {
      const content = json?.['content'];
      const length =
        typeof content === 'string'
          ? wrong('lengths count bytes')
            ? Buffer.byteLength(content)
            : [...content].length
          : 0;
      return length > 0 && length <= 40 ? ok({ data: shown(report(who, String(content))) }) : no(500);
    }
    if (method === 'DELETE') {
      if (!/^\d+(,\d+)*$/.test(name)) return no(500);
      const all = name.split(',').map((id) => mine.find((each) => String(each.id) === id));
      const wrongOne = all.findIndex((each) => each?.status !== '0');
      const done = wrong('only the first one is removed')
        ? all.slice(0, 1)
        : wrong('removals are done in part') && wrongOne >= 0
          ? all.slice(0, wrongOne)
          : all;
      if (wrongOne >= 0 && !wrong('removals are done in part'))
        return no(all.includes(undefined) ? 404 : 500);
      for (const each of done) if (each) repairs.delete(each.id);
      return wrongOne >= 0 ? no(500) : ok();
    }
    const id = method === 'GET' ? (/^\d+$/.test(name) ? Number(name) : Number.NaN) : json?.['repairId'];
    if (typeof id !== 'number' || !Number.isInteger(id)) return no(500);
    const one = mine.find((each) => each.id === id);
    if (!one) return no(404);
    if (method === 'GET') return ok({ data: shown(one) });
    const from = name === 'assign' ? '0' : '1';
    if (
      one.status !== from &&
      !(name === 'finish' && one.status === '0' && wrong('repairs are finished at once'))
    )
      return no(500);
    const next = { ...one, status: name === 'assign' ? '1' : '2' };
    repairs.set(next.id, next);
    return ok({ data: shown(next) });
  });
}

const auth = { parent: { 'x-key': 'k-ada' }, other: { 'x-key': 'k-bob' } };
const envelope = { code: '/code', message: '/msg', data: '/data', success: ['200'], numeric: true as const };
const found = (fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { contracts: contract, envelope, auth, failFast: fault !== undefined });

test(
  'reports nothing about correct bills',
  { tags: ['far-checker-batches', 'far-checker-styles'] },
  async () => {
    expect(await found()).toEqual([]);
  },
);

test.each<[Fault, RegExp]>([
  ['repairs are finished at once', /it is 待派单, and that is accepted; the contract says '处理中/],
  ['only the first one is removed', /were named, and only \d+ has changed/],
  ['removals are done in part', /is refused, and \d+ has changed; the contract says '其中任何一个/],
  ['payments are done in part', /what was refused has changed|is refused, and \d+ has changed/],
  ['bills of others are paid', /another account may not read billId \d+ \(404\), and names it in billIds/],
  ['bills are generated twice', /the same request again makes \d+ more in the list/],
  ['December ends in its own year', /dueDate is .* with month \d{4}-12, and not/],
  ['exports have everything', /the file for status \d has \d+ lines as without it/],
  ['lengths count bytes', /40 letters of several bytes are refused in content/],
  ['times are in UTC', /is made now, and createTime is .*: -8 hours away/],
])(
  'reports a backend where %s',
  { tags: ['far-checker-batches', 'far-checker-styles'] },
  async (fault, message) => {
    expect(await found(fault)).toContainEqual(expect.stringMatching(message));
  },
);
