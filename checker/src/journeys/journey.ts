/** A conversation as data: calls one after the other, and what each must show of those before. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { CannotRun } from '../cli/cannotRun.ts';
import { messageOf } from '../cli/messageOf.ts';
import { isObject } from '../object.ts';
import type { Payload } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import { loginOf } from '../exchange/ask.ts';

export interface Step {
  /** The operation: its id, with the service before it where several have one. */
  readonly call: string;
  /** The payload; `$name` stands for what an earlier step kept, `$key.x` for a fresh idempotency key. */
  readonly with: Payload;
  /** Names for parts of the answer's data, by pointer; `/list[canRepay=true]` is the first item that fits. */
  readonly keep?: Readonly<Record<string, string>>;
  /** One of these codes must come. */
  readonly refused?: readonly string[];
  /** The refusal has changed something nevertheless: a try is spent. */
  readonly costs?: boolean;
  /** The answer is that of the step before: one idempotency key, one effect. */
  readonly same?: boolean;
  /** Values by pointer. */
  readonly shows?: Readonly<Record<string, unknown>>;
  /** Numbers that must have become smaller than what was kept. */
  readonly below?: Readonly<Record<string, unknown>>;
  /** The list at `in` has an item with these members, or has none. */
  readonly holds?: Item;
  readonly lacks?: Item;
  /** The account that asks, where it is not that of the journey. */
  readonly as?: string;
  /** Nothing is asked of the answer but that it keeps the contract. */
  readonly anyAnswer?: boolean;
  /** How many seconds it may take until it shows. */
  readonly patience?: number;
}

export type Item = { readonly in: string } & Payload;

export interface Journey {
  readonly name: string;
  readonly title: string;
  /** The simulator's scenario; another target must happen to be in that state, or it is left out. */
  readonly scenario?: string;
  readonly login?: Login;
  /** Makes sense against our simulator only. */
  readonly simulator?: boolean;
  readonly steps: readonly Step[];
}

/** The ones that came with the checker; own ones are of the same format. */
const folder = join(import.meta.dirname, 'data');

/**
 * @param own files, or folders of them (check.yaml)
 * @throws CannotRun for a file that is no journey
 */
export const readJourneys = (own: readonly string[] = []): Journey[] => [
  ...(bundled ??= journeysIn(folder)),
  ...own.flatMap(journeysOf),
];

/** What came with the checker does not change while it runs. */
let bundled: readonly Journey[] | undefined;

function journeysOf(path: string): Journey[] {
  if (!existsSync(path)) throw new CannotRun(`there are no journeys in ${path}`);
  if (statSync(path).isDirectory()) return journeysIn(path);
  const [journey] = journeysIn(dirname(path), basename(path));
  return journey ? [journey] : [];
}

const journeysIn = (place: string, only?: string): Journey[] =>
  readdirSync(place)
    .filter((file) => only === undefined || file === only)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => read(join(place, file)));

function read(file: string): Journey {
  const { steps, ...rest } = contentOf(file);
  const told =
    Array.isArray(steps) && steps.every((step) => isObject(step) && typeof step['call'] === 'string');
  if (!told) throw new CannotRun(`${file} is no journey: it needs 'steps:', each with 'call:'`);
  const name = basename(file, '.yaml');
  return {
    name,
    title: name,
    ...rest,
    ...(rest['login'] !== undefined && { login: loginOf(String(rest['login'])) }),
    steps: steps.map((step: Step) => ({
      ...step,
      with: step.with ?? {},
      ...(step.refused && { refused: [step.refused].flat().map(String) }),
    })),
  };
}

function contentOf(file: string): Payload {
  try {
    const content: unknown = parse(readFileSync(file, 'utf8'));
    return isObject(content) ? content : {};
  } catch (error) {
    throw new CannotRun(`cannot read the journey ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
}
