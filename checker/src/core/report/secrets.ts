/** Finds the secrets of an exchange: those that the contract declares (`x-secret`), members with usual names, and undeclared headers. */
import { isObject } from '../base/object.ts';
import { percentDecoded } from '../base/percentDecoded.ts';
import type { Operation } from '../contract/types.ts';
import type { Wire } from '../exchange/encode.ts';
import type { Auth } from '../exchange/headers.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import type { Sent } from '../judging/sent.ts';

/** Headers with a well-known meaning; any other one may hold a token. */
const HARMLESS =
  /^(accept(-.*)?|age|cache-control|connection|content-(encoding|length|type)|date|dnt|expect|host|if-.*|keep-alive|origin|pragma|priority|range|referer|sec-.*|te|transfer-encoding|upgrade(-.*)?|user-agent|via|x-forwarded-.*|x-nonce|x-request-id|x-sim-session|x-signature)$/i;

/** Headers of the user that contain no secrets. */
const NOT_SECRET = /^(accept(-.*)?|content-type|user-agent|x-sim-session)$/i;

/** Names of secret members and parameters, even if the contract does not mark them. */
const SECRET_NAME =
  /^((access|refresh|id|auth|csrf|api|session|user)?[_-]?token|pass(word|wd|phrase)?|pwd|pin|otp|(client[_-]?)?secret|api[_-]?key|authorization|credentials?|session[_-]?id|jwt|ticket)$/i;

/** Names of declared headers that suggest a credential. */
const SECRET_HEADER = /token|auth|secret|pass|session|cookie|credential|jwt|api-?key|access-?key/i;

/** Returns a function that tells whether a member or parameter of this name holds a secret. */
export const isSecretName =
  ({ secrets }: Pick<Operation, 'secrets'>) =>
  (name: string): boolean =>
    secrets.includes(name) || SECRET_NAME.test(name);

type Naming = Pick<Operation, 'secrets' | 'headers' | 'places'>;

/** Returns whether a header contains a credential, or may contain one. */
export function isSecretHeader(name: string, { secrets, headers, places = {} }: Naming): boolean {
  const is = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  if (secrets.some(is)) return true;
  const declared = Object.values(places).some((place) => place.in === 'header' && is(place.name));
  if (declared) return SECRET_HEADER.test(name);
  return !HARMLESS.test(name) && !Object.keys(headers).some(is);
}

/** Returns the secret values in the headers, URL, request and response. */
export function secretsIn(operation: Naming, wire: Wire, answer: string): string[] {
  const isSecret = isSecretName(operation);
  const query = Object.fromEntries(new URLSearchParams(wire.path.split('?')[1]));
  // In case the body is a form.
  const form = Object.fromEntries(new URLSearchParams(wire.body ?? ''));
  return [
    ...Object.entries(wire.headers)
      .filter(([name]) => isSecretHeader(name, operation))
      .flatMap(([, value]) => partsOf(value)),
    ...[query, parsed(wire.body), parsed(answer)].flatMap((payload) => secretValues(isSecret, payload)),
    ...[wire.body, answer].flatMap((text) => (parsed(text) === undefined ? secretPairs(isSecret, text) : [])),
    ...secretValues(isSecret, form),
  ];
}

/** Returns all values that must not appear in the report of an exchange. */
export const secretsOf = (
  { case: { operation }, wire, exchange }: Sent,
  options: RunCredentials,
): string[] => [...exchangeSecrets(operation, wire, exchange.got), ...givenSecrets(options)];

/** Returns the credentials of one exchange. */
export const exchangeSecrets = (naming: Naming, wire: Wire, got: ReceivedResponse): string[] => [
  ...secretsIn(naming, wire, got.text),
  ...(got.headers?.['set-cookie'] ?? '').split('\n').flatMap(partsOf),
];

interface RunCredentials {
  readonly target: string;
  readonly auth?: Auth;
  readonly signingKey?: string;
}

/** Returns the credentials that the user gave on the command line. */
export const givenSecrets = ({ target, auth, signingKey }: RunCredentials): string[] => [
  ...userInfoOf(target),
  ...[auth?.parent, auth?.child, auth?.other].flatMap((headers) =>
    Object.entries(headers ?? {})
      .filter(([name]) => !NOT_SECRET.test(name))
      .flatMap(([, value]) => partsOf(value)),
  ),
  ...(signingKey === undefined ? [] : [signingKey]),
];

/** Returns name and password of `http://name:password@host`. */
function userInfoOf(target: string): string[] {
  const { username = '', password = '' } = URL.parse(target) ?? {};
  return [username, password].filter((text) => text !== '').map(percentDecoded);
}

/** Minimum length in characters of a secret part: `Path=/` and `lang=zh` are no secrets. */
const SHORTEST_PART = 8;

/**
 * Returns a header and its parts that a response might repeat: the token after its scheme, the values of the
 * cookies.
 */
function partsOf(header: unknown): string[] {
  const value = String(header);
  const pieces = value.split(/[\s;,]+/).map((piece) => piece.replace(/^[\w.-]+=/, ''));
  return [value, ...passwordIn(value), ...pieces.filter(({ length }) => length >= SHORTEST_PART)];
}

/** Decodes the password in `Basic`. */
function passwordIn(value: string): string[] {
  const [, held = ''] = /^Basic\s+(\S+)$/i.exec(value) ?? [];
  const text = Buffer.from(held, 'base64').toString();
  return text.includes(':') ? [text.slice(text.indexOf(':') + 1)] : [];
}

type IsSecret = ReturnType<typeof isSecretName>;

/** Returns the texts under secret names at any depth, including the JSON text in the gateway's reqData. */
function secretValues(isSecret: IsSecret, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => secretValues(isSecret, each));
  if (typeof value === 'string') {
    const inner = /^\s*[{[]/.test(value) ? parsed(value) : undefined;
    return inner === undefined ? [] : secretValues(isSecret, inner);
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isSecret(name) && (typeof inner === 'string' || typeof inner === 'number')
      ? [String(inner)]
      : secretValues(isSecret, inner),
  );
}

/** Finds `"token": "…"` or `token=…` in text that is no JSON: a page, a partial response, a form. */
const secretPairs = (isSecret: IsSecret, text = ''): string[] =>
  [...text.matchAll(/([\w-]+)["']?\s*[:=]\s*["']?([^"'\s&,;<>]+)/g)].flatMap(([, name = '', value = '']) =>
    isSecret(name) ? [value] : [],
  );

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
