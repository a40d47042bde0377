import { addFault } from '../../../generated/control/client.ts';
import type { Ask } from './control.ts';
import type { Fault, FaultAnswer, FaultWhen } from './wire.ts';

/** What the simulator does instead of answering by its world, for requests of one operation. */
export interface Rule {
  /** @param times for so many requests; without it always */
  fail(answer: FaultAnswer, times?: number): Promise<Fault>;
}

/** @param when which requests of the operation; without it all of them */
export const ruleOf = (ask: Ask, operation: string, when?: FaultWhen): Rule => ({
  fail: (answer, times) =>
    ask(addFault, {
      on: operation,
      answer,
      ...(when && { when }),
      ...(times !== undefined && { times }),
    }),
});
