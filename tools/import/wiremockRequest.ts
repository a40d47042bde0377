/** Translates the request of a WireMock mapping, as far as a recording can express it. Pure. */
import { isObject } from '#tools/object.ts';
import { at, textAt, type FoundExchange } from './found.ts';

type RecordedRequest = Pick<FoundExchange, 'method' | 'url' | 'body' | 'isForAny'> & {
  readonly remarks: readonly string[];
};

/** Headers whose conditions are ignored, since they do not distinguish requests to an operation. */
const IRRELEVANT = new Set([
  'accept',
  'accept-encoding',
  'authorization',
  'content-type',
  'host',
  'user-agent',
]);
const CONDITIONS = [
  'cookies',
  'basicAuthCredentials',
  'multipartPatterns',
  'customMatcher',
  'formParameters',
  'pathParameters',
];

const ADDRESSES = ['url', 'urlPath', 'urlPattern', 'urlPathPattern', 'urlPathTemplate'];
const KNOWN = new Set([
  ...ADDRESSES,
  ...CONDITIONS,
  ...['method', 'headers', 'queryParameters', 'queryParams', 'bodyPatterns'],
]);

/** Returns the address as it is in the mapping, to name the mapping. */
export const addressIn = (request: unknown): string =>
  ADDRESSES.map((name) => textAt(request, name)).find((text) => text !== undefined) ?? '(no address)';

/** Lists unknown members for an error message: one may be misspelt. */
function unknownIn(request: unknown): string {
  const unknown = Object.keys((request ?? {}) as object).filter((name) => !KNOWN.has(name));
  return unknown.length === 0 ? '' : `; not known: ${unknown.join(', ')}`;
}

/** @param bodyPatterns read with exact numbers: a long number keeps all its digits */
export function requestOf(
  request: unknown,
  bodyPatterns: readonly unknown[],
): RecordedRequest | { readonly reason: string } {
  const method = (textAt(request, 'method') ?? 'ANY').toUpperCase();
  for (const name of ['urlPattern', 'urlPathPattern', 'urlPathTemplate'])
    if (at(request, name) !== undefined)
      return {
        reason: `matches by ${name}; a recording needs one exact address: ${String(at(request, name))}`,
      };
  const path = textAt(request, 'url') ?? textAt(request, 'urlPath');
  if (path === undefined) return { reason: `names no address${unknownIn(request)}` };
  const used = CONDITIONS.filter((name) => at(request, name) !== undefined);
  const headers = Object.keys((at(request, 'headers') ?? {}) as object).filter(
    (name) => !IRRELEVANT.has(name.toLowerCase()),
  );
  if (used.length > 0 || headers.length > 0)
    return {
      reason: `answers only under conditions that a recording does not have: ${[...used, ...headers.map((name) => `header ${name}`)].join(', ')}`,
    };
  const query = queryOf(at(request, 'queryParameters') ?? at(request, 'queryParams'));
  if ('reason' in query) return query;
  const body = bodyOf(bodyPatterns);
  if ('reason' in body) return body;
  // Without a body or query to compare, the response is for any request of the operation.
  const isForAny = body.text === undefined && query.text === '' && !path.includes('?');
  const url = query.text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query.text}`;
  return {
    method,
    url,
    ...(body.text !== undefined && { body: body.text }),
    ...(isForAny && { isForAny }),
    remarks: body.remarks,
  };
}

function queryOf(parameters: unknown): { readonly text: string } | { readonly reason: string } {
  const query = new URLSearchParams();
  for (const [name, matcher] of Object.entries((parameters ?? {}) as Record<string, unknown>)) {
    const value = at(matcher, 'equalTo');
    if (value === undefined) return { reason: `compares the parameter ${name} by ${matchersIn(matcher)}` };
    query.append(name, String(value));
  }
  return { text: query.toString() };
}

const matchersIn = (matcher: unknown): string =>
  isObject(matcher) ? Object.keys(matcher).join(', ') : 'an unknown matcher';

function bodyOf(
  patterns: readonly unknown[],
): { readonly text?: string; readonly remarks: readonly string[] } | { readonly reason: string } {
  const [pattern, ...others] = patterns;
  if (pattern === undefined) return { remarks: [] };
  const given = at(pattern, 'equalToJson') ?? at(pattern, 'equalTo');
  if (others.length > 0 || given === undefined)
    return { reason: `compares the body by ${patterns.map(matchersIn).join(' and ')}` };
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (text.includes('${json-unit')) return { reason: 'compares the body by placeholders of json-unit' };
  const isLoose = ['ignoreExtraElements', 'ignoreArrayOrder'].some((name) => at(pattern, name) === true);
  return { text, remarks: isLoose ? ['its request body is compared whole'] : [] };
}
