/** Kinds of headers, for recordings, for forwarding to a backend and for the log. Pure. */

/** Headers of one connection (RFC 9110 7.6.1), and the length, which each side computes. */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  ...['connection', 'content-length', 'keep-alive', 'proxy-authenticate', 'proxy-authorization'],
  ...['proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
]);

const PER_SESSION = new Set([
  ...HOP_BY_HOP,
  ...['date', 'set-cookie', 'x-content-type-options', 'x-request-id'],
]);

/** Returns whether a header belongs to its connection, its session or the simulator. @param name in lower case */
export const isPerSession = (name: string): boolean => PER_SESSION.has(name) || name.startsWith('x-sim-');

const CREDENTIALS = /cookie|authori[sz]ation|authentication-info|api-?key|token|secret|csrf|xsrf|session/;

/** Returns whether a response header may carry credentials. @param name in lower case */
export const holdsCredentials = (name: string): boolean => CREDENTIALS.test(name);

type Headers = Readonly<Record<string, string>>;

/** Returns the headers of a body that was decoded to UTF-8 text. */
export function ofPlainText({ 'content-encoding': _, ...headers }: Headers): Record<string, string> {
  const { 'content-type': type } = headers;
  return type === undefined || !/charset/i.test(type)
    ? headers
    : { ...headers, 'content-type': type.replace(/charset=[^;]*/i, 'charset=utf-8') };
}
