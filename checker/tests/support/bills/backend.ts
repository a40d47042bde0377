/** A backend of repairs and bills in memory. */
import { jsonIn, serve, type BackendResponse } from '../checkedBackends/http.ts';

/** One promise of the contract that the backend breaks. */
export type Fault =
  | 'a repair can be finished before it is assigned'
  | 'only the first one is removed'
  | 'removals are done in part'
  | 'payments are done in part'
  | 'bills of other accounts can be paid'
  | 'bills are generated twice'
  | 'bills of December are due in the same year'
  | 'exports ignore the filter'
  | 'lengths count bytes'
  | 'times are in UTC';

interface Bill {
  readonly id: number;
  /** The account that must pay it. */
  readonly owner: string;
  readonly month: string;
  readonly paid: boolean;
}

/** A request of an account that is known. */
interface Call {
  readonly who: string;
  readonly method: string;
  /** Second part of the path: an action, or an id. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly json: ReturnType<typeof jsonIn>;
}

/** Starts the backend. @param fault undefined for a correct backend */
export function startBills(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const repairs = new Map<
    number,
    {
      readonly id: number;
      /** The account that has reported it. */
      readonly owner: string;
      readonly content: string;
      /** 0: reported, 1: assigned, 2: finished. */
      readonly status: string;
      readonly at: number;
    }
  >();
  const bills = new Map<number, Bill>();
  let lastRepair = 0;
  const report = (owner: string, content: string, status = '0') => {
    const one = { id: (lastRepair += 1), owner, content, status, at: Date.now() };
    repairs.set(one.id, one);
    return one;
  };
  report('ada', '门锁');
  report('ada', '电梯', '1');
  report('bob', '水管');
  /** Makes two bills of ada and one of bob. A month that has bills gets no others. @returns the number of new bills */
  const generate = (month: string): number => {
    const hasBills = [...bills.values()].some((each) => each.month === month);
    if (hasBills && !wrong('bills are generated twice')) return 0;
    const owners = ['ada', 'ada', 'bob'];
    for (const owner of owners) bills.set(bills.size + 1, { id: bills.size + 1, owner, month, paid: false });
    return owners.length;
  };
  generate('2026-08');
  const [first] = bills.values();
  if (first) bills.set(first.id, { ...first, paid: true });
  generate('2026-09');
  const ok = (more: object = {}): BackendResponse => ({
    status: 200,
    body: { code: 200, msg: '成功', ...more },
  });
  const fail = (code: number): BackendResponse => ({ status: 200, body: { code, msg: '失败' } });
  const shown = ({ id, content, status, at }: ReturnType<typeof report>) => ({
    repairId: id,
    content,
    status,
    createTime: new Date(at + (wrong('times are in UTC') ? 0 : 8 * 3_600_000))
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
  });
  const billed = ({ id, month, paid }: Bill) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    const isNextYear = number === 12 && !wrong('bills of December are due in the same year');
    // `Date.UTC` counts months from 0, so the number of the month is that of the next one.
    const due = new Date(Date.UTC(isNextYear ? year + 1 : year, number % 12, 10));
    return {
      billId: id,
      month,
      dueDate: due.toISOString().slice(0, 10),
      status: paid ? '1' : '0',
      payTime: paid ? '2026-10-01 08:00:00' : null,
    };
  };
  const page = (items: readonly object[], query: URLSearchParams): BackendResponse => {
    const [at, size] = ['pageNum', 'pageSize'].map((name) => query.get(name));
    const [from, most] = [Number(at ?? 1), Number(size ?? 100)];
    if (!Number.isInteger(from) || from < 1 || !Number.isInteger(most) || most < 1 || most > 100)
      return fail(500);
    return ok({ total: items.length, rows: items.slice((from - 1) * most, from * most) });
  };
  /** Lists, exports, generates, pays and reads bills. */
  const answerBill = ({ who, name, query, json }: Call): BackendResponse => {
    const status = query.get('status');
    const own = [...bills.values()].filter((each) => each.owner === who);
    const kept = own.filter((each) => status === null || each.paid === (status === '1'));
    if (name === 'list') return page(kept.map(billed), query);
    if (name === 'export') {
      const lines = (wrong('exports ignore the filter') ? own : kept).map(
        ({ id, month }) => `${id},${month}`,
      );
      return {
        status: 200,
        body: ['billId,month', ...lines].join('\r\n'),
        headers: { 'content-type': 'text/csv' },
      };
    }
    if (name === 'generate') {
      const wanted = json?.['month'];
      return typeof wanted === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(wanted)
        ? ok({ data: generate(wanted) })
        : fail(500);
    }
    if (name === 'pay') {
      const ids = json?.['billIds'];
      if (!Array.isArray(ids) || ids.length === 0 || !ids.every(Number.isInteger)) return fail(500);
      const all = ids
        .map((id) => bills.get(Number(id)))
        .filter((each) => each && (each.owner === who || wrong('bills of other accounts can be paid')));
      if (all.length < ids.length) return fail(404);
      const isStuck = all.some((each) => each?.paid);
      if (isStuck && !wrong('payments are done in part')) return fail(500);
      for (const each of all) if (each) bills.set(each.id, { ...each, paid: true });
      return isStuck ? fail(500) : ok({ data: { count: ids.length } });
    }
    const one = bills.get(Number(name));
    return one && one.owner === who ? ok({ data: billed(one) }) : fail(404);
  };
  /** Lists, reports, removes, reads, assigns and finishes repairs. */
  const answerRepair = ({ who, method, name, query, json }: Call): BackendResponse => {
    const mine = [...repairs.values()].filter((each) => each.owner === who);
    if (name === 'list') return page(mine.map(shown), query);
    if (name === '') {
      const content = json?.['content'];
      const given = typeof content === 'string' ? content : '';
      const length = wrong('lengths count bytes') ? Buffer.byteLength(given) : [...given].length;
      return length > 0 && length <= 40 ? ok({ data: shown(report(who, String(content))) }) : fail(500);
    }
    if (method === 'DELETE') {
      if (!/^\d+(,\d+)*$/.test(name)) return fail(500);
      const all = name.split(',').map((id) => mine.find((each) => String(each.id) === id));
      const wrongOne = all.findIndex((each) => each?.status !== '0');
      if (wrongOne >= 0 && !wrong('removals are done in part'))
        return fail(all.includes(undefined) ? 404 : 500);
      const removable = wrongOne >= 0 ? all.slice(0, wrongOne) : all;
      const removed = wrong('only the first one is removed') ? removable.slice(0, 1) : removable;
      for (const each of removed) if (each) repairs.delete(each.id);
      return wrongOne >= 0 ? fail(500) : ok();
    }
    const idInPath = /^\d+$/.test(name) ? Number(name) : Number.NaN;
    const id = method === 'GET' ? idInPath : json?.['repairId'];
    if (typeof id !== 'number' || !Number.isInteger(id)) return fail(500);
    const one = mine.find((each) => each.id === id);
    if (!one) return fail(404);
    if (method === 'GET') return ok({ data: shown(one) });
    const from = name === 'assign' ? '0' : '1';
    const isFinishedEarly =
      name === 'finish' && one.status === '0' && wrong('a repair can be finished before it is assigned');
    if (one.status !== from && !isFinishedEarly) return fail(500);
    const next = { ...one, status: name === 'assign' ? '1' : '2' };
    repairs.set(next.id, next);
    return ok({ data: shown(next) });
  };
  return serve(({ method, path, query, headers, body }) => {
    const who = { 'k-ada': 'ada', 'k-bob': 'bob' }[String(headers['x-key'])];
    if (who === undefined) return fail(401);
    const status = query.get('status');
    if (status !== null && !/^[01]$/.test(status)) return fail(500);
    const [, kind, name = ''] = path.split('/').map(decodeURIComponent);
    const call = { who, method, name, query, json: jsonIn(body) };
    return kind === 'bill' ? answerBill(call) : answerRepair(call);
  });
}
