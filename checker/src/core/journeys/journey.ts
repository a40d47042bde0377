/** Defines a journey as data: calls in sequence, with the expected content of each response. */
import type { KeptValues } from '../base/values.ts';
import type { Payload } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import type { Criterion } from './expressions/criterion.ts';

/** One call of a journey. */
export interface Step {
  /** Id of the operation, with its service if several have one of that name. */
  readonly call: string;
  /** Payload; `$name` stands for a kept value, `$key.x` for a new idempotency key. */
  readonly with: Payload;
  /** Pointers to the response values to keep, by name. `/list[canRepay=true]` selects the first matching item. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Allowed codes of the refusal. */
  readonly refused?: readonly string[];
  /** The refusal changes something: it uses up an attempt. */
  readonly costs?: boolean;
  /** The response equals that of the previous step: one idempotency key has one effect. */
  readonly same?: boolean;
  /** Expected values by pointer. */
  readonly shows?: Readonly<Record<string, unknown>>;
  /** Values by pointer: the number there must be smaller. */
  readonly below?: Readonly<Record<string, unknown>>;
  /** The list at `in` has an item with these members, or (`lacks`) has none. */
  readonly holds?: Item;
  readonly lacks?: Item;
  /** Account of the request, if it differs from the journey's. */
  readonly as?: string;
  /** The response only has to keep the contract. */
  readonly anyAnswer?: boolean;
  /** Number of seconds within which the step may become true. */
  readonly patience?: number;
  /** Parts of an Arazzo workflow: its name, success criteria, and outputs by expression. */
  readonly stepId?: string;
  readonly criteria?: readonly Criterion[];
  readonly outputs?: Readonly<Record<string, string>>;
  /** Headers in addition to those of the account. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A list by its pointer, and the members of one of its items. */
export type Item = { readonly in: string } & Payload;

export interface Journey {
  readonly name: string;
  readonly title: string;
  /** Scenario of the simulator. Another target must be in that state already, otherwise the journey is left out. */
  readonly scenario?: string;
  readonly login?: Login;
  /** The journey needs data, codes or the clock of our simulator. Any other target runs it only if check.yaml advances its clock. */
  readonly simulator?: boolean;
  readonly steps: readonly Step[];
  /** Values known before the first step. */
  readonly kept?: KeptValues;
  /** Set if the file could not be read as a journey: the reason. Such a journey does not run. */
  readonly unread?: string;
}
