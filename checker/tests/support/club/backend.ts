/** A backend of the club, correct or with one fault. */
import { jsonIn, serve, type BackendResponse, type RunningServer } from '../checkedBackends/http.ts';

const FAULTS = [
  'a page before a member is the first page',
  'a full last page leads on',
  'the flag is ignored',
  'an empty label stays',
  'a removed member buys tickets',
  'a replacement keeps the note',
  'an update may double a desk',
  'tickets never expire',
  'each refund is compared alone',
] as const;
export type Fault = (typeof FAULTS)[number];

const DAY_MS = 86_400_000;

type Json = Record<string, unknown>;

const isText = (value: unknown, most = 40): value is string =>
  typeof value === 'string' && [...value].length <= most;
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const isMap = (value: unknown): value is Json =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => isText(each));

const empty = (status: number): BackendResponse => ({ status });

/** Starts the backend. @param fault undefined for a correct one */
export function start(fault?: Fault): Promise<RunningServer> {
  const wrong = (one: Fault): boolean => fault === one;
  let count = 10;
  const next = (letter: string): string => `${letter}${(count += 1)}`;
  const members = ['Ann', 'Ben', 'Cem', 'Dee', 'Eva'].map((name, at): Json => ({
    id: `m${at + 1}`,
    name,
    labels: {},
  }));
  const desks: Json[] = [{ id: 'd1', room: 1, day: '2027-01-04', note: 'Door' }];
  const tickets = [true, false, false].map((used, at): Json => ({
    id: `t${at + 1}`,
    member: 'm1',
    total: 40 + at,
    used,
    end: Date.now() + 10 * DAY_MS,
  }));
  const refunds: Json[] = [];
  const shown = ({ end, ...ticket }: Json): Json => ({
    ...ticket,
    status: Number(end) < Date.now() && !wrong('tickets never expire') ? 'expired' : 'open',
    expires_at: new Date(Number(end)).toISOString(),
  });

  function page(query: URLSearchParams): BackendResponse {
    const limit = Number(query.get('limit') ?? 10);
    const [after, before] = [query.get('starting_after'), query.get('ending_before')];
    if (!isWhole(limit, 100)) return empty(400);
    const at = (id: string): number => members.findIndex((each) => each['id'] === id);
    let [from, until] = [after === null ? 0 : at(after) + 1, Infinity];
    if (before !== null) {
      until = at(before);
      from = wrong('a page before a member is the first page') ? 0 : Math.max(0, until - limit);
    }
    // The index of an unknown id is -1.
    const isUnknown = until < 0 || (after !== null && from === 0);
    if (isUnknown) return empty(400);
    const data = members.slice(from, Math.min(until, from + limit));
    const isMore = wrong('a full last page leads on')
      ? data.length === limit
      : from + data.length < members.length;
    return { status: 200, body: { data, has_more: before === null ? isMore : from > 0 } };
  }

  function ofMembers(
    method: string,
    id: string | undefined,
    json: Json | undefined,
    query: URLSearchParams,
  ): BackendResponse {
    if (id === undefined && method === 'GET') return page(query);
    const one = members.find((each) => each['id'] === id);
    if (id !== undefined && !one) return empty(404);
    if (method === 'GET') return { status: 200, body: one };
    if (method === 'DELETE') {
      members.splice(members.indexOf(one!), 1);
      return empty(204);
    }
    const { name, labels } = json ?? {};
    const isRight =
      json &&
      (name === undefined || (isText(name) && name !== '')) &&
      (labels === undefined || isMap(labels));
    if (!isRight || (!one && name === undefined)) return empty(400);
    const merged = Object.entries({ ...((one?.['labels'] ?? {}) as Json), ...((labels ?? {}) as Json) });
    const kept = Object.fromEntries(
      merged.filter(([, value]) => value !== '' || wrong('an empty label stays')),
    );
    const made = { ...(one ?? { id: next('m') }), ...(name !== undefined && { name }), labels: kept };
    if (one) members.splice(members.indexOf(one), 1, made);
    else members.push(made);
    return { status: one ? 200 : 201, body: made };
  }

  function ofDesks(method: string, id: string | undefined, json: Json | undefined): BackendResponse {
    if (id === undefined && method === 'GET') return { status: 200, body: desks };
    const one = desks.find((each) => each['id'] === id);
    if (id !== undefined && !one) return empty(404);
    if (method === 'GET') return { status: 200, body: one };
    const isPart = method === 'PATCH';
    const { room = isPart ? one?.['room'] : undefined, day = isPart ? one?.['day'] : undefined } = json ?? {};
    const keeps = isPart || (method === 'PUT' && wrong('a replacement keeps the note'));
    const { note = keeps ? one?.['note'] : null } = json ?? {};
    if (!json || !isWhole(room, 9) || !isDay(day) || (note !== null && !isText(note))) return empty(400);
    const isTwin = desks.some((each) => each !== one && each['room'] === room && each['day'] === day);
    if (isTwin && !(isPart && wrong('an update may double a desk'))) return empty(409);
    const made = { ...(one ?? { id: next('d') }), room, day, note };
    if (one) Object.assign(one, made);
    else desks.push(made);
    return { status: one ? 200 : 201, body: made };
  }

  function ofTickets(
    method: string,
    id: string | undefined,
    json: Json | undefined,
    query: URLSearchParams,
  ): BackendResponse {
    const used = query.get('redeemed');
    if (used !== null && used !== 'true' && used !== 'false') return empty(400);
    if (id === undefined && method === 'GET') {
      const isListed = (each: Json): boolean =>
        used === null || wrong('the flag is ignored') || String(each['used']) === used;
      return { status: 200, body: tickets.filter(isListed).map(shown) };
    }
    const one = tickets.find((each) => each['id'] === id);
    if (method === 'GET') return one ? { status: 200, body: shown(one) } : empty(404);
    const { member, total, ttl_seconds: ttl = 600 } = json ?? {};
    if (!isText(member, 99) || !isWhole(total, 9999) || !isWhole(ttl, 9999)) return empty(400);
    const isThere = members.some((each) => each['id'] === member);
    if (!isThere && !(wrong('a removed member buys tickets') && /^m\d+$/.test(member))) return empty(404);
    const made = { id: next('t'), member, total, used: false, end: Date.now() + ttl * 1000 };
    tickets.push(made);
    return { status: 201, body: shown(made) };
  }

  function refund(json: Json | undefined): BackendResponse {
    const { ticket, amount } = json ?? {};
    if (!isText(ticket, 99) || !isWhole(amount, 9999)) return empty(400);
    const one = tickets.find((each) => each['id'] === ticket);
    if (!one) return empty(404);
    const before = refunds
      .filter((each) => each['ticket'] === ticket)
      .reduce((sum, each) => sum + Number(each['amount']), 0);
    if (amount + (wrong('each refund is compared alone') ? 0 : before) > Number(one['total']))
      return empty(409);
    refunds.push({ id: next('r'), ticket, amount });
    return { status: 201, body: refunds.at(-1) };
  }

  return serve(({ method, path, query, headers, body }) => {
    if (headers['x-key'] !== 'club') return empty(401);
    const json = jsonIn(body);
    const [, kind, id] = path.split('/').map((each) => decodeURIComponent(each));
    if (kind === 'members') return ofMembers(method, id, json, query);
    if (kind === 'desks') return ofDesks(method, id, json);
    return kind === 'tickets' ? ofTickets(method, id, json, query) : refund(json);
  });
}
