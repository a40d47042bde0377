/** Exchanges of a correct backend that look wrong at first, each beside a wrong one: masks, dry runs, wildcards, admins, public resources. */
import { expect, test } from 'vitest';
import {
  changes,
  creates,
  inPath,
  inQuery,
  json,
  lists,
  number,
  reads,
  secured,
  text,
} from '../../core/fixtures/contractParts.ts';
import { smallContract } from '../../core/fixtures/smallContract.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { paging } from '../checks/lists/paging.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';

const observation = {
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^telescopes/[^/]+/observations/' },
    title: text,
    priority: number,
    ownerId: number,
    visibility: text,
    updateTime: text,
    updateNote: text,
  },
};
const all = {
  type: 'object',
  properties: { observations: { type: 'array', items: observation }, nextPageToken: text },
};
const telescope = { type: 'object', properties: { id: text, site: text } };
const { sent } = smallContract('telescopes.json', {
  ...secured,
  paths: {
    '/telescopes/{telescope}': {
      get: { ...reads('getTelescope', telescope), parameters: [inPath('telescope')] },
    },
    '/telescopes/{telescope}:find': {
      get: {
        ...reads('find', all),
        parameters: [inPath('telescope'), inQuery('names', { type: 'array', items: text })],
      },
    },
    '/telescopes/{telescope}/observations': {
      get: {
        ...reads('list', all),
        parameters: [inPath('telescope'), inQuery('pageSize', number), inQuery('pageToken')],
      },
      post: {
        ...creates('create', observation, json(observation)),
        parameters: [inPath('telescope'), inQuery('validateOnly', { type: 'boolean' })],
      },
    },
    '/telescopes/{telescope}/observations/{observation}': {
      get: { ...reads('get', observation), parameters: [inPath('telescope'), inPath('observation')] },
      patch: {
        ...changes('update', observation, json(observation)),
        parameters: [inPath('telescope'), inPath('observation'), inQuery('updateMask')],
      },
    },
  },
});

const shown = (priority: number, more: object = {}) => ({
  name: 'telescopes/t1/observations/orion',
  title: 'Orion',
  priority,
  ...more,
});
const asked = { telescope: 't1', observation: 'orion' };
const get = (more?: object, priority = 2) => sent('get', asked, shown(priority, more));
const update = (payload: object, priority: number, more?: object) =>
  sent('update', { ...asked, ...payload }, shown(priority, more));
const create = (payload: object = {}, more?: object) =>
  sent('create', { telescope: 't1', title: 'Orion', ...payload }, shown(2, more));
const missing = (id: string, payload: object) => sent(id, { ...payload }, {}, { status: 404 });
const page = (of: string, pageToken: string | undefined, nextPageToken: string, site: string) =>
  sent(
    'list',
    { telescope: of, pageSize: 1, ...(pageToken !== undefined && { pageToken }) },
    { observations: [{ ...shown(2), name: `telescopes/${site}/observations/orion` }], nextPageToken },
  );

type Step = readonly [Sent, account?: string, caller?: string];

function rulesOf(steps: readonly Step[], options = {}): string[] {
  const tracker = new ConsistencyTracker(options);
  return steps.flatMap(([each, account = 'parent', caller = account]) =>
    tracker.saw(each, account, caller).map(({ rule }) => rule),
  );
}

test.each<[string, readonly Step[], string[]]>([
  [
    'accepts a change that the update mask names',
    [[update({ priority: 2 }, 2)], [update({ updateMask: 'title,priority' }, 3)]],
    [],
  ],
  [
    'reports a change that the update mask does not name',
    [[update({ priority: 2 }, 2)], [update({ updateMask: 'title' }, 3)]],
    ['kept'],
  ],
  [
    'reports a change to a sent value that the update mask does not name',
    [[update({ priority: 2 }, 2)], [update({ updateMask: 'title', title: 'Orion', priority: 3 }, 3)]],
    ['kept'],
  ],
  [
    'accepts a time that the backend sets',
    [[update({ updateTime: 'x' }, 2, { updateTime: 'x' })], [update({ title: 'b' }, 2, { updateTime: 'y' })]],
    [],
  ],
  [
    'reports a text about updates that changes with another member',
    [[update({ updateNote: 'x' }, 2, { updateNote: 'x' })], [update({ title: 'b' }, 2, { updateNote: 'y' })]],
    ['kept'],
  ],
  ['expects no resource after a dry run', [[create({ validateOnly: true })], [missing('get', asked)]], []],
  ['reports a missing resource after its creation', [[create()], [missing('get', asked)]], ['found']],
  [
    'accepts a search for several names of which one is missing',
    [[missing('find', { telescope: 't1', names: ['telescopes/t1/observations/a'] })], [create()]],
    [],
  ],
  [
    'reports a creation within a parent that is missing for the account',
    [[missing('getTelescope', { telescope: 't1' })], [create()]],
    ['private'],
  ],
  [
    'accepts a missing parent if its id is a wildcard',
    [[missing('getTelescope', { telescope: '-' })], [page('-', undefined, '', 't1')]],
    [],
  ],
  [
    'accepts equal ids within two parents',
    [[page('-', undefined, 'n', 't1')], [page('-', 'n', '', 't2')]],
    [],
  ],
  [
    'reports the same resource on two pages',
    [[page('t1', undefined, 'n', 't1')], [page('t1', 'n', '', 't1')]],
    ['pages'],
  ],
])('%s', (_, steps, rules) => {
  expect(rulesOf(steps)).toEqual(rules);
});

const isPrivate = { private: ['get'], accountsAreKnown: true };

test.each<[string, readonly Step[], string[]]>([
  ['reports one of the user', [[create()], [get(), 'other']], ['private']],
  ['accepts one that is public', [[create()], [get({ visibility: 'public' }), 'other']], []],
  [
    'accepts one that the admin has made for an owner',
    [
      [create({ ownerId: 7 }, { ownerId: 7 }), 'parent', 'account:admin'],
      [get({ ownerId: 7 }), 'other'],
    ],
    [],
  ],
  [
    'reports one that the user has made for an owner',
    [[create({ ownerId: 7 }, { ownerId: 7 })], [get({ ownerId: 7 }), 'other']],
    ['private'],
  ],
])('judges private resources that another account is shown: %s', (_, steps, rules) => {
  expect(rulesOf(steps, isPrivate)).toEqual(rules);
});

test.each([
  ['totalSize is the number of bytes of all documents.', 0],
  ['totalSize is the number of all documents.', 1],
  ['totalSize is the number of all documents up to 4 MB.', 1],
])('compares only a number of resources: %s', (description, count) => {
  const { sent: asking } = smallContract('documents.json', {
    paths: {
      '/documents': {
        get: {
          ...reads('listDocuments', {
            type: 'object',
            properties: {
              items: { type: 'array', items: telescope },
              hasMore: { type: 'boolean' },
              totalSize: number,
            },
          }),
          description,
          parameters: [inQuery('after'), inQuery('size', number)],
        },
      },
    },
  });
  const { exchange } = asking('listDocuments', {}, { items: [{ id: 'a' }], hasMore: false, totalSize: 86 });
  expect(paging.judge(exchange)).toHaveLength(count);
});

/** @param about the description of the contract @param description that of the update */
const shelfWith = (about: string, description: string) =>
  smallContract('shelf.json', {
    info: { title: 'Shelf', version: '1', description: about },
    paths: {
      '/books': { get: lists('listBooks', book) },
      '/books/{id}': {
        get: { ...reads('getBook', book), parameters: [inPath('id')] },
        put: { ...changes('editBook', book, json(book)), description, parameters: [inPath('id')] },
      },
      '/books/{id}/archive': { post: { ...changes('archiveBook', book), parameters: [inPath('id')] } },
    },
  });
const book = {
  type: 'object',
  properties: { id: text, title: text, note: { type: 'string', nullable: true } },
};
const moon = { id: 'a', title: 'Moon', note: 'old' };

test.each([
  ['Archived books can be read and cannot be changed, except to leave the shelf.', []],
  ['Archived books leave out the note.', []],
  ['Archived books are read-only, drafts are not listed.', []],
  ['Archived books leave the shelf.', ['gone']],
  ['Archived books are read-only, but are not listed.', ['gone']],
])('reads whether archived books leave the list: %s', (about, rules) => {
  const { sent: asking } = shelfWith(about, '');
  const steps = [asking('archiveBook', { id: 'a' }, moon), asking('listBooks', {}, [moon])];
  expect(rulesOf(steps.map((each) => [each]))).toEqual(rules);
});

test.each([
  ['Labels replaces all labels. What is not sent stays.', []],
  ['Replaces the book.', ['kept']],
])('reads whether omitted members stay: %s', (description, rules) => {
  const { sent: asking } = shelfWith('', description);
  const steps = [asking('getBook', { id: 'a' }, moon), asking('editBook', { id: 'a', title: 'Moon' }, moon)];
  expect(rulesOf(steps.map((each) => [each]))).toEqual(rules);
});

test.each([
  ['The key of our back office reads the resources of all merchants.', []],
  ['The key of our back office reads its own resources.', ['private']],
  ['Agents see those of other accounts also.', []],
  ['The operations account also reads those of others.', []],
  // Here, `operations` are those of the contract, and no account.
  ['The operations read JSON of any size.', ['private']],
  ['Lists support all filters.', ['private']],
  ['Agents answer every question.', ['private']],
])('reads who may see private resources: %s', (about, rules) => {
  const { sent: asking } = shelfWith(about, '');
  const steps: Step[] = [
    [asking('editBook', { id: 'a', title: 'Moon', note: 'old' }, moon)],
    [asking('getBook', { id: 'a' }, moon), 'office'],
  ];
  expect(rulesOf(steps, { private: ['getBook'] })).toEqual(rules);
});
