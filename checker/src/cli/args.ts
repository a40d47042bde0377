/** The command line as data. */
import { parseArgs } from 'node:util';
import { CannotRun } from './cannotRun.ts';
import { messageOf } from './messageOf.ts';

const flags = {
  target: { type: 'string' },
  service: { type: 'string', multiple: true },
  operation: { type: 'string', multiple: true },
  tag: { type: 'string', multiple: true },
  cases: { type: 'string' },
  seed: { type: 'string' },
  exact: { type: 'boolean' },
  strict: { type: 'boolean' },
  writes: { type: 'boolean' },
  journeys: { type: 'boolean' },
  sequences: { type: 'string' },
  simulator: { type: 'boolean' },
  header: { type: 'string', multiple: true },
  cookie: { type: 'string' },
  login: { type: 'string' },
  'child-header': { type: 'string', multiple: true },
  'child-cookie': { type: 'string' },
  'child-login': { type: 'string' },
  'other-header': { type: 'string', multiple: true },
  'other-cookie': { type: 'string' },
  'other-login': { type: 'string' },
  config: { type: 'string' },
  envelope: { type: 'string' },
  overlay: { type: 'string', multiple: true },
  markdown: { type: 'string' },
  watch: { type: 'boolean' },
  force: { type: 'boolean' },
  auth: { type: 'string' },
  codes: { type: 'string' },
  baseline: { type: 'string' },
  'update-baseline': { type: 'boolean' },
  budget: { type: 'string' },
  'fail-fast': { type: 'boolean' },
  'time-limit': { type: 'string' },
  concurrency: { type: 'string' },
  replay: { type: 'string' },
  'min-coverage': { type: 'string' },
  contracts: { type: 'string' },
  'allow-refs': { type: 'string', multiple: true },
  'signing-key': { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  html: { type: 'string' },
  har: { type: 'string' },
  listen: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });

export type Flags = ReturnType<typeof parse>['values'];

export interface Command {
  readonly name: 'run' | 'proxy' | 'diff' | 'init' | 'history';
  readonly flags: Flags;
  readonly rest: readonly string[];
}

/** @throws CannotRun naming the flag that is wrong */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parse(args);
    const [first, ...rest] = positionals;
    if (first === 'proxy' || first === 'diff' || first === 'init' || first === 'history')
      return { name: first, flags: values, rest };
    if (first !== undefined && first !== 'run')
      throw new CannotRun(`no command ${first}: there are run, proxy, diff, init and history (--help)`);
    return { name: 'run', flags: values, rest };
  } catch (error) {
    throw error instanceof CannotRun ? error : new CannotRun(`${firstSentence(messageOf(error))} (--help)`);
  }
}

const firstSentence = (text: string): string => text.split('. ', 1)[0] ?? text;

/** A whole number that is not negative. */
export function numberFlag(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new CannotRun(`--${name} ${text}: a whole number is wanted`);
  return Number(text);
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** `60s`, `1500ms` or `2m`, in ms. */
export function durationFlag(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d+)(ms|s|m)$/.exec(text);
  const unit = UNITS[match?.[2] ?? ''];
  if (!match || unit === undefined)
    throw new CannotRun(`--${name} ${text}: a time like 60s, 1500ms or 2m is wanted`);
  return Number(match[1]) * unit;
}
