/** One request that will be sent, and what the contract lets come back. */
import type { ErrorRow, Operation, Payload, When } from '../contract/types.ts';
import type { Ask } from '../exchange/ask.ts';

/** Subject of a case: a valid request, one kind of fault, or two at once. */
export type Trigger = 'valid' | 'journey' | 'unreadable' | 'precedence' | Exclude<When, 'fault'>;

export type Expectation =
  /**
   * Success, or a refusal that depends on the state of the target; `unless`: the row that this state is there to provoke; `tried`:
   * it keeps its schema and its values are made up, so that a backend may have reasons against them that no schema says.
   */
  | { readonly kind: 'answered'; readonly unless?: ErrorRow; readonly tried?: true }
  /** Part of a conversation, which says itself what must come. */
  | { readonly kind: 'conversation' }
  /** Request of observed traffic from an unknown account; `row` is the row that refuses it if it is invalid. */
  | {
      readonly kind: 'observed';
      readonly right: boolean;
      readonly row?: ErrorRow;
      readonly wrongProduct?: true;
    }
  /** This row's code: exactly where the specification says it, else by class; `anyhow`: with whatever code. */
  | { readonly kind: 'refused'; readonly row: ErrorRow; readonly anyhow?: true }
  /** Not even well-formed: HTTP 400 and its kin, or the row's refusal. */
  | { readonly kind: 'unreadable'; readonly row?: ErrorRow; readonly mayBeRead?: boolean };

export interface Case {
  /** `<operation>/<trigger>/<name>`: the same in every run with the same seed. */
  readonly id: string;
  readonly operation: Operation;
  readonly trigger: Trigger;
  readonly ask: Ask;
  readonly expect: Expectation;
  /** The right request from which a wrong one departs. */
  readonly right?: Payload;
  /** The simulator's scenario that puts the target in the state. */
  readonly scenario?: string;
}

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
