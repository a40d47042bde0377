/** Returns the payload of a request with its numbers as they were sent. Pure. */
import { isExact, readAsWritten, readExact } from '../json/exactNumbers.ts';
import type { Operation } from './catalogue.ts';

interface RawRequest {
  readonly method: string;
  /** Includes the query. */
  readonly url: string;
  readonly body: string;
}

type Kind = Pick<Operation, 'service' | 'upload'>;

/** A number that a double cannot hold has at least 16 digits, with or without a point, or a large exponent. */
const LONG = /\d[\d.]{15}|\de[-+]?\d{3}/i;

/** Returns a payload in which inexact numbers become their text, so that different numbers stay different. */
export const comparable = (kind: Kind, sent: RawRequest, value: unknown): unknown =>
  LONG.test(sent.method === 'GET' ? sent.url : sent.body) ? parsedFrom(kind, sent, value, readExact) : value;

/** Returns a payload that JSON.stringify writes with the digits as sent; in a query, an inexact number becomes its text. */
export const asWritten = (kind: Kind, sent: RawRequest, value: unknown): unknown =>
  parsedFrom(kind, sent, value, readAsWritten);

/**
 * Parses the sent text with `read`.
 *
 * @param value the payload as parsed before: returned if the text is not JSON, because masks may have broken it
 */
function parsedFrom(
  { service, upload = false }: Kind,
  { method, url, body }: RawRequest,
  value: unknown,
  read: (text: string) => unknown,
): unknown {
  if (upload || typeof value !== 'object' || value === null) return value;
  if (method === 'GET') return withQuery(value, new URLSearchParams(url.split('?')[1]));
  try {
    const whole = read(body);
    if (service !== 'gateway') return whole;
    const { reqData } = whole as { readonly reqData?: unknown };
    return typeof reqData === 'string' ? read(reqData) : value;
  } catch {
    return value;
  }
}

/** A parameter is text; the contract has converted some to numbers. */
const withQuery = (value: object, query: URLSearchParams): object =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const text = query.get(name);
      return [name, typeof each === 'number' && text !== null && !isExact(text, each) ? text : each];
    }),
  );
