/** The command line as data. */
import { parseArgs } from 'node:util';
import { CannotRun } from '../core/base/cannotRun.ts';
import { likeliest } from '../core/base/likeliest.ts';
import { messageOf } from '../core/base/messageOf.ts';
import type { CommandName, Flag } from './flags/index.ts';
import { COMMANDS, flags } from './flags/index.ts';

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });

const flagsByName: Readonly<Record<string, Flag>> = flags;

/** The values of the given flags, by name. */
export type Flags = ReturnType<typeof parse>['values'];

/** A parsed command line: `check NAME --flag … REST…`. */
export interface Command {
  readonly name: CommandName;
  /** True if the command line names the command; without a name it is `run`. */
  readonly isNamed: boolean;
  readonly flags: Flags;
  readonly rest: readonly string[];
}

/** Reads the command line. @throws CannotRun for an unknown command, and for a flag that is unknown or that the command lacks */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parse(args);
    const [first, ...rest] = positionals;
    const name = first === undefined ? 'run' : COMMANDS.find((each) => each === first);
    if (name === undefined)
      throw new CannotRun(`there is no command ${first}; the commands are ${COMMANDS.join(', ')} (--help)`);
    refuseOthers(name, values);
    return { name, isNamed: first !== undefined, flags: values, rest };
  } catch (error) {
    throw error instanceof CannotRun
      ? error
      : new CannotRun(`${firstSentence(messageOf(error))}${suggestion(args, error)} (--help)`);
  }
}

/** @throws CannotRun for a flag that this command does not use */
function refuseOthers(name: CommandName, values: Flags): void {
  const other = Object.keys(values).find((flag) => !flagsByName[flag]?.of.includes(name));
  if (other !== undefined)
    throw new CannotRun(`check ${name} has no --${other} (check ${name} --help shows what it has)`);
}

/** Returns the question `did you mean --x or --y?` for a mistyped flag; empty for other errors. */
function suggestion(args: readonly string[], error: unknown): string {
  const typed = /'--([\w-]+)'/.exec(messageOf(error))?.[1];
  if (typed === undefined || typed in flags || !args.some((each) => each.startsWith(`--${typed}`))) return '';
  return `: did you mean ${likeliest(typed, Object.keys(flags), 2)
    .map((name) => `--${name}`)
    .join(' or ')}?`;
}

const firstSentence = (text: string): string => text.split('. ', 1)[0] ?? text;

/** Reads a non-negative integer. */
export function numberFlag(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new CannotRun(`--${name} ${text}: a whole number is wanted`);
  return Number(text);
}

/** Milliseconds per unit. */
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Reads a duration such as `60s`, `1500ms` or `2m`, in ms. */
export function durationFlag(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const match = /^(\d+)(ms|s|m)$/.exec(text);
  const unit = UNITS[match?.[2] ?? ''];
  if (!match || unit === undefined)
    throw new CannotRun(`--${name} ${text}: a time like 60s, 1500ms or 2m is wanted`);
  return Number(match[1]) * unit;
}
