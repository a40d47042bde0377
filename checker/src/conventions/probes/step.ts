import type { Operation, Payload } from '../../core/contract/types.ts';

/** A step that a walk tries in each state. */
export interface Step {
  readonly action: Operation;
  /**
   * Fills the request from the resource; undefined if that is not possible. A step without it sends values that the run chooses.
   * @param base a request of the action @param shown the resource
   */
  readonly fill?: (base: Payload, shown: Payload) => Payload | undefined;
}
