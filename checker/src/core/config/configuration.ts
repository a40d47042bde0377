/** Reads check.yaml, a team's description of its backend. Every path in it is relative to the file. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { accountNamed } from '../base/accountWords.ts';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';
import { asRaw, isObject } from '../base/object.ts';
import type { Members } from '../contract/envelope.ts';
import { isAddress } from '../contract/openapi/downloads.ts';
import type { Payload } from '../contract/types.ts';
import type { HookOf } from '../hooks/hooks.ts';
import { readRules, type StatedRules } from '../statedRules/stated.ts';
import { readEnvelope } from './envelope.ts';

/** One step on the backend. Steps run in the given order. */
export interface Step {
  /** A call outside the contract: `POST /test/reset`, or `POST https://…` for another host than the target. */
  readonly http?: string;
  /** An operation of the contract, with its payload. */
  readonly call?: string;
  readonly with?: Payload;
  readonly json?: unknown;
  readonly form?: Payload;
  readonly headers?: Readonly<Record<string, string>>;
  /** Account of the step; default: the parent for `call`, none for `http`. */
  readonly as?: string;
  /** JSON pointers to the response values to keep, by name. Later steps use them as `$name`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** A shell command. */
  readonly command?: string;
  /** Instruction for a manual step, which the user confirms with Enter. */
  readonly hand?: string;
}

/** A state of the backend, and the error rows that apply in it. */
export interface StateOf {
  readonly name: string;
  readonly reach: readonly Step[];
  readonly reset: readonly Step[];
  /** `createOrder 409`, `wallet.transfer 2001`. */
  readonly rows: readonly string[];
  /** Account of the request. Default: the user, or the administrator for an operation reserved for administrators. */
  readonly as?: string;
  /** Payload of the request. Default: valid requests are tried. */
  readonly with?: Payload;
}

/** Credentials of an account, in one or several ways: as given here, by a login call, or by a command that prints them. */
export interface AccountOf {
  readonly headers?: Readonly<Record<string, string>>;
  /** Query parameters of every request. */
  readonly query?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly command?: string;
  readonly login?: Step & {
    /** JSON pointer to a token in the response. Cookies are always kept. */
    readonly token?: string;
    /** Header of the token; default: the one that the contracts name, or Authorization. */
    readonly header?: string;
    /** Query parameter of the token instead of a header. */
    readonly query?: string;
    /** Scheme before the token. Default: that of the contracts or `Bearer`, if the token goes into Authorization without `header`. */
    readonly scheme?: string;
  };
}

export interface Configuration {
  readonly file: string;
  readonly target?: string;
  readonly contracts?: string;
  readonly overlays: readonly string[];
  readonly envelope?: Members;
  readonly writes: boolean;
  /** Maximum duration of a response: `1s`. */
  readonly timeLimit?: string;
  readonly accounts: Readonly<Record<string, AccountOf>>;
  /** Steps that reset the backend. */
  readonly reset: readonly Step[];
  readonly states: readonly StateOf[];
  /** Steps that start a scenario of the contract; `$scenario` stands for its name. */
  readonly scenarios?: readonly Step[];
  /** Steps that advance the time instead of waiting: `$seconds`, or `$duration` in ISO 8601. */
  readonly clock?: readonly Step[];
  /** Header that names a separate world for each session. */
  readonly sandbox?: string;
  /** Reads whose resources belong to the account that created them. */
  readonly private: readonly string[];
  /** Requests that the backend accepts, by operation. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Rules about responses, by schema or operation. */
  readonly rules?: StatedRules;
  /** Files or folders of own journeys. */
  readonly journeys: readonly string[];
  /** Further names of headers and members that authenticate. */
  readonly secrets: readonly string[];
  /** Hooks that transform requests and responses. */
  readonly hooks?: readonly HookOf[];
  /** Patterns of included and excluded operations. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** The names at the top of check.yaml. */
const KNOWN = [
  'target',
  'contracts',
  'overlays',
  'envelope',
  'writes',
  'timeLimit',
  'accounts',
  'reset',
  'states',
  'scenarios',
  'clock',
  'sandbox',
  'private',
  'rules',
  'examples',
  'journeys',
  'secrets',
  'include',
  'exclude',
  'hooks',
];
/** The names in a step, and those of which a step needs one. */
const STEP = ['http', 'call', 'with', 'json', 'form', 'headers', 'as', 'keep', 'command', 'hand'];
const DOES = ['http', 'call', 'command', 'hand'];
/** The ways to log in. */
const WAYS = ['headers', 'query', 'cookie', 'login', 'command'];

/** @throws CannotRun with the mistake in one sentence */
export function readConfiguration(file: string): Configuration {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    throw new CannotRun(`cannot read ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
  const fail = (message: string): never => {
    throw new CannotRun(`${file}: ${message}`);
  };
  if (!isObject(content)) return fail('names and values are wanted');
  const given = fromEnvironment(content, fail);
  const unknown = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) fail(`'${unknown}' is unknown: there are ${KNOWN.join(', ')}`);
  const path = (name: unknown): string => resolve(dirname(file), String(name));
  const texts = (name: string): string[] => {
    const value = given[name];
    return value === undefined ? [] : [value].flat().map(String);
  };
  const steps = (value: unknown, at: string): Step[] => stepsIn(value, at, fail);
  const { target, contracts, envelope, timeLimit, sandbox } = given;
  const states = isObject(given['states']) ? given['states'] : {};
  const accounts = isObject(given['accounts']) ? given['accounts'] : {};
  for (const [name, account] of Object.entries(accounts))
    if (!isObject(account) || !WAYS.some((way) => way in account))
      fail(`accounts.${name}: how is it known? ${WAYS.slice(0, -1).join(', ')} or ${WAYS.at(-1)}`);
  return {
    file,
    ...(target !== undefined && { target: String(target) }),
    ...(contracts !== undefined && {
      contracts: isAddress(String(contracts)) ? String(contracts) : path(contracts),
    }),
    overlays: texts('overlays').map(path),
    ...(envelope !== undefined && {
      envelope: readEnvelope(typeof envelope === 'string' ? path(envelope) : envelope, file),
    }),
    writes: given['writes'] === true,
    ...(timeLimit !== undefined && { timeLimit: String(timeLimit) }),
    accounts: withOwnNames(accounts, fail) as Configuration['accounts'],
    hooks: hooksIn(given['hooks'], fail),
    reset: steps(given['reset'], 'reset'),
    states: Object.entries(states).map(([name, value]) => stateIn(name, asRaw(value), fail)),
    ...(given['scenarios'] !== undefined && { scenarios: steps(given['scenarios'], 'scenarios') }),
    ...(given['clock'] !== undefined && { clock: steps(given['clock'], 'clock') }),
    ...(sandbox !== undefined && { sandbox: String(sandbox) }),
    private: texts('private'),
    ...(isObject(given['examples']) && { examples: given['examples'] }),
    rules: readRules(isObject(given['rules']) ? given['rules'] : {}, file),
    journeys: texts('journeys').map(path),
    secrets: texts('secrets'),
    ...(given['include'] !== undefined && { include: texts('include') }),
    ...(given['exclude'] !== undefined && { exclude: texts('exclude') }),
  };
}

function stepsIn(given: unknown, at: string, fail: (message: string) => never): Step[] {
  const list: unknown[] = given === undefined || given === null ? [] : [given].flat();
  return list.map((step) => {
    if (!isObject(step)) return fail(`${at}: a step is one of ${DOES.join(', ')}`);
    const strange = Object.keys(step).find((name) => !STEP.includes(name));
    if (strange !== undefined) fail(`${at}: '${strange}' is unknown in a step: there are ${STEP.join(', ')}`);
    if (!DOES.some((name) => name in step)) fail(`${at}: a step is one of ${DOES.join(', ')}`);
    const { as } = step;
    return { ...step, ...(as !== undefined && { as: accountNamed(String(as)) }) } as Step;
  });
}

function stateIn(
  name: string,
  { reach, reset, rows, as, with: payload }: Readonly<Record<string, unknown>>,
  fail: (message: string) => never,
): StateOf {
  return {
    name,
    reach: stepsIn(reach, `states.${name}.reach`, fail),
    reset: stepsIn(reset, `states.${name}.reset`, fail),
    rows: [rows]
      .flat()
      .filter((row) => row !== undefined)
      .map(String),
    ...(as !== undefined && { as: accountNamed(String(as)) }),
    ...(isObject(payload) && { with: payload }),
  };
}

/** Renames the accounts to the checker's own names. @throws CannotRun if two names mean the same account */
function withOwnNames(
  accounts: Readonly<Record<string, unknown>>,
  fail: (message: string) => never,
): Readonly<Record<string, unknown>> {
  const named = Object.keys(accounts).map((word) => [accountNamed(word), word] as const);
  for (const [name, word] of named) {
    const [, other] = named.find(([each, its]) => each === name && its !== word) ?? [];
    if (other !== undefined) fail(`accounts.${word} and accounts.${other} are one account: keep one of them`);
  }
  return Object.fromEntries(named.map(([name, word]) => [name, accounts[word]]));
}

const HOOK = ['module', 'before', 'after', 'operations'];

function hooksIn(given: unknown, fail: (message: string) => never): HookOf[] {
  const list: unknown[] = given === undefined || given === null ? [] : [given].flat();
  return list.map((each) => {
    if (!isObject(each)) return fail(`hooks: each names one of ${HOOK.join(', ')}`);
    const strange = Object.keys(each).find((name) => !HOOK.includes(name));
    if (strange !== undefined)
      fail(`hooks: there is no '${strange}' in a hook: there are ${HOOK.join(', ')}`);
    if (!['module', 'before', 'after'].some((name) => name in each))
      fail(`hooks: a hook has a module, or a command before or after`);
    const { operations, ...rest } = each;
    return {
      ...(rest as Omit<HookOf, 'operations'>),
      ...(operations !== undefined && { operations: [operations].flat().map(String) }),
    };
  });
}

export const CONFIGURATION = 'check.yaml';

/** Reads the named file, or check.yaml of the current folder. */
export function configurationAt(named: string | undefined): Configuration | undefined {
  if (named !== undefined) return readConfiguration(named);
  return existsSync(CONFIGURATION) ? readConfiguration(CONFIGURATION) : undefined;
}

/** Replaces `${TOKEN}` with the environment variable of that name, so the file needs no secrets. */
function fromEnvironment(
  content: Readonly<Record<string, unknown>>,
  fail: (message: string) => never,
): Readonly<Record<string, unknown>> {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replaceAll(
        /\$\{(\w+)\}/g,
        (_, name: string) => process.env[name] ?? fail(`the environment has no ${name}`),
      );
    if (Array.isArray(value)) return value.map(walk);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  };
  return walk(content) as Readonly<Record<string, unknown>>;
}
