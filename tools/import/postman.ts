/** Reads the saved examples of a Postman collection v2.0 or v2.1. Pure. */
import { ofPlainText } from '#simulator/scenarios/replayHeaders.ts';
import {
  at,
  headersFrom,
  listAt,
  textAt,
  type Answer,
  type FoundExchange,
  type Item,
  type SkippedItem,
} from './found.ts';

/** Returns whether a document is a collection of version 2; version 1 is another format. */
export const isPostman = (document: unknown): boolean =>
  Array.isArray(at(document, 'item')) &&
  at(document, 'info') !== undefined &&
  !/\/v1\./.test(textAt(document, 'info', 'schema') ?? '');

type Variables = ReadonlyMap<string, string>;

export function fromPostman(document: unknown): Item[] {
  const variables = variablesIn(listAt(document, 'variable'));
  return [
    ...scriptsOf(document, textAt(document, 'info', 'name') ?? 'collection'),
    ...itemsIn(document, [], variables),
  ];
}

const variablesIn = (list: readonly unknown[]): Variables =>
  new Map(
    list.flatMap((each) => {
      const [key, value] = [textAt(each, 'key') ?? textAt(each, 'id'), at(each, 'value')];
      return key === undefined || value === undefined || value === null
        ? []
        : [[key, String(value)] as const];
    }),
  );

/** Returns the examples below a folder. Folders contain requests, and requests contain examples. @param above names of the folders */
const itemsIn = (parent: unknown, above: readonly string[], variables: Variables): Item[] =>
  listAt(parent, 'item').flatMap((item): Item[] => {
    const names = [...above, textAt(item, 'name') ?? '(no name)'];
    const own = new Map([...variables, ...variablesIn(listAt(item, 'variable'))]);
    const scripts = scriptsOf(item, names.join(' / '));
    if (Array.isArray(at(item, 'item'))) return [...scripts, ...itemsIn(item, names, own)];
    const examples = listAt(item, 'response');
    if (examples.length === 0)
      return [...scripts, { name: names.join(' / '), reason: 'has no saved example' }];
    return [...scripts, ...examples.map((example) => exampleOf(example, item, names, own))];
  });

const scriptsOf = (owner: unknown, name: string): SkippedItem[] =>
  listAt(owner, 'event').flatMap((event) =>
    listAt(event, 'script', 'exec').some((line) => String(line).trim() !== '')
      ? [{ name, reason: `has a script (${textAt(event, 'listen') ?? 'event'}), which is not run` }]
      : [],
  );

function exampleOf(example: unknown, item: unknown, above: readonly string[], variables: Variables): Item {
  const name = [...above, textAt(example, 'name') ?? '(no name)'].join(' / ');
  const request = at(example, 'originalRequest') ?? at(item, 'request');
  const answer = answerOf(example);
  if (!answer) return { name, reason: 'has no status code' };
  const mode = textAt(request, 'body', 'mode');
  const found: FoundExchange = {
    name,
    method: (textAt(request, 'method') ?? 'GET').toUpperCase(),
    url: urlOf(request),
    body: mode === 'raw' ? textAt(request, 'body', 'raw') : undefined,
    ...(mode !== undefined &&
      mode !== 'raw' && { isForAny: true, remarks: [`its request body (${mode}) is not compared`] }),
    answer,
  };
  return withValues(found, variables);
}

function urlOf(request: unknown): string {
  const url =
    typeof request === 'string' ? request : (textAt(request, 'url') ?? textAt(request, 'url', 'raw') ?? '');
  const disabled = listAt(request, 'url', 'query').filter((each) => at(each, 'disabled') === true);
  const withoutDisabled = disabled.reduce<string>(withoutPair, url);
  return listAt(request, 'url', 'variable').reduce<string>(withPathVariable, withoutDisabled);
}

/** Removes a query parameter from an address. A disabled `page=1` leaves the `page=10` of another entry. */
function withoutPair(address: string, parameter: unknown): string {
  const pair = `${textAt(parameter, 'key') ?? ''}=${textAt(parameter, 'value') ?? ''}`;
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const pairs = address.slice(mark + 1).split('&');
  const disabled = pairs.lastIndexOf(pair);
  const left = pairs.filter((_, index) => index !== disabled).join('&');
  return address.slice(0, mark) + (left && `?${left}`);
}

/** Inserts the value of a path variable: `/bills/:id` becomes `/bills/7`. */
function withPathVariable(address: string, variable: unknown): string {
  const [key, value] = [textAt(variable, 'key'), textAt(variable, 'value')];
  return key === undefined || value === undefined ? address : address.replace(`/:${key}`, () => `/${value}`);
}

function answerOf(example: unknown): Answer | undefined {
  const status = at(example, 'code');
  if (typeof status !== 'number') return undefined;
  const given = at(example, 'header');
  const pairs =
    typeof given === 'string'
      ? given.split('\n').flatMap((line) => {
          const colon = line.indexOf(':');
          return colon < 1 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const];
        })
      : listAt(example, 'header').flatMap((each) => {
          const [key, value] = [textAt(each, 'key'), textAt(each, 'value')];
          return key === undefined || value === undefined || at(each, 'disabled') === true
            ? []
            : [[key, value] as const];
        });
  const headers = headersFrom(pairs);
  const body = textAt(example, 'body') ?? '';
  const type = headers['content-type'] ?? typeOf(example, body);
  return {
    status,
    headers: ofPlainText({ ...headers, ...(type !== undefined && { 'content-type': type }) }),
    body: Buffer.from(body),
  };
}

/** Returns the type that a body without a header has. */
function typeOf(example: unknown, body: string): string | undefined {
  if (body === '') return undefined;
  const isJson = textAt(example, '_postman_previewlanguage') === 'json' || /^\s*[[{]/.test(body);
  return isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
}

/** `{{baseUrl}}` */
const VARIABLE = /\{\{([^{}]+)\}\}/g;

/** Inserts the values of variables. A variable at the beginning of the address is the server and needs no value. */
function withValues(found: FoundExchange, variables: Variables): Item {
  const missing = new Set<string>();
  const filled = (text: string): string => {
    let shown = text;
    // A value may name another variable, or by mistake itself: at most five levels.
    for (let depth = 0; depth < 5 && VARIABLE.test(shown); depth += 1)
      shown = shown.replace(VARIABLE, (whole, name: string) => variables.get(name.trim()) ?? whole);
    for (const [, name = ''] of shown.matchAll(VARIABLE)) missing.add(name.trim());
    return shown;
  };
  const base = /^\{\{([^{}]+)\}\}/.exec(found.url)?.[1]?.trim() ?? '';
  const url = variables.has(base) ? found.url : found.url.replace(/^\{\{[^{}]+\}\}/, '');
  const { answer } = found;
  const whole: FoundExchange = {
    ...found,
    url: filled(url),
    ...(found.body !== undefined && { body: filled(found.body) }),
    answer: { ...answer, body: Buffer.from(filled(answer.body.toString())) },
  };
  if (missing.size === 0) return whole;
  return {
    name: found.name,
    reason: `has variables without a value in the collection: ${[...missing].join(', ')}`,
  };
}
