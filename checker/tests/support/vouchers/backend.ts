/** A backend of vouchers and their uses in memory. */
import { jsonIn, serve, type BackendResponse } from '../checkedBackends/http.ts';

/** One promise of the contract that the backend breaks. */
export type Fault =
  | 'the limit holds for each use alone'
  | 'two concurrent uses exceed the amount'
  | 'only one use is accepted'
  | 'a used voucher can be closed'
  | 'links drop the filter'
  | 'repeated responses are not marked'
  | 'keys are shared by all accounts'
  | 'validateOnly creates a voucher'
  | 'ids are reused'
  | 'notes have no limit'
  | 'an empty text is ignored'
  | 'null leaves a time as it is'
  | 'uses do not move the time of the change'
  | 'vouchers end when they are created'
  | 'vouchers can be valid for more than 60 days'
  | 'links end with another id'
  | 'times are in another zone';

interface Voucher {
  readonly id: number;
  readonly of: string;
  readonly amount: number;
  readonly notes: Readonly<Record<string, string>>;
  readonly memo: string | null;
  readonly remindAt: string | null;
  readonly status: string;
  readonly usedAmount: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const SECOND = 1000;
const DAY = 86_400_000;

/** Starts the backend. @param fault undefined for a correct backend */
export function startVouchers(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const vouchers = new Map<number, Voucher>();
  const uses: { readonly id: number; readonly voucherId: number; readonly amount: number }[] = [];
  /** Delays in ms: the sum grows before the response is sent, so that only concurrent uses miss it. */
  const [sumDelay, responseDelay] = [40, 60];
  /** Ids of the vouchers that were created with an Idempotency-Key. */
  const keyed = new Map<string, number>();
  let last = 0;
  const now = (): number => Math.floor(Date.now() / SECOND) * SECOND;
  const put = (one: Voucher, change: Partial<Voucher>, movesTime = true): Voucher => {
    const next = { ...one, ...change, ...(movesTime && { updatedAt: now() }) };
    vouchers.set(one.id, next);
    return next;
  };
  const create = (of: string, value: number): Voucher => {
    last = wrong('ids are reused') ? Math.max(0, ...vouchers.keys()) + 1 : last + 1;
    const one = {
      id: last,
      of,
      amount: value,
      notes: {},
      memo: null,
      remindAt: null,
      status: 'open',
      usedAmount: 0,
      createdAt: now(),
      updatedAt: now(),
    };
    vouchers.set(last, one);
    return one;
  };
  for (const value of [500, 700, 900]) create('ada', value);
  const shown = ({ of: _, ...one }: Voucher) => {
    const written = (ms: number): string => new Date(ms).toISOString();
    const created = one.createdAt + (wrong('times are in another zone') ? 2 * 3_600_000 : 0);
    return {
      ...one,
      link: `https://shop.example/v/${wrong('links end with another id') ? one.id + 1000 : one.id}`,
      createdAt: written(created),
      endsAt: written(created + (wrong('vouchers end when they are created') ? 0 : 30 * DAY)),
      updatedAt: written(Math.max(created, one.updatedAt)),
    };
  };
  const empty = (status: number): BackendResponse => ({ status });
  const isAmount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 1_000_000;
  const isMap = (value: unknown): value is Record<string, string> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((each) => typeof each === 'string' && each.length <= 40);
  const isTime = (value: unknown): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value) &&
    !Number.isNaN(Date.parse(value));
  return serve(({ method, path, query, headers, body }) => {
    const who = { 'k-ada': 'ada', 'k-bob': 'bob' }[String(headers['x-key'])];
    if (who === undefined) return empty(401);
    const json = jsonIn(body);
    // `/vouchers/{id}/{part}`
    const [, , id, part] = path.split('/');
    if (id === undefined && method === 'GET') {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 20)];
      const status = query.get('status');
      if (!(page >= 1) || !Number.isInteger(page) || !Number.isInteger(size) || !(size >= 1 && size <= 50))
        return empty(400);
      if (status !== null && !['open', 'used', 'closed'].includes(status)) return empty(400);
      const own = [...vouchers.values()].filter(
        (one) => one.of === who && (status === null || one.status === status),
      );
      const filter = status === null || wrong('links drop the filter') ? '' : `&status=${status}`;
      const next = page * size < own.length ? `/vouchers?page=${page + 1}&size=${size}${filter}` : null;
      return {
        status: 200,
        body: { data: own.slice((page - 1) * size, page * size).map(shown), total: own.length, next },
      };
    }
    if (id === undefined) {
      const until = json?.['validUntil'];
      if (!json || !isAmount(json['amount']) || (until !== undefined && !isTime(until))) return empty(400);
      if (
        until !== undefined &&
        Date.parse(until) > Date.now() + 60 * DAY &&
        !wrong('vouchers can be valid for more than 60 days')
      )
        return empty(400);
      const key = headers['idempotency-key'];
      if (key !== undefined && !/^[a-z0-9-]{4,40}$/.test(String(key))) return empty(400);
      const trial = query.get('validateOnly');
      if (trial !== null && !/^(true|false)$/.test(trial)) return empty(400);
      const place = wrong('keys are shared by all accounts') ? String(key) : `${who} ${String(key)}`;
      const known = key === undefined ? undefined : vouchers.get(keyed.get(place) ?? 0);
      if (known)
        return {
          status: 201,
          body: shown(known),
          headers: wrong('repeated responses are not marked') ? {} : { 'replayed-answer': 'true' },
        };
      const made = create(who, json['amount']);
      if (trial === 'true' && !wrong('validateOnly creates a voucher')) vouchers.delete(made.id);
      else if (key !== undefined) keyed.set(place, made.id);
      return { status: 201, body: shown(made) };
    }
    if (!/^\d+$/.test(id)) return empty(400);
    const one = vouchers.get(Number(id));
    if (!one || one.of !== who) return empty(404);
    if (part === 'uses' && method === 'GET')
      return { status: 200, body: { data: uses.filter(({ voucherId }) => voucherId === one.id) } };
    if (part === 'uses') {
      const value = json?.['amount'];
      if (!isAmount(value)) return empty(400);
      const isShut = one.status === 'closed' || (one.status === 'used' && wrong('only one use is accepted'));
      if (isShut) return empty(409);
      const remaining = wrong('the limit holds for each use alone')
        ? one.amount
        : one.amount - one.usedAmount;
      if (value > remaining) return empty(422);
      const made = { id: uses.length + 1, voucherId: one.id, amount: value };
      uses.push(made);
      const addToSum = (): void => {
        const latest = vouchers.get(one.id) ?? one;
        const movesTime = !wrong('uses do not move the time of the change');
        put(latest, { usedAmount: latest.usedAmount + value, status: 'used' }, movesTime);
      };
      if (!wrong('two concurrent uses exceed the amount')) {
        addToSum();
        return { status: 201, body: made };
      }
      setTimeout(addToSum, sumDelay);
      return { status: 201, body: made, after: responseDelay };
    }
    if (part === 'close') {
      if (one.status === 'closed' || (one.status === 'used' && !wrong('a used voucher can be closed')))
        return empty(409);
      return { status: 200, body: shown(put(one, { status: 'closed' })) };
    }
    if (method === 'GET') return { status: 200, body: shown(one) };
    if (method === 'DELETE') {
      vouchers.delete(one.id);
      return empty(204);
    }
    const { notes: more = {}, memo = one.memo, remindAt = one.remindAt } = json ?? {};
    const isMemo = memo === one.memo || (typeof memo === 'string' && memo.length <= 40);
    if (!json || !isMap(more) || !isMemo) return empty(400);
    if ('memo' in json && json['memo'] === null) return empty(400);
    if (remindAt !== null && !isTime(remindAt)) return empty(400);
    const merged = { ...one.notes, ...more };
    if (Object.keys(merged).length > 30 && !wrong('notes have no limit')) return empty(400);
    // An empty text clears the memo: null.
    const clearedMemo = wrong('an empty text is ignored') ? one.memo : null;
    const newMemo = memo === '' ? clearedMemo : memo;
    const reminder = remindAt ?? (wrong('null leaves a time as it is') ? one.remindAt : null);
    const change = { notes: merged, memo: newMemo as string | null, remindAt: reminder };
    return { status: 200, body: shown(put(one, change)) };
  });
}
