/** Authentication of each account: headers and cookies given on the command line, by a login command or in a file. */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { accountNamed } from '../core/base/accountWords.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import { asRaw, isObject } from '../core/base/object.ts';
import { headerOf, headersPrinted } from '../core/config/headersPrinted.ts';
import type { Auth, Headers } from '../core/exchange/headers.ts';
import type { Flags } from './args.ts';

/** Time limit of a login command. */
const LOGIN_LIMIT_MS = 60_000;

/** Returns the headers of each account. Flags take precedence over the file. @throws CannotRun for a failed login command or an unreadable file */
export function authOf(flags: Flags): Auth {
  const file = flags.auth === undefined ? {} : fromFile(flags.auth);
  const parent = { ...file.parent, ...headersOf(flags.header, flags.cookie, flags.login) };
  const child = {
    ...file.child,
    ...headersOf(flags['child-header'], flags['child-cookie'], flags['child-login']),
  };
  const other = {
    ...file.other,
    ...headersOf(flags['other-header'], flags['other-cookie'], flags['other-login']),
  };
  return {
    ...(isGiven(parent) && { parent }),
    ...(isGiven(child) && { child }),
    ...(isGiven(other) && { other }),
  };
}

const isGiven = (headers: Headers): boolean => Object.keys(headers).length > 0;

function headersOf(headers: readonly string[] = [], cookie?: string, login?: string): Headers {
  const named = Object.fromEntries(headers.map(headerOf));
  return { ...(login !== undefined && byLogin(login)), ...named, ...(cookie !== undefined && { cookie }) };
}

/** Reads the output of a login command: lines `Name: value`, otherwise a cookie. */
const byLogin = (command: string): Headers => headersPrinted(run(command), '--login');

function run(command: string): string {
  try {
    return execSync(command, {
      encoding: 'utf8',
      timeout: LOGIN_LIMIT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { status = 'none', stderr = '' }: { status?: unknown; stderr?: unknown } = isObject(error)
      ? error
      : {};
    throw new CannotRun(`--login failed (exit code ${status}): ${String(stderr).trim().split('\n', 1)[0]}`);
  }
}

const ACCOUNTS: ReadonlySet<string> = new Set(['parent', 'child', 'other']);

/** Reads headers by account: `user:`, `other user:` and `child:`. */
function fromFile(file: string): Auth {
  try {
    const content: unknown = parse(readFileSync(file, 'utf8')) ?? {};
    const accounts = Object.entries(asRaw(content));
    const unknown = accounts.find(([word]) => !ACCOUNTS.has(accountNamed(word)))?.[0];
    if (unknown !== undefined)
      throw new CannotRun(
        `there is no account ${unknown}: user, other user and child are known here, others in check.yaml`,
      );
    return Object.fromEntries(accounts.map(([word, headers]) => [accountNamed(word), headers]));
  } catch (error) {
    throw new CannotRun(`cannot read --auth ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
}
