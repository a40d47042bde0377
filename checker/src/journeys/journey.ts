/** A conversation as data: calls one after the other, and what each must show of those before. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Payload } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';

export interface Step {
  /** Address of the operation. */
  readonly call: string;
  /** The payload; `$name` stands for what an earlier step kept, `$key.x` for a fresh idempotency key. */
  readonly with: Payload;
  /** Names for parts of the answer's data, by pointer; `/list[canRepay=true]` is the first item that fits. */
  readonly keep?: Readonly<Record<string, string>>;
  /** One of these codes must come. */
  readonly refused?: readonly string[];
  /** The answer is that of the step before: one idempotency key, one effect. */
  readonly same?: boolean;
  /** Values by pointer. */
  readonly shows?: Readonly<Record<string, unknown>>;
  /** Numbers that must have become smaller than what was kept. */
  readonly below?: Readonly<Record<string, unknown>>;
  /** The list at `in` has an item with these members, or has none. */
  readonly holds?: Item;
  readonly lacks?: Item;
  /** Nothing is asked of the answer but that it keeps the contract. */
  readonly anyAnswer?: boolean;
  /** How many seconds it may take until it shows. */
  readonly patience?: number;
}

export type Item = { readonly in: string } & Payload;

export interface Journey {
  readonly name: string;
  readonly title: string;
  /** The simulator's scenario; another target must happen to be in that state. */
  readonly scenario?: string;
  readonly login?: Login;
  /** Makes sense against our simulator only. */
  readonly simulator?: boolean;
  readonly steps: readonly Step[];
}

const folder = join(import.meta.dirname, 'data');

export const readJourneys = (): Journey[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      name: file.replace('.yaml', ''),
      ...parse(readFileSync(join(folder, file), 'utf8')),
    }));
