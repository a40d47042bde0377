import { addFault } from '../../../generated/control/client.ts';
import type { Ask } from './control.ts';
import type { Fault, FaultAnswer, FaultWhen } from './wire.ts';

/** Lets requests of one operation fail. */
export interface Rule {
  /** @param times number of requests; all by default */
  fail(answer: FaultAnswer, times?: number): Promise<Fault>;
}

/** Makes the rule of an operation. @param when requests of the operation that it applies to; all by default */
export const ruleOf = (ask: Ask, operation: string, when?: FaultWhen): Rule => ({
  fail: (answer, times) =>
    ask(addFault, {
      on: operation,
      answer,
      ...(when && { when }),
      ...(times !== undefined && { times }),
    }),
});
