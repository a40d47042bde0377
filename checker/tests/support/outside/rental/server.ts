/** A backend of tool rental in the style of Django REST framework. It is correct, or has one of the faults. */
import { randomUUID } from 'node:crypto';
import { partsIn } from '../../checkedBackends/http.ts';
import { Refusal, ascending, counter, jsonIn, problemsIn, start, typed } from '../kit.ts';
import type { BackendResponse, BackendRequest, Call, Field, Fields, Handler, RunningServer } from '../kit.ts';

/** Names of the faults, one of which a backend can have. */
export const rentalFaults = [
  'count of the page',
  'next is missing',
  'page beyond the end is empty',
  'category ignored',
  'max price ignored',
  'ordering ignored',
  'ordering by price as text',
  'search ignored',
  'returned filter inverted',
  'rentals oldest first',
  'rental of another user readable',
  'rentals of all users listed',
  'customer may delete',
  'anonymous is 403',
  'wrong token is accepted',
  'deposit lost',
  'patch demands the name',
  'empty name accepted',
  'price with three decimals accepted',
  'missing category is 500',
  'tool rented twice',
  'last before first accepted',
  'days without the last',
  'new rentals are not counted',
  'created_at sometimes missing',
] as const;

const detail = (status: number, text: string, headers = {}): BackendResponse => ({
  status,
  body: { detail: text },
  headers,
});
const refuse = (...parts: Parameters<typeof detail>): never => {
  throw new Refusal(detail(...parts));
};
const invalid = (errors: Record<string, string[]>): never => {
  throw new Refusal({ status: 400, body: errors });
};
const CATEGORIES = ['drill', 'garden', 'saw'];

interface Tool {
  id: number;
  name: string;
  category: string;
  daily_price: string;
  deposit: string;
  description: string;
  photo: string | null;
  created_at: string;
}
interface Rental {
  id: number;
  tool: number;
  first_day: string;
  last_day: string;
  days: number;
  price: string;
  returned_at: string | null;
  created_at: string;
  owner: string;
}

/** Starts the backend. @param fault one of rentalFaults; undefined for a correct backend */
export function startRental(fault?: string): Promise<RunningServer> {
  const wrong = (name: (typeof rentalFaults)[number]): boolean => fault === name;
  const money: Field = {
    type: 'string',
    pattern: wrong('price with three decimals accepted')
      ? /^\d{1,4}(\.\d+)?$/
      : /^(?=.*\d)\d{0,4}(?:\.\d{0,2})?$/,
  };
  const CHANGES: Fields = {
    name: {
      type: 'string',
      min: wrong('empty name accepted') ? 0 : 1,
      max: 80,
      ...(wrong('patch demands the name') && { required: true }),
    },
    category: { type: 'string', enum: CATEGORIES },
    daily_price: money,
    deposit: money,
    description: { type: 'string' },
  };
  const TOOL: Fields = {
    ...CHANGES,
    name: { ...CHANGES['name']!, required: true },
    category: { ...CHANGES['category']!, required: !wrong('missing category is 500') },
    daily_price: { ...money, required: true },
  };
  const RENTAL: Fields = {
    tool: { type: 'integer', required: true },
    first_day: { type: 'string', required: true, format: 'date' },
    last_day: { type: 'string', required: true, format: 'date' },
  };

  const tools: Tool[] = [];
  const rentals: Rental[] = [];
  const [nextTool, nextRental] = [counter(1), counter(1)];
  // Django writes microseconds.
  const stamp = () => new Date().toISOString().replace('Z', '412Z');
  const twoDecimals = (text: unknown) => Number(text).toFixed(2);
  const addTool = ({
    name,
    category,
    daily_price: price,
    deposit = '0',
    description = '',
  }: Record<string, unknown>): Tool => {
    const made = {
      id: nextTool(),
      name: String(name),
      category: String(category),
      daily_price: twoDecimals(price),
      deposit: wrong('deposit lost') ? '0.00' : twoDecimals(deposit),
      description: String(description),
      photo: null,
      created_at: stamp(),
    };
    tools.push(made);
    return made;
  };
  for (let at = 0; at < 24; at++)
    addTool({
      name: `${['Hammer drill', 'Hedge trimmer', 'Jigsaw'][at % 3]} ${at}`,
      category: CATEGORIES[at % 3],
      daily_price: String(5.5 + ((at * 7) % 13)),
      deposit: '50',
      description: at % 2 ? 'well kept' : '',
    });
  const rent = (owner: string, tool: Tool, first: string, last: string): Rental => {
    const days =
      Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) +
      (wrong('days without the last') ? 0 : 1);
    const made = {
      id: nextRental(),
      tool: tool.id,
      first_day: first,
      last_day: last,
      days,
      price: (days * Number(tool.daily_price)).toFixed(2),
      returned_at: null,
      created_at: stamp(),
      owner,
    };
    rentals.push(made);
    return made;
  };
  for (let at = 0; at < 14; at++) {
    const made = rent(
      at % 3 === 2 ? 'olga' : 'nina',
      tools[at] as Tool,
      `2030-01-${10 + at}`,
      `2030-01-${11 + at}`,
    );
    if (at % 2) made.returned_at = stamp();
  }

  const rentalsAtStart = rentals.length;
  const users: Record<string, { password: string; staff: boolean }> = {
    boss: { password: 'boss-pass-1', staff: true },
    nina: { password: 'nina-pass-1', staff: false },
    olga: { password: 'olga-pass-1', staff: false },
  };
  const tokens = new Map([
    ['9944b09199c62bcf9418', 'boss'],
    ['5d1c7f6e02ab4be09e31', 'nina'],
    ['c0ffee77aa12e4d9b83d', 'olga'],
  ]);
  const caller = ({ headers }: BackendRequest): string => {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
    const challenge = { 'www-authenticate': 'Token' };
    if (scheme !== 'Token')
      return refuse(
        wrong('anonymous is 403') ? 403 : 401,
        'Authentication credentials were not provided.',
        challenge,
      );
    return (
      tokens.get(token) ??
      (wrong('wrong token is accepted') ? 'nina' : refuse(401, 'Invalid token.', challenge))
    );
  };
  const requireStaff = (call: BackendRequest): void => {
    if (users[caller(call)]?.staff !== true)
      refuse(403, 'You do not have permission to perform this action.');
  };
  const bodyOf = ({ body, headers }: BackendRequest, fields: Fields): Record<string, unknown> => {
    const read = /urlencoded/.test(headers['content-type'] ?? '')
      ? Object.fromEntries(new URLSearchParams(body))
      : (jsonIn(body) ?? refuse(400, 'JSON parse error'));
    const problems = problemsIn(read, fields);
    if (problems.length > 0)
      invalid(
        Object.fromEntries(
          problems.map(({ path, kind }) => [
            String(path[0]),
            [kind === 'missing' ? 'This field is required.' : 'Enter a valid value.'],
          ]),
        ),
      );
    return read as Record<string, unknown>;
  };
  const toolOf = ({ params }: Call): Tool =>
    tools.find(({ id }) => String(id) === params['id']) ?? refuse(404, 'No Tool matches the given query.');
  const rentalOf = (call: Call, ofAnyUser = false): Rental => {
    const owner = caller(call);
    return (
      rentals.find((one) => String(one.id) === call.params['id'] && (one.owner === owner || ofAnyUser)) ??
      refuse(404, 'No Rental matches the given query.')
    );
  };
  const shown = (tool: Tool) => {
    const rentalCount = rentals.filter(
      (one) => one.tool === tool.id && !(wrong('new rentals are not counted') && one.id > rentalsAtStart),
    ).length;
    const { created_at: createdAt, ...rest } = tool;
    return {
      ...rest,
      rental_count: rentalCount,
      ...(!(wrong('created_at sometimes missing') && tool.id % 5 === 0) && { created_at: createdAt }),
    };
  };
  const publicRental = ({ owner: _, ...rental }: Rental) => rental;

  function page(call: BackendRequest, all: readonly unknown[]): BackendResponse {
    const { values, problems } = typed(call.query, {
      page: { type: 'integer', min: 1 },
      page_size: { type: 'integer', min: 1, max: 50 },
    });
    const [number, size] = [
      Number(values['page'] ?? 1),
      problems.some(({ path }) => path[0] === 'page_size') ? 10 : Number(values['page_size'] ?? 10),
    ];
    const pages = Math.max(1, Math.ceil(all.length / size));
    if (
      problems.some(({ path }) => path[0] === 'page') ||
      (number > pages && !wrong('page beyond the end is empty'))
    )
      refuse(404, 'Invalid page.');
    const link = (to: number) => {
      const query = new URLSearchParams(call.query);
      query.set('page', String(to));
      return `http://${call.headers.host ?? ''}${call.path}?${query.toString()}`;
    };
    const results = all.slice((number - 1) * size, number * size);
    return {
      status: 200,
      body: {
        count: wrong('count of the page') ? results.length : all.length,
        next: number < pages && !wrong('next is missing') ? link(number + 1) : null,
        previous: number > 1 ? link(number - 1) : null,
        results,
      },
    };
  }

  const routes: Record<string, Handler> = {
    'POST /api/token-auth/': (call) => {
      const { username, password } = bodyOf(call, {
        username: { type: 'string', required: true, min: 1 },
        password: { type: 'string', required: true, min: 1 },
      });
      if (users[String(username)]?.password !== password)
        return invalid({ non_field_errors: ['Unable to log in with provided credentials.'] });
      const token = randomUUID().replaceAll('-', '').slice(0, 20);
      tokens.set(token, String(username));
      return { status: 200, body: { token } };
    },
    'GET /api/tools/': (call) => {
      caller(call);
      const [category, most, search] = [
        call.query.get('category') ?? '',
        call.query.get('max_price') ?? '',
        (call.query.get('search') ?? '').toLowerCase(),
      ];
      // django-filter: an unknown choice finds nothing, ordering by an unknown field is ignored.
      const found = tools
        .filter((one) => category === '' || wrong('category ignored') || one.category === category)
        .filter(
          (one) =>
            most === '' ||
            !Number.isFinite(Number(most)) ||
            wrong('max price ignored') ||
            Number(one.daily_price) <= Number(most),
        )
        .filter((one) => search === '' || wrong('search ignored') || one.name.toLowerCase().includes(search));
      const ordering = wrong('ordering ignored') ? '' : (call.query.get('ordering') ?? '');
      const sign = ordering.startsWith('-') ? -1 : 1;
      const by = ordering.replace('-', '');
      const compared = (one: Tool, other: Tool): number => {
        if (by === 'name') return ascending(one.name, other.name);
        if (by !== 'daily_price') return 0;
        if (wrong('ordering by price as text')) return ascending(one.daily_price, other.daily_price);
        return Number(one.daily_price) - Number(other.daily_price);
      };
      return page(call, [...found].sort((one, other) => sign * compared(one, other)).map(shown));
    },
    'POST /api/tools/': (call) => {
      requireStaff(call);
      const given = bodyOf(call, TOOL);
      if (given['category'] === undefined)
        return { status: 500, body: '<h1>Server Error (500)</h1>', headers: { 'content-type': 'text/html' } };
      return { status: 201, body: shown(addTool(given)) };
    },
    'GET /api/tools/{id}/': (call) => {
      caller(call);
      return { status: 200, body: shown(toolOf(call)) };
    },
    'PATCH /api/tools/{id}/': (call) => {
      requireStaff(call);
      const tool = toolOf(call);
      const changes = call.body === '' ? {} : bodyOf(call, CHANGES);
      for (const [name, value] of Object.entries(changes)) {
        if (!Object.hasOwn(CHANGES, name)) continue;
        if (name === 'deposit' && wrong('deposit lost')) continue;
        const isPrice = name === 'daily_price' || name === 'deposit';
        Object.assign(tool, { [name]: isPrice ? twoDecimals(value) : value });
      }
      return { status: 200, body: shown(tool) };
    },
    'DELETE /api/tools/{id}/': (call) => {
      if (wrong('customer may delete')) caller(call);
      else requireStaff(call);
      const tool = toolOf(call);
      if (rentals.some((one) => one.tool === tool.id && one.returned_at === null))
        refuse(409, 'The tool is rented.');
      tools.splice(tools.indexOf(tool), 1);
      return { status: 204 };
    },
    'GET /api/rentals/': (call) => {
      const owner = caller(call);
      const returned = (call.query.get('returned') ?? '').toLowerCase();
      // Other values are no filter.
      const isFiltered = returned === 'true' || returned === 'false';
      const passes = (one: Rental): boolean => {
        const isMatch = (one.returned_at !== null) === (returned === 'true');
        return wrong('returned filter inverted') ? !isMatch : isMatch;
      };
      const own = rentals.filter(
        (one) =>
          (one.owner === owner || wrong('rentals of all users listed')) && (!isFiltered || passes(one)),
      );
      return page(call, (wrong('rentals oldest first') ? own : [...own].reverse()).map(publicRental));
    },
    'POST /api/rentals/': (call) => {
      const owner = caller(call);
      const { tool: id, first_day: first, last_day: last } = bodyOf(call, RENTAL);
      const tool =
        tools.find((one) => one.id === id) ??
        invalid({ tool: [`Invalid pk "${String(id)}" - object does not exist.`] });
      if (String(last) < String(first) && !wrong('last before first accepted'))
        invalid({ last_day: ['The last day is before the first.'] });
      const taken = rentals.some(
        (one) =>
          one.tool === tool.id &&
          one.returned_at === null &&
          one.first_day <= String(last) &&
          String(first) <= one.last_day,
      );
      if (taken && !wrong('tool rented twice')) refuse(409, 'The tool is rented on these days.');
      return { status: 201, body: publicRental(rent(owner, tool, String(first), String(last))) };
    },
    'GET /api/rentals/{id}/': (call) => ({
      status: 200,
      body: publicRental(rentalOf(call, wrong('rental of another user readable'))),
    }),
    'POST /api/rentals/{id}/return_tool/': (call) => {
      const rental = rentalOf(call);
      if (rental.returned_at !== null) refuse(409, 'The tool is returned.');
      rental.returned_at = stamp();
      return { status: 200, body: publicRental(rental) };
    },
    'PUT /api/tools/{id}/photo/': (call) => {
      requireStaff(call);
      const tool = toolOf(call);
      const part = partsIn(call.body).get('photo');
      if (part?.file !== true) invalid({ photo: ['No file was submitted.'] });
      if (Buffer.byteLength(part?.text ?? '') > 2000) invalid({ photo: ['The file is too large.'] });
      tool.photo = `http://${call.headers.host ?? ''}/media/tools/${tool.id}.png`;
      return { status: 200, body: shown(tool) };
    },
  };
  return start(routes, {
    notFound: ({ path, method }) =>
      method === 'GET' && !path.endsWith('/') && Object.keys(routes).some((key) => key.endsWith(`${path}/`))
        ? { status: 301, headers: { location: `${path}/` } }
        : detail(404, 'Not found.'),
    wrongMethod: ({ method }, allowed) =>
      detail(405, `Method "${method}" not allowed.`, { allow: allowed.join(', ') }),
    headers: () => ({ vary: 'Accept', 'x-frame-options': 'DENY' }),
  });
}
