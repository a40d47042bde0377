/** Defines a journey as data: calls in sequence, with the expected content of each response. */
import type { Kept } from '../base/values.ts';
import type { Payload } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import type { Criterion } from './expressions/criterion.ts';

export interface Step {
  /** The operation: its id, with the service before it where several have one. */
  readonly call: string;
  /** Payload; `$name` stands for a kept value, `$key.x` for a new idempotency key. */
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
  /** Numbers that must be smaller than the kept values. */
  readonly below?: Readonly<Record<string, unknown>>;
  /** The list at `in` has an item with these members, or has none. */
  readonly holds?: Item;
  readonly lacks?: Item;
  /** The account that asks, where it is not that of the journey. */
  readonly as?: string;
  /** The response only has to keep the contract. */
  readonly anyAnswer?: boolean;
  /** How many seconds it may take until it shows. */
  readonly patience?: number;
  /** Parts of an Arazzo workflow: its name, success criteria, and outputs by expression. */
  readonly stepId?: string;
  readonly criteria?: readonly Criterion[];
  readonly outputs?: Readonly<Record<string, string>>;
  /** Headers beside those of the account. */
  readonly headers?: Readonly<Record<string, string>>;
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
  /** Values known before the first step. */
  readonly kept?: Kept;
  /** Reason that the journey cannot run. */
  readonly unread?: string;
}
