/** Finds the next part of a list: a cursor, an address, or a `Link` header (RFC 8288). */
import type { Operation, Payload } from '../contract/types.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import { partOf } from './paging.ts';

/** The next part of a list. */
export interface Next {
  /** Payload of the next request. */
  readonly payload: Payload;
  /** Text of the response that leads to the next part. */
  readonly shownAs: string;
}

/** Members with the address of the next part. */
const NEXT = [
  'next',
  'next_url',
  'nextUrl',
  'links/next',
  '_links/next/href',
  'links/next/href',
  'paging/next',
  'nextLink',
  '@odata.nextLink',
];

/**
 * Returns the request for the next part.
 *
 * @param payload payload of the previous request
 * @param data data of its response
 * @returns undefined at the end, or if the contract has no parameters for the next part
 */
export function nextPart(
  operation: Operation,
  payload: Payload,
  data: unknown,
  got: ReceivedResponse,
): Next | undefined {
  const { ask, next = '' } = operation.cursor ?? {};
  const token = next === '' ? undefined : partOf(data, next);
  const addresses = [linkIn(got.headers?.['link']), ...NEXT.map((place) => partOf(data, place)), token];
  const address = addresses.find((each) => typeof each === 'string' && isAddress(each));
  if (typeof address === 'string') {
    const asked = askedBy(operation, address);
    // The URL contains the whole query, so only the other parameters are taken from the request.
    const where = Object.entries(payload).filter(([name]) => operation.places?.[name]?.in !== 'query');
    // Laravel's URLs omit the page size, and page 2 of another size is not the next one.
    const size = operation.paging?.ask.size ?? '';
    const hasSameSize = payload[size] === undefined || String(asked?.[size]) === String(payload[size]);
    return asked && hasSameSize
      ? { payload: { ...Object.fromEntries(where), ...asked }, shownAs: address }
      : undefined;
  }
  const isToken = (typeof token === 'string' && token !== '') || typeof token === 'number';
  return ask !== undefined && isToken
    ? { payload: { ...payload, [ask]: token }, shownAs: String(token) }
    : undefined;
}

/** `https://…?page=2`, `/items?page=2` or `?page=2`. */
const isAddress = (text: string): boolean => /^(https?:\/\/|\/|\?)/.test(text) && text.includes('?');

/** Finds `<https://…?page=2>; rel="next"` among other links. */
function linkIn(header: string | undefined): string | undefined {
  const links = [...(header ?? '').matchAll(/<([^>]*)>([^<]*)/g)];
  return links.find(([, , rest = '']) => /;\s*rel\s*=\s*"?([^";]*\s)?next(\s|"|;|,|$)/i.test(rest))?.[1];
}

/** Returns the parameters of a URL by payload name. Each must be in the contract. */
function askedBy({ places = {}, path, url }: Operation, address: string): Payload | undefined {
  const base = `http://target${path ?? url}`;
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, searchParams } = new URL(address, base);
  const isHere = pathnameFits(pathname, path ?? url);
  const names = new Map(
    Object.entries(places).flatMap(([name, place]) =>
      place.in === 'query' ? [[place.name, name] as const] : [],
    ),
  );
  const given = [...searchParams];
  if (!isHere || given.length === 0 || given.some(([name]) => !names.has(name))) return undefined;
  return Object.fromEntries(given.map(([name, value]) => [names.get(name), value]));
}

/** Compares paths without the base path of the URL, which may differ from the contract's. */
const pathnameFits = (pathname: string, template: string): boolean =>
  new RegExp(
    `${template
      .replace(/\/$/, '')
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{[^}]*\}/g, '[^/]+')}/?$`,
  ).test(pathname);
