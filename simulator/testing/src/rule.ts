import { addFault } from '../../../generated/control/client.ts';
import type { Ask } from './control.ts';
import type { Fault, FaultAnswer, FaultWhen } from './wire.ts';

/** Responses of the simulator in place of the world's, for requests of one operation. */
export interface Rule {
  /** @param times number of requests; all by default */
  fail(answer: FaultAnswer, times?: number): Promise<Fault>;
}

/** @param when filter of the operation's requests; all by default */
export const ruleOf = (ask: Ask, operation: string, when?: FaultWhen): Rule => ({
  fail: (answer, times) =>
    ask(addFault, {
      on: operation,
      answer,
      ...(when && { when }),
      ...(times !== undefined && { times }),
    }),
});
