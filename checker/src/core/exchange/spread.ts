/** Splits a payload into path, query, headers, cookies and body. */
import type { Operation, Payload, Place } from '../contract/types.ts';
import { bracketed, isBracketable } from './brackets.ts';

export interface Parts {
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the request: its members, or the whole value. */
  readonly body: unknown;
}

/** Puts each member into its place. */
export function spread({ url, places = {}, bodyMember }: Operation, payload: Payload): Parts {
  let path = url;
  const query: [string, string][] = [];
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  const left: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(payload)) {
    const place = places[name];
    if (value === undefined) continue;
    if (!place) left[name] = value;
    else if (place.in === 'path')
      path = path.replace(`{${place.name}}`, () => encodeURIComponent(textOf(value)));
    else if (place.in === 'query') query.push(...pairsOf(place, value));
    else if (place.in === 'header') headers[place.name.toLowerCase()] = textOf(value);
    else cookies.push(`${place.name}=${encodeURIComponent(textOf(value))}`);
  }
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  const search = new URLSearchParams(query).toString();
  return {
    path: search === '' ? path : `${path}?${search}`,
    headers,
    body: bodyMember === undefined ? left : left[bodyMember],
  };
}

/** Returns a value as text for a path, a query or a header. */
export const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',');
  // A lone surrogate cannot be written in a URL.
  return typeof value === 'object' ? JSON.stringify(value) : String(value).toWellFormed();
};

function pairsOf({ name, explode }: Place, value: unknown): [string, string][] {
  if (Array.isArray(value) && explode) return value.map((item) => [name, textOf(item)]);
  return bracketed(name, value, textOf);
}

/**
 * Returns whether a client can send the request, and a server reads it as intended. Counterexamples: an empty path parameter, a header
 * with a line feed.
 */
export function travels(operation: Operation, payload: Payload): boolean {
  const { places = {}, transport, bodyMember } = operation;
  const isForm = transport === 'form' || transport === 'urlencoded';
  const inPath = Object.entries(places).filter(([, place]) => place.in === 'path');
  if (inPath.some(([name]) => payload[name] === undefined)) return false;
  return Object.entries(payload).every(([name, value]) => {
    const place = places[name];
    const isDeep = place ? place.deep : operation.deepMembers?.includes(name);
    if (isDeep && isBracketable(value)) return true;
    if (!place) return !isForm || name === bodyMember || isPlain(value);
    const isQueryList = Array.isArray(value) && place.in === 'query' && value.every(isPlain);
    return (isPlain(value) || isQueryList) && fitsPlace(textOf(value), place);
  });
}

/** Returns whether a text can stand in a path, a header, a query or a cookie. Only a query may have an empty value. */
function fitsPlace(text: string, place: Place): boolean {
  if (place.in === 'query') return true;
  if (place.in === 'path') return !['', '.', '..'].includes(text) && !/[/\\\u0000-\u001f]/.test(text);
  // Visible ASCII characters, with blanks only between them.
  if (place.in === 'header') return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text);
  return text !== '';
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
