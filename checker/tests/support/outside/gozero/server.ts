/** Tickets in the style of go-zero: an envelope with HTTP 200, a plain-text 400 for invalid requests, an empty 401, times in milliseconds. */
import { randomUUID } from 'node:crypto';
import { Refusal, counter, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Fields, Problem, RunningServer } from '../kit.ts';

const ok = (data: unknown): BackendResponse => ({ status: 200, body: { code: 0, msg: 'ok', data } });
const refusal = (code: number, msg: string): BackendResponse => ({ status: 200, body: { code, msg } });
/** Refuses an invalid request with a plain text, as httpx.Error does. */
const rejectInput = (message: string): never => {
  throw new Refusal({ status: 400, body: message, headers: { 'content-type': 'text/plain; charset=utf-8' } });
};

/** Returns what go-zero says about a mistake. */
function messageOf({ kind, path }: Problem): string {
  if (kind === 'missing') return `field "${path[0]}" is not set`;
  if (kind === 'type') return `type mismatch for field "${path[0]}"`;
  return 'wrong number range setting';
}

function parsed({ body, query, method }: BackendRequest, fields: Fields): Record<string, unknown> {
  let values: Record<string, unknown> = {};
  if (method === 'GET') {
    // go-zero ignores optional values that are empty.
    values = typed(new URLSearchParams([...query].filter(([, text]) => text !== '')), fields).values;
  } else {
    try {
      values = JSON.parse(body);
    } catch {
      rejectInput('error: `invalid character`, payload: ``');
    }
    if (typeof values !== 'object' || values === null || Array.isArray(values)) rejectInput('type mismatch');
    values = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  }
  const problem = problemsIn(values, fields)[0];
  if (problem) rejectInput(messageOf(problem));
  return values;
}

const PAGE: Fields = {
  page: { type: 'integer', min: 1 },
  pageSize: { type: 'integer', min: 1, max: 100 },
  city: { type: 'string' },
};

interface Order {
  orderNo: string;
  eventId: number;
  count: number;
  amount: number;
  remark: string;
  status: number;
  createTime: number;
  owner: string;
}

/** Starts the backend, which is correct. */
export function startGozero(): Promise<RunningServer> {
  const cities = ['北京', '上海', '成都'];
  const events = Array.from({ length: 27 }, (_, at) => ({
    id: at + 1,
    name: `演出${at + 1}`,
    city: cities[at % 3] ?? '',
    startTime: 1_930_000_000_000 + at * 86_400_000,
    price: 18_000 + at * 1_000,
    stock: at === 6 ? 0 : 5000,
  }));
  const orders: Order[] = [];
  const next = counter(1);
  const tokens = new Map([
    ['jwt-zhang', '13800000001'],
    ['jwt-li', '13800000002'],
  ]);
  const passwords: Record<string, string> = { '13800000001': 'piao-2024', '13800000002': 'piao-2025' };
  const caller = ({ headers }: BackendRequest): string => {
    const owner = tokens.get((headers.authorization ?? '').replace(/^Bearer /i, ''));
    if (owner === undefined) throw new Refusal({ status: 401 });
    return owner;
  };
  const publicOrder = ({ owner: _, ...order }: Order) => order;
  const pageOf = <Thing>(all: readonly Thing[], { page = 1, pageSize = 20 }: Record<string, unknown>) => ({
    total: all.length,
    list: all.slice((Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)),
  });
  const ownOrder = (call: Call): Order | undefined => {
    const owner = caller(call);
    const { orderNo } = parsed(call, { orderNo: { type: 'string', required: true } });
    return orders.find((one) => one.orderNo === orderNo && one.owner === owner);
  };

  return start(
    {
      'POST /v1/user/login': (call) => {
        const { mobile, password } = parsed(call, {
          mobile: { type: 'string', required: true },
          password: { type: 'string', required: true },
        });
        if (passwords[String(mobile)] !== password) return refusal(1001, '账号或密码错误');
        const accessToken = randomUUID();
        tokens.set(accessToken, String(mobile));
        return ok({ accessToken, expire: Math.floor(Date.now() / 1000) + 7200 });
      },
      'GET /v1/event/list': (call) => {
        const values = parsed(call, PAGE);
        return ok(
          pageOf(
            events.filter(({ city }) => values['city'] === undefined || city === values['city']),
            values,
          ),
        );
      },
      'GET /v1/event/detail': (call) => {
        const { id } = parsed(call, { id: { type: 'integer', required: true } });
        const event = events.find((one) => one.id === id);
        return event ? ok(event) : refusal(2001, '演出不存在');
      },
      'POST /v1/order/create': (call) => {
        const owner = caller(call);
        const {
          eventId,
          count,
          remark = '',
        } = parsed(call, {
          eventId: { type: 'integer', required: true },
          count: { type: 'integer', required: true, min: 1, max: 6 },
          remark: { type: 'string' },
        });
        const event = events.find((one) => one.id === eventId);
        if (!event) return refusal(2001, '演出不存在');
        if (event.stock < Number(count)) return refusal(2002, '余票不足');
        event.stock -= Number(count);
        const order = {
          orderNo: `T2024${String(next()).padStart(8, '0')}`,
          eventId: event.id,
          count: Number(count),
          amount: Number(count) * event.price,
          remark: String(remark),
          status: 0,
          createTime: Date.now(),
          owner,
        };
        orders.unshift(order);
        return ok({ orderNo: order.orderNo, amount: order.amount });
      },
      'GET /v1/order/detail': (call) => {
        const order = ownOrder(call);
        return order ? ok(publicOrder(order)) : refusal(3001, '订单不存在');
      },
      'GET /v1/order/list': (call) => {
        const owner = caller(call);
        return ok(pageOf(orders.filter((one) => one.owner === owner).map(publicOrder), parsed(call, PAGE)));
      },
      'POST /v1/order/cancel': (call) => {
        const order = ownOrder(call);
        if (!order) return refusal(3001, '订单不存在');
        if (order.status === 1) return refusal(3002, '订单已取消');
        order.status = 1;
        const event = events.find(({ id }) => id === order.eventId);
        if (event) event.stock += order.count;
        return ok({});
      },
    },
    {
      notFound: () => ({
        status: 404,
        body: '404 page not found\n',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      }),
      wrongMethod: () => ({ status: 405 }),
      headers: () => ({ 'content-type': 'application/json; charset=utf-8', traceparent: '00-5e1f-01' }),
    },
  );
}
