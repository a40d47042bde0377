/** A backend of events, and its contract. Events are listed in parts, filtered and booked. The backend may have one fault. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { backend } from './commandLine.ts';

/** The way in which a response leads to the next part of the list. */
export type Style = 'nextCursor' | 'next URL' | 'Link header' | 'Django page';

export type EventFault =
  | 'omits an item between two parts'
  | 'shows an item in two parts'
  | 'leads to a next part that is refused'
  | 'leads to the same part again and again'
  | 'has a total that is too high'
  | 'has a wrong number of items in the part'
  | 'lists the oldest first'
  | 'ignores open'
  | 'lists an item at an exclusive time limit'
  | 'leaves out the last day'
  | 'lists a day after the last one'
  | 'lists an item at an exclusive price limit'
  | 'accepts a booking that overlaps another one'
  | 'refuses a booking that begins when another one ends';

const DAY_MS = 86_400_000;

/** Nine events of nine days, newest first. Every third is open. */
const events = Array.from({ length: 9 }, (_, index) => ({
  id: 9 - index,
  title: `Event ${index}`,
  day: `2026-03-${String(20 - index).padStart(2, '0')}`,
  logged_at: `2026-04-${String(20 - index).padStart(2, '0')}T08:00:00.500Z`,
  price: 10 + index,
  open: index % 3 === 0,
}));

const json = (schema: object) => ({ description: 'ok', content: { 'application/json': { schema } } });
const text = { type: 'string' };
const number = { type: 'integer' };
const event = {
  type: 'object',
  required: ['id'],
  properties: {
    id: number,
    title: text,
    day: { type: 'string', format: 'date' },
    logged_at: { type: 'string', format: 'date-time' },
    price: number,
    open: { type: 'boolean' },
  },
};
const query = (name: string, schema: object, description = '') => ({
  name,
  in: 'query',
  schema,
  description,
});
const orNull = (type: string) => ({ anyOf: [{ type }, { type: 'null' }] });

/** Returns the contract of a backend whose list leads on in that way. */
export function eventContract(style: Style): object {
  const page = {
    type: 'object',
    properties: {
      items: { type: 'array', items: event },
      total: number,
      count: { ...number, description: 'How many are in this part' },
      [style === 'nextCursor' ? 'nextCursor' : 'next']: { type: ['string', 'null'] },
    },
  };
  const djangoPage = {
    type: 'object',
    properties: {
      count: number,
      next: orNull('string'),
      previous: orNull('string'),
      results: { type: 'array', items: event },
    },
  };
  const bareList = { type: 'array', items: event };
  const isDjango = style === 'Django page';
  const pageOrList = style === 'Link header' ? bareList : page;
  const end = isDjango ? '/' : '';
  const part =
    { 'Link header': query('offset', number), 'Django page': query('page', number) }[style as string] ??
    query('cursor', text);
  const booking = {
    type: 'object',
    required: ['eventId', 'startsAt', 'endsAt'],
    properties: {
      eventId: number,
      startsAt: { type: 'string', format: 'date-time' },
      endsAt: { type: 'string', format: 'date-time' },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Events', version: '1' },
    paths: {
      [`/events${end}`]: {
        get: {
          operationId: 'listEvents',
          summary: 'Events, newest first by logged_at',
          parameters: [
            part,
            query('limit', { ...number, minimum: 1, maximum: 50, default: 20 }),
            query('open', orNull('boolean')),
            query('maxPrice', orNull('integer'), 'Less than this price'),
            {
              ...query('logged_after', {
                anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
              }),
              description: 'Exclusive',
            },
            {
              ...query('day_to', { type: 'string', format: 'date' }),
              description: 'The last day, inclusive',
            },
          ],
          responses: { '200': json(isDjango ? djangoPage : pageOrList) },
        },
      },
      [`/events/{id}${end}`]: {
        get: {
          operationId: 'getEvent',
          parameters: [{ name: 'id', in: 'path', required: true, schema: number }],
          responses: { '200': json(event), '404': { description: 'not there' } },
        },
      },
      '/bookings': {
        get: {
          operationId: 'listBookings',
          responses: {
            '200': json({
              type: 'array',
              items: { ...booking, properties: { id: number, ...booking.properties } },
            }),
          },
        },
        post: {
          operationId: 'book',
          description: 'A booking may begin when another ends.',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: booking,
                example: { eventId: 1, startsAt: '2026-05-04T10:00:00Z', endsAt: '2026-05-04T11:00:00Z' },
              },
            },
          },
          responses: {
            '201': json({ ...booking, properties: { id: number, ...booking.properties } }),
            '400': { description: 'wrong request' },
            '409': { description: 'It overlaps another booking of the event' },
          },
        },
      },
      '/bookings/{id}': {
        get: {
          operationId: 'getBooking',
          parameters: [{ name: 'id', in: 'path', required: true, schema: number }],
          responses: {
            '200': json({ ...booking, properties: { id: number, ...booking.properties } }),
            '404': { description: 'not there' },
          },
        },
      },
    },
  };
}

interface Booking {
  readonly id: number;
  readonly eventId: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Starts the backend. @param fault undefined for a correct one */
export async function eventBackend(style: Style, fault?: EventFault) {
  const bookings: Booking[] = [];
  const is = (each: EventFault): boolean => each === fault;

  function found(asked: URLSearchParams) {
    const [open, most, after, last] = ['open', 'maxPrice', 'logged_after', 'day_to'].map((name) =>
      asked.get(name),
    );
    type Event = (typeof events)[number];
    const isBelow = ({ price }: Event, limit: number): boolean =>
      is('lists an item at an exclusive price limit') ? price <= limit : price < limit;
    const isAfter = ({ logged_at: at }: Event, limit: string): boolean =>
      is('lists an item at an exclusive time limit') ? at >= limit : at > limit;
    const isUntil = ({ day }: Event, limit: string): boolean => {
      if (is('leaves out the last day')) return day < limit;
      const isDayAfter = Date.parse(day) - Date.parse(limit) === DAY_MS;
      return day <= limit || (isDayAfter && is('lists a day after the last one'));
    };
    const kept = events.filter(
      (each) =>
        (open === null || is('ignores open') || String(each.open) === open) &&
        (most === null || isBelow(each, Number(most))) &&
        (after === null || isAfter(each, after!)) &&
        (last === null || isUntil(each, last!)),
    );
    return is('lists the oldest first') ? kept.toReversed() : kept;
  }

  function list(url: URL, origin: string, response: ServerResponse): void {
    const asked = url.searchParams;
    const all = found(asked);
    const limit = Number(asked.get('limit') ?? 20);
    const step =
      limit +
      (is('omits an item between two parts') ? 1 : 0) -
      (is('shows an item in two parts') && limit > 1 ? 1 : 0);
    const page = Number(asked.get('page') ?? 1) || 1;
    const from = Number(asked.get('cursor') ?? asked.get('offset')) || (page - 1) * step;
    if (from > 0 && is('leads to a next part that is refused')) return send(response, 404, {});
    const part = all.slice(from, from + limit);
    const repeatsEnd = is('leads to the same part again and again');
    const isLast = from + limit >= all.length && !repeatsEnd;
    const at = repeatsEnd ? Math.min(from + limit, all.length - 1) : from + step;
    const next = new URL(url.pathname + url.search, origin);
    const isDjango = style === 'Django page';
    const name = { 'Link header': 'offset', 'Django page': 'page' }[style as string] ?? 'cursor';
    const isStuck = repeatsEnd && page > 1;
    next.searchParams.set(name, String(isDjango ? page + (isStuck ? 0 : 1) : at));
    const address = isLast ? null : next.href;
    const total = all.length + (is('has a total that is too high') ? 1 : 0);
    if (isDjango) return send(response, 200, { count: total, next: address, previous: null, results: part });
    if (style === 'Link header')
      return send(response, 200, part, isLast ? {} : { link: `<${address}>; rel="next"` });
    send(response, 200, {
      items: part,
      total,
      count: is('has a wrong number of items in the part') ? all.length : part.length,
      ...(style === 'nextCursor' ? { nextCursor: isLast ? null : String(at) } : { next: address }),
    });
  }

  function book(text: string, response: ServerResponse): void {
    const given = parsed(text);
    const [begin, end] = [Date.parse(String(given?.startsAt)), Date.parse(String(given?.endsAt))];
    if (!given || !Number.isInteger(given.eventId) || typeof given.endsAt !== 'string' || !(end > begin))
      return send(response, 400, {});
    const isTaken = bookings.some(({ eventId, startsAt, endsAt }) => {
      const [from, to] = [Date.parse(startsAt), Date.parse(endsAt)];
      const overlaps = is('refuses a booking that begins when another one ends')
        ? begin <= to && end >= from
        : begin < to && end > from;
      return eventId === given.eventId && overlaps;
    });
    if (isTaken && !is('accepts a booking that overlaps another one')) return send(response, 409, {});
    const made = {
      id: bookings.length + 1,
      eventId: given.eventId,
      startsAt: given.startsAt,
      endsAt: given.endsAt,
    };
    bookings.push(made);
    send(response, 201, made);
  }

  function handle(request: IncomingMessage, body: string, response: ServerResponse): void {
    const origin = `http://${request.headers.host}`;
    const url = new URL(request.url ?? '/', origin);
    const [, collection, id] = url.pathname.replace(/\/$/, '').split('/');
    if (collection === 'events' && id === undefined) return list(url, origin, response);
    if (collection === 'bookings' && request.method === 'POST') return book(body, response);
    if (collection === 'bookings' && id === undefined) return send(response, 200, bookings);
    const known: readonly { readonly id: number }[] = collection === 'events' ? events : bookings;
    const one = known.find((each) => String(each.id) === id);
    return one ? send(response, 200, one) : send(response, 404, {});
  }

  return backend((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => handle(request, body, response));
  });
}

const send = (response: ServerResponse, status: number, value: unknown, headers: object = {}): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(value));

function parsed(text: string): Booking | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
