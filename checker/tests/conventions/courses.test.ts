/** Tests promises about pages, days, searches, sorting and roles with a list of courses, in the words of three teams. */
import { expect, test } from 'vitest';
import { readConfiguration } from '../../src/core/config/configuration.ts';
import {
  exampleBody,
  inQuery,
  number as whole,
  object,
  secured,
  text,
} from '../../src/core/fixtures/contractParts.ts';
import { jsonIn, serve, type BackendResponse } from '../support/checkedBackends/http.ts';
import { findingsOf } from '../support/findingsOf.ts';
import { temporaryFile } from '../support/temporaryFile.ts';

interface Words {
  readonly page: string;
  readonly days: string;
  readonly search: string;
  readonly order: string;
  readonly role: string;
  readonly states: string;
}

const WORDINGS: Readonly<Record<string, Words>> = {
  plain: {
    page: 'A page after the last one is 404',
    days: 'Courses are given from `valid_from` to `valid_until` (both days included).',
    search: 'Part of the title, whatever the case, also of letters like Ö',
    order: 'Fields separated by commas, each with `-` for descending: title or seats',
    role: 'Office only.',
    states: 'One or several, with commas',
  },
  terse: {
    page: 'Pages beyond the last one answer 404 (not found)',
    days: 'The days of a course, valid_from and valid_until, are inclusive.',
    search: 'Words of the title; case is ignored, for umlauts too',
    order: 'title and seats, comma-separated, -seats for descending',
    role: 'Only for the office.',
    states: 'States to list',
  },
  other: {
    page: '404 for each page after the last page',
    days: 'A course runs from its first to its last day, valid_from and valid_until, both inclusive.',
    search: 'Searches the title case-insensitively in all languages',
    order: 'One or more of title, seats with commas; a leading `-` turns the order round',
    role: 'Office only',
    states: 'A list of states',
  },
};

const day = { ...text, format: 'date' };
const state = { ...text, enum: ['planned', 'open', 'full'] };
const course = object({ id: whole, title: text, seats: whole, state, valid_from: day, valid_until: day });
const answer = (schema?: object) => ({
  description: 'it',
  ...(schema && { content: { 'application/json': { schema } } }),
});
const refused = (...codes: number[]) => Object.fromEntries(codes.map((code) => [code, answer()]));
const writing = (required: string[], properties: object, example: object) =>
  exampleBody(object(properties, required), example);
const seats = { ...whole, minimum: 1, maximum: 90 };

const contractOf = (words: Words) => ({
  openapi: '3.0.3',
  info: { title: 'Courses', version: '1', description: words.days },
  ...secured,
  paths: {
    '/courses': {
      get: {
        operationId: 'listCourses',
        parameters: [
          inQuery('page', { ...whole, minimum: 1, maximum: 1000, default: 1 }, words.page),
          inQuery('limit', { ...whole, minimum: 1, maximum: 50, default: 10 }),
          inQuery('valid_on', day, 'Given on this day'),
          inQuery('search', text, words.search),
          inQuery('sort', { ...text, pattern: '^-?(id|title|seats)(,-?(id|title|seats))*$' }, words.order),
          { ...inQuery('state', { type: 'array', items: state }, words.states), explode: false },
        ],
        responses: {
          200: answer({
            type: 'object',
            required: ['count', 'results'],
            properties: { count: whole, results: { type: 'array', items: course } },
          }),
          ...refused(400, 401, 404),
        },
      },
    },
    '/courses/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: whole, example: 1 }],
      get: { operationId: 'getCourse', responses: { 200: answer(course), ...refused(400, 401, 404) } },
    },
    '/rooms': {
      post: {
        operationId: 'addRoom',
        description: words.role,
        requestBody: writing(['seats'], { seats }, { seats: 20 }),
        responses: { 204: answer(), ...refused(400, 401, 403) },
      },
    },
    '/prices': {
      post: {
        operationId: 'setPrice',
        description: words.role,
        requestBody: writing(['cents'], { cents: seats }, { cents: 30 }),
        responses: { 204: answer(), ...refused(400, 401, 403) },
      },
    },
  },
});

const FAULTS = [
  'pages beyond the last are empty',
  'courses end before their last day',
  'searches ignore the case of ASCII letters only',
  'only the first key sorts',
  'only the first state filters',
  'the price is not kept for its role',
] as const;
type Fault = (typeof FAULTS)[number];

const lowered = (value: string): string => value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

function start(fault?: Fault) {
  const wrong = (one: Fault): boolean => fault === one;
  const states = ['planned', 'open', 'full', 'open', 'planned', 'full'];
  const courses = ['Öl und Farbe', 'Garden', 'Garden', 'Pottery', 'Ölmalerei', 'Choir'].map((title, at) => ({
    id: at + 1,
    title,
    seats: 20 - at,
    state: states[at] ?? 'open',
    valid_from: `2027-0${at + 1}-01`,
    valid_until: `2027-0${at + 2}-15`,
  }));
  const write = (office: boolean, name: string, value: unknown): BackendResponse => {
    const isRight = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 90;
    if (!isRight) return { status: 400 };
    return {
      status: office || (name === 'cents' && wrong('the price is not kept for its role')) ? 204 : 403,
    };
  };
  const isDay = (value: string): boolean =>
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value);
  return serve(({ method, path, query, headers, body }) => {
    const office = headers['x-key'] === 'office-71';
    if (!office && headers['x-key'] !== 'user-38') return { status: 401 };
    if (path === '/rooms' && method === 'POST') return write(office, 'seats', jsonIn(body)?.['seats']);
    if (path === '/prices' && method === 'POST') return write(office, 'cents', jsonIn(body)?.['cents']);
    const [, , id] = path.split('/');
    if (id !== undefined) {
      if (!/^\d+$/.test(id)) return { status: 400 };
      const one = courses.find((each) => String(each.id) === id);
      return one ? { status: 200, body: one } : { status: 404 };
    }
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
    const [on, search, sort] = [query.get('valid_on'), query.get('search'), query.get('sort')];
    const wanted = query
      .get('state')
      ?.split(',')
      .slice(0, wrong('only the first state filters') ? 1 : undefined);
    const isSort = sort === null || /^-?(id|title|seats)(,-?(id|title|seats))*$/.test(sort);
    const isPage = Number.isInteger(page) && page >= 1 && page <= 1000;
    const isSize = Number.isInteger(limit) && limit >= 1 && limit <= 50;
    const isOn = on === null || isDay(on);
    const areStates = wanted === undefined || wanted.every((each) => states.includes(each));
    if (!isOn || !isSort || !isPage || !isSize || !areStates) return { status: 400 };
    const fold = wrong('searches ignore the case of ASCII letters only')
      ? lowered
      : (value: string) => value.toLowerCase();
    const found = courses.filter(
      (each) =>
        (on === null ||
          (each.valid_from <= on &&
            (wrong('courses end before their last day') ? on < each.valid_until : on <= each.valid_until))) &&
        (search === null || fold(each.title).includes(fold(search))) &&
        (wanted === undefined || wanted.includes(each.state)),
    );
    const keys = (sort ?? 'id').split(',').slice(0, wrong('only the first key sorts') ? 1 : undefined);
    const sorted = found.toSorted((one, other) => {
      for (const key of keys) {
        const name = key.replace('-', '') as 'id' | 'title' | 'seats';
        const direction = key.startsWith('-') ? -1 : 1;
        if (one[name] !== other[name]) return one[name] < other[name] ? -direction : direction;
      }
      return one.id - other.id;
    });
    const results = sorted.slice((page - 1) * limit, page * limit);
    const isBeyond = page > Math.max(1, Math.ceil(found.length / limit));
    if (isBeyond && !wrong('pages beyond the last are empty')) return { status: 404 };
    return { status: 200, body: { count: found.length, results } };
  });
}

const teams = new Map(
  Object.entries(WORDINGS).map(([team, words]) => {
    const contracts = temporaryFile(`${team}.json`, JSON.stringify(contractOf(words)));
    const file = temporaryFile(
      'check.yaml',
      'target: http://localhost\naccounts:\n  user: { headers: { X-Key: user-38 } }\n  admin: { headers: { X-Key: office-71 } }\n',
    );
    return [team, { contracts, configuration: readConfiguration(file) }] as const;
  }),
);
const found = (team: string, fault?: Fault): Promise<string[]> =>
  findingsOf(start(fault), { ...teams.get(team)!, failFast: fault !== undefined });

test.each(Object.keys(WORDINGS))(
  'reports nothing about correct courses in the words of team %s',
  async (team) => {
    expect(await found(team)).toEqual([]);
  },
);

const MESSAGES: [Fault, RegExp][] = [
  ['pages beyond the last are empty', /page \d+ is accepted and empty/],
  ['courses end before their last day', /and is not listed for valid_on/],
  ['searches ignore the case of ASCII letters only', /in another case and is not found by search/],
  ['only the first key sorts', /is ignored as the second key/],
  ['only the first state filters', /is listed, and not where state \w+,\w+ is asked for/],
  ['the price is not kept for its role', /keeps it for the role office; .*setPrice is accepted/],
];

test.each(
  MESSAGES.flatMap(([fault, message]) =>
    Object.keys(WORDINGS).map((team) => [fault, team, message] as const),
  ),
)('reports courses where %s, in the words of team %s', async (fault, team, message) => {
  expect(await found(team, fault)).toContainEqual(expect.stringMatching(message));
});
