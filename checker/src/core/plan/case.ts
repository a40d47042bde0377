/** A planned request and the responses that the contract allows. */
import type { ErrorRow, Operation, Payload, When } from '../contract/types.ts';
import type { Ask } from '../exchange/ask.ts';

/** Subject of a case: a valid request, one kind of fault, or two at once. */
export type Trigger = 'valid' | 'journey' | 'unreadable' | 'precedence' | Exclude<When, 'fault'>;

/** The response that the contract allows. */
export type Expectation =
  /**
   * Success, or a refusal that depends on the state of the target. `unless`: the row that the state should cause. `tried`: a backend
   * may have reasons against it that no schema states, as against generated values, credentials and repeated writes.
   */
  | { readonly kind: 'answered'; readonly unless?: ErrorRow; readonly tried?: true }
  /** Part of a conversation, which defines its own expectations. */
  | { readonly kind: 'conversation' }
  /**
   * Request of observed traffic from an unknown account, or one that a hook has completed. `right`: it certainly keeps the contract.
   * `row`: the row that refuses it if not.
   */
  | { readonly kind: 'observed'; readonly right: boolean; readonly row?: ErrorRow }
  /** Refusal with the code of this row: exactly if the specification gives it, else any of its class. `anyhow`: with any code. */
  | { readonly kind: 'refused'; readonly row: ErrorRow; readonly anyhow?: true }
  /** Malformed request: HTTP 400 or similar, or the refusal of the row. `mayBeRead`: or a success. */
  | { readonly kind: 'unreadable'; readonly row?: ErrorRow; readonly mayBeRead?: boolean };

export interface Case {
  /** `<operation>/<trigger>/<name>`: the same in every run with the same seed. */
  readonly id: string;
  readonly operation: Operation;
  readonly trigger: Trigger;
  readonly ask: Ask;
  readonly expect: Expectation;
  /** The valid request from which an invalid one deviates. */
  readonly right?: Payload;
  /** Scenario of the simulator for the required state. */
  readonly scenario?: string;
  /** Id that `--replay` takes instead of `id`, for a case that needs the requests before it: `round/all`. */
  readonly replay?: string;
}

/** Makes a case. @param name tells the cases of one operation and trigger apart */
export const caseOf = (
  operation: Operation,
  trigger: Trigger,
  name: string,
  rest: Pick<Case, 'ask' | 'expect' | 'scenario' | 'right'>,
): Case => ({
  id: `${operation.address}/${trigger}/${name.replaceAll(' ', '-')}`,
  operation,
  trigger,
  ...rest,
});
