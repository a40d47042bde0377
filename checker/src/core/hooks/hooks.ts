/**
 * Runs the hooks of check.yaml on each request before it is sent and on each response before it is checked:
 * signatures, encryption.
 */
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wordFor } from '../base/accountWords.ts';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import { asRaw, isObject } from '../base/object.ts';
import { operationPattern } from '../contract/operationPattern.ts';
import type { Operation } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import type { Wire } from '../exchange/encode.ts';
import type { ReceivedResponse } from '../exchange/response.ts';

/** A hook as check.yaml describes it. */
export interface HookOf {
  /** A JavaScript module that exports `before`, `after` or both. */
  readonly module?: string;
  /** Shell commands: they read the request or response as JSON and print the changes. */
  readonly before?: string;
  readonly after?: string;
  /** Patterns of operations; default: all. */
  readonly operations?: readonly string[];
}

/** The operation and the account of a request. */
interface About {
  readonly operation?: Operation | undefined;
  readonly login: Login;
}

export interface Hooks {
  before(wire: Wire, about: About): Promise<Wire>;
  after(got: ReceivedResponse, wire: Wire, about: About): Promise<ReceivedResponse>;
}

const noHooks: Hooks = {
  before: (wire) => Promise.resolve(wire),
  after: (got) => Promise.resolve(got),
};

type Change = Readonly<Record<string, unknown>>;
type Handler = (change: Change) => Promise<Change | undefined>;

interface Hook {
  readonly concerns: (wire: Wire, operation: Operation | undefined) => boolean;
  readonly before?: Handler;
  readonly after?: Handler;
}

/**
 * Loads the hooks.
 *
 * @param file check.yaml, to which paths are relative
 * @throws CannotRun if a module cannot be loaded
 */
export async function makeHooks(given: readonly HookOf[], file: string): Promise<Hooks> {
  if (given.length === 0) return noHooks;
  const hooks = await Promise.all(given.map((each) => hookOf(each, file)));
  return {
    async before(wire, about) {
      let now = wire;
      for (const { concerns, before } of hooks)
        if (before && concerns(wire, about.operation))
          now = withChanges(now, await before(requestOf(now, about)));
      return now;
    },
    async after(got, wire, about) {
      let now = got;
      for (const { concerns, after } of hooks)
        if (after && !now.lost && concerns(wire, about.operation)) {
          const { status, headers, text } = now;
          const change = await after({ request: requestOf(wire, about), status, headers, body: text });
          now = answerWith(now, change);
        }
      return now;
    },
  };
}

async function hookOf({ module, before, after, operations = [] }: HookOf, file: string): Promise<Hook> {
  const patterns = operations.map(operationPattern);
  const concerns = ({ method, path }: Wire, operation: Operation | undefined): boolean => {
    const named = operation ?? { id: '', address: '', method, url: path.split('?', 1)[0] ?? '' };
    return patterns.length === 0 || patterns.some((fits) => fits(named));
  };
  const loaded = module === undefined ? {} : await load(module, file);
  return {
    concerns,
    ...loaded,
    ...(before !== undefined && { before: byCommand(before, file) }),
    ...(after !== undefined && { after: byCommand(after, file) }),
  };
}

async function load(name: string, file: string): Promise<Pick<Hook, 'before' | 'after'>> {
  const path = resolve(dirname(file), name);
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(path).href);
  } catch (error) {
    throw new CannotRun(`${file}: hooks: cannot load ${name}: ${firstLine(messageOf(error))}`);
  }
  const { before, after } = asRaw(exported);
  if (typeof before !== 'function' && typeof after !== 'function')
    throw new CannotRun(`${file}: hooks: ${name} exports neither 'before' nor 'after'`);
  const guarded =
    (handler: unknown, kind: string): Handler =>
    async (change) => {
      try {
        const answer: unknown = await (handler as (change: Change) => unknown)(change);
        return isObject(answer) ? answer : undefined;
      } catch (error) {
        throw new CannotRun(`${file}: hooks: ${kind} of ${name} failed: ${firstLine(messageOf(error))}`);
      }
    };
  return {
    ...(typeof before === 'function' && { before: guarded(before, 'before') }),
    ...(typeof after === 'function' && { after: guarded(after, 'after') }),
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/**
 * Returns the hook input for a request. `account` is empty for a visitor and for forged credentials: the hook
 * must not make the request a valid one.
 */
const requestOf = ({ method, path, headers, body }: Wire, { operation, login }: About): Change => ({
  operation: operation?.id ?? '',
  account: login === 'none' || login === 'forged' ? '' : wordFor(login.replace(/^account:/, '')),
  method,
  path,
  headers,
  ...(body !== undefined && { body }),
});

function withChanges(wire: Wire, change: Change | undefined): Wire {
  if (!change) return wire;
  const { path, body } = change;
  return {
    ...wire,
    ...(typeof path === 'string' && { path }),
    ...(typeof body === 'string' && { body }),
    headers: merged(wire.headers, change['headers']),
  };
}

function answerWith(got: ReceivedResponse, change: Change | undefined): ReceivedResponse {
  if (!change) return got;
  const { status, body } = change;
  const headers = merged(got.headers ?? {}, change['headers']);
  return {
    ...got,
    ...(typeof status === 'number' && { status }),
    ...(typeof body === 'string' && { text: body }),
    headers,
    type: headers['content-type'] ?? got.type,
  };
}

/** Merges headers; null removes one. */
function merged(own: Readonly<Record<string, string>>, change: unknown): Record<string, string> {
  const given = Object.entries(asRaw(change)).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(
    [...new Map<string, unknown>([...Object.entries(own), ...given])].flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)]],
    ),
  );
}

/** Time limit of a command. */
const LIMIT_MS = 30_000;

const byCommand =
  (command: string, file: string): Handler =>
  async (change) =>
    changeIn(await printed(command, file, JSON.stringify(change)), command, file);

const printed = (command: string, file: string, input: string): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(command, { cwd: dirname(file) || '.', shell: true, timeout: LIMIT_MS });
    let [out, err] = ['', ''];
    // A letter may span two pieces of the output.
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (out += piece));
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (err += piece));
    child.on('close', (code) =>
      code === 0
        ? done(out)
        : fail(new CannotRun(`${file}: hooks: '${command}' failed: ${firstLine(err.trim())}`)),
    );
    child.on('error', (error) => fail(new CannotRun(`${file}: hooks: '${command}': ${error.message}`)));
    // A command that does not read its input may have ended already.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

/** Parses JSON or header lines; an empty output changes nothing. */
function changeIn(text: string, command: string, file: string): Change | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  if (lines.every((line) => /^[\w-]+:\s/.test(line)))
    return {
      headers: Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      ),
    };
  try {
    const change: unknown = JSON.parse(text);
    if (isObject(change)) return change;
  } catch {
    // The code below reports it.
  }
  throw new CannotRun(`${file}: hooks: '${command}' printed neither JSON nor header lines: ${lines[0]}`);
}
