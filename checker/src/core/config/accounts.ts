/** Provides the headers of the accounts in check.yaml. Each account logs in once, or each time in a separate world. */
import { execSync } from 'node:child_process';
import { dirname } from 'node:path';
import { wordFor } from '../base/accountWords.ts';
import { CannotRun } from '../base/cannotRun.ts';
import { isObject } from '../base/object.ts';
import { valueAt } from '../base/pointer.ts';
import { inAddress } from '../exchange/addressed.ts';
import type { Headers } from '../exchange/headers.ts';
import type { ReceivedResponse } from '../exchange/response.ts';
import type { UnreachedState } from '../exchange/sessions.ts';
import type { AccountOf, Configuration, Step } from './configuration.ts';
import { headersPrinted } from './headersPrinted.ts';

export interface Accounts {
  /**
   * Returns the headers of an account, or the reason that it has none.
   *
   * @param world headers that select the session's world, in which the account logs in; empty if the target has only one
   */
  headers(name: string, world?: Headers): Promise<Headers | UnreachedState>;
  /** Returns all given and issued credentials. No report may show them. */
  readonly secrets: () => readonly string[];
}

interface AccountsContext {
  readonly configuration: Configuration;
  /** Headers from the command line, which take precedence over the file. */
  readonly given: Readonly<Record<string, Headers | undefined>>;
  /** Header for the token of a login, if all operations of the contracts take the same one. */
  readonly tokenHeader?: string | undefined;
  /** Scheme that the contracts require in Authorization, if it is not `Bearer`. */
  readonly tokenScheme?: string | undefined;
  readonly send: (step: Step, headers: Headers) => Promise<ReceivedResponse>;
}

/** Time limit of a login command. */
const LIMIT_MS = 60_000;

export function makeAccounts({
  configuration,
  given,
  tokenHeader,
  tokenScheme = 'Bearer',
  send,
}: AccountsContext): Accounts {
  const { file } = configuration;
  const known = new Map<string, Promise<Headers>>();
  const handedOut = new Set<string>();

  async function logIn(name: string, account: AccountOf, world: Headers): Promise<Headers> {
    const headers = {
      ...lowerCased(account.headers ?? {}),
      ...asQuery(account.query ?? {}),
      ...(account.cookie !== undefined && { cookie: account.cookie }),
      ...(account.command !== undefined && byCommand(account.command)),
      ...(account.login && (await byLogin(name, account.login, world))),
    };
    for (const value of Object.values(headers)) handedOut.add(value);
    return headers;
  }

  function byCommand(command: string): Headers {
    try {
      return headersPrinted(
        execSync(command, {
          cwd: dirname(file),
          encoding: 'utf8',
          timeout: LIMIT_MS,
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
        command,
      );
    } catch (error) {
      if (error instanceof CannotRun) throw error;
      const stderr = isObject(error) ? String(error['stderr'] ?? '').trim() : '';
      throw new CannotRun(`${file}: '${command}' failed: ${stderr.split('\n', 1)[0] ?? ''}`);
    }
  }

  async function byLogin(
    name: string,
    login: NonNullable<AccountOf['login']>,
    world: Headers,
  ): Promise<Headers> {
    for (const value of [login.json, login.form, login.with]) remember(value, handedOut);
    const got = await send(login, world);
    if (got.lost || got.status >= 400)
      throw new CannotRun(
        `${file}: the login of ${name} fails: ${got.lost?.message ?? `HTTP ${got.status}`}`,
      );
    const cookies = (got.headers?.['set-cookie'] ?? '')
      .split('\n')
      .map((line) => line.split(';', 1)[0] ?? '')
      .filter((pair) => pair !== '');
    for (const pair of cookies) handedOut.add(pair.slice(pair.indexOf('=') + 1));
    // A session cookie may need a token too: browsers send both.
    const session: Headers = cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
    if (login.token !== undefined) {
      const token = valueAt(parsed(got.text), login.token);
      if (typeof token !== 'string')
        throw new CannotRun(`${file}: the login of ${name} shows no token at ${login.token}`);
      handedOut.add(token);
      if (login.query !== undefined) return { ...session, ...asQuery({ [login.query]: token }) };
      const header = login.header ?? tokenHeader ?? 'Authorization';
      // A header that check.yaml names has the bare token.
      const usualScheme = /^authorization$/i.test(header) && login.header === undefined ? tokenScheme : '';
      const scheme = login.scheme ?? usualScheme;
      return { ...session, [header.toLowerCase()]: `${scheme} ${token}`.trim() };
    }
    if (cookies.length === 0) {
      // In a separate world, the header of the world may identify the session.
      if (Object.keys(world).length > 0) return {};
      throw new CannotRun(
        `${file}: the login of ${name} gives no cookie: say with 'token: /data/token' where its token is`,
      );
    }
    return session;
  }

  return {
    secrets: () => [...handedOut],
    async headers(name, world = {}) {
      const plain = given[name];
      const account = configuration.accounts[name];
      if (plain) return plain;
      if (!account) {
        if (name === 'nobody') return { why: 'nobody is nobody' };
        return {
          why: `needs the account ${wordFor(name)}: add to check.yaml 'accounts: { ${wordFor(name)}: { headers: … } }' or a login`,
        };
      }
      // In a separate world the account must log in again.
      const own = account.login && Object.keys(world).length > 0;
      if (own) return logIn(name, account, world);
      const found = known.get(name) ?? logIn(name, account, world);
      known.set(name, found);
      return found;
    },
  };
}

const lowerCased = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

const asQuery = (parameters: Headers): Headers =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [inAddress(name), String(value)]));

/** Remembers passwords and codes that a login sends: a reader of a report must not be able to log in with them. */
function remember(value: unknown, secrets: Set<string>): void {
  if (!isObject(value)) return;
  for (const [name, held] of Object.entries(value))
    if (typeof held === 'string' && /pass|pwd|pin|secret|token|code|otp/i.test(name)) secrets.add(held);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
