/**
 * Access rules: which input may control the simulator, on what condition, in which mode. The server applies this
 * table, and docs/security.md shows it (tests/contract/server/securityPage.test.ts compares both).
 */
import type { IncomingHttpHeaders } from 'node:http';
import { LINK_PARAMETERS } from '../../control/linkParameters.ts';
import { isGeneratedName } from '../../sessions/generatedName.ts';
import { cameFrom } from '../cameFrom.ts';
import { isNamedOrigin } from '../network/sharing.ts';
import { carriesToken, hasTokenHeader } from './knownToken.ts';
import { isOwnHost } from './ownHosts.ts';
import { SESSION_HEADER, sessionCookieOf } from './sessionId.ts';

/** A condition on the request. */
type Condition =
  /** The request comes from no page of another origin. */
  | 'no other site'
  /** The same, or the request comes from a page of an origin in `SIM_CORS`. */
  | 'no other site but of SIM_CORS'
  /** The same, and such a page sends the token in a header. A cookie does not count: the browser adds it by itself. */
  | 'no other site but of SIM_CORS with the token in a header'
  /** Headers prove that the request comes from a simulator page, a typed address or a program. */
  | 'proven own'
  /**
   * The Host is a name of this machine only, or one of `SIM_HOSTS`. A page could point any other name here (DNS
   * rebinding).
   */
  | 'loopback name'
  /** The request carries the token. */
  | 'token';

/** An input that may control the simulator. */
interface Input {
  /** Text in docs/security.md. */
  readonly description: string;
  /** Effect of the input. */
  readonly steers: string;
  /** Conditions while only this machine can reach the simulator. */
  readonly local: readonly Condition[];
  /** Conditions while other machines can reach it (HOST). */
  readonly open: readonly Condition[];
  /** Response to a request that fails a condition. */
  readonly otherwise: string;
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

export const access = {
  link: {
    description: `${code([...LINK_PARAMETERS])} in an address under \`/front/\``,
    steers: 'begins the session again',
    local: ['proven own'],
    open: ['token', 'proven own'],
    otherwise: 'a page asks first and says what the link brings; without the token 401',
  },
  sessionHeader: {
    description: '`X-Sim-Session`',
    steers: 'names the session of a request',
    local: ['loopback name'],
    open: ['token'],
    otherwise: '403; without the token 401',
  },
  sessionCookie: {
    description: '`sim_session` cookie with a random name of ours',
    steers: 'names the session of a request',
    local: [],
    open: [],
    otherwise: '',
  },
  chosenCookie: {
    description: '`sim_session` cookie with a name that a person chose',
    steers: 'names the session of a request',
    local: ['loopback name'],
    open: ['token'],
    otherwise: '403; without the token 401',
  },
  forceHeader: {
    description: '`X-Sim-Force`',
    steers: 'the answer to this request',
    local: ['loopback name'],
    open: ['token'],
    otherwise: '403; without the token 401',
  },
  forceWord: {
    description: '`sim:WORD` in a payload',
    steers: 'the answer to this request',
    local: [],
    open: ['token'],
    otherwise: 'the word is a text like any other',
  },
  example: {
    description: '`Prefer: example=NAME`',
    steers: 'the answer to this request, from the contract',
    local: [],
    open: [],
    otherwise: '',
  },
  provider: {
    description: 'an operation of the provider',
    steers: 'the own session, as a buyer does',
    local: ['no other site but of SIM_CORS'],
    open: ['no other site but of SIM_CORS'],
    otherwise: '403, no session is made',
  },
  ext: {
    description: 'a form or a log-out under `/_sim/ext/`',
    steers: 'the own session, as a buyer does',
    local: ['no other site'],
    open: ['no other site'],
    otherwise: '403, no session is made',
  },
  control: {
    description: '`/_sim/api/`, `/_sim/metrics`',
    steers: 'every session',
    local: ['loopback name', 'no other site'],
    open: ['token', 'no other site but of SIM_CORS with the token in a header'],
    otherwise: '403; without the token 401',
  },
  console: {
    description: '`/_sim`, `/_sim/docs`, `/_sim/explore`',
    steers: 'nothing by itself',
    local: [],
    open: ['token'],
    otherwise: '401',
  },
  pages: {
    description: '`/front/`, pages and files of `/_sim/ext/`, `/_sim/console/`',
    steers: 'nothing',
    local: [],
    open: [],
    otherwise: '',
  },
  health: { description: '`/_sim/health`', steers: 'nothing', local: [], open: [], otherwise: '' },
} as const satisfies Readonly<Record<string, Input>>;

export type AccessInput = keyof typeof access;

/** Returns the input by which a request names its session. */
export function sessionInput(headers: IncomingHttpHeaders): AccessInput {
  if (headers[SESSION_HEADER] !== undefined) return 'sessionHeader';
  const cookie = sessionCookieOf(headers);
  return cookie === undefined || isGeneratedName(cookie) ? 'sessionCookie' : 'chosenCookie';
}

/** Returns the first condition of an input that a request fails; undefined if it passes. */
export function unmetCondition(
  input: AccessInput,
  headers: IncomingHttpHeaders,
  token: string | undefined,
): Condition | undefined {
  const conditions: readonly Condition[] = access[input][token === undefined ? 'local' : 'open'];
  return conditions.find((condition) => !meets(condition, headers, token, input));
}

/**
 * Inputs at which `Authorization` carries the simulator's token. An operation of the provider may use that header
 * itself.
 */
const BEARER: ReadonlySet<AccessInput> = new Set<AccessInput>(['control', 'console']);

function meets(
  condition: Condition,
  headers: IncomingHttpHeaders,
  token: string | undefined,
  input: AccessInput,
): boolean {
  switch (condition) {
    case 'no other site':
      return cameFrom(headers) !== 'elsewhere';
    case 'no other site but of SIM_CORS':
      return cameFrom(headers) !== 'elsewhere' || isNamedOrigin(headers);
    case 'no other site but of SIM_CORS with the token in a header':
      return (
        cameFrom(headers) !== 'elsewhere' ||
        (isNamedOrigin(headers) && token !== undefined && hasTokenHeader(headers, token))
      );
    case 'proven own':
      return !['elsewhere', 'unknown'].includes(cameFrom(headers));
    case 'loopback name':
      return isOwnHost(headers.host ?? '');
    case 'token':
      return token !== undefined && carriesToken(headers, token, BEARER.has(input));
  }
}
