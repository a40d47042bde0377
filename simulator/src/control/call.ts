import { operations } from '#generated/control/operations.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import { asText, describeErrors } from '../json/violations.ts';
import type { ControlContext, OperationId } from './context.ts';
import { handlers } from './handlers.ts';
import { Refused } from './refused.ts';

/** streamLog is no OperationId, because it has no handler: server/log/logStream.ts serves it. */
const { requests, responses } = await validatorsOf<OperationId | 'streamLog'>('control');

type AnyControlHandler = (input: unknown, context: ControlContext) => Promise<unknown>;

export const controlOperations = Object.values(operations);

/** Validates an input, and converts query values to their types. @throws Refused with each violation of the contract */
export function refuseInvalid(id: OperationId | 'streamLog', input: unknown): void {
  const validInput = requests[id];
  if (validInput(input)) return;
  const violations = describeErrors(validInput.errors);
  throw new Refused(400, `请求不符合约定：${violations.map(asText).join('；')}`, { violations });
}

/** Validates the input, runs the operation, validates the output. @throws Refused; any other error is a bug */
export async function call(id: OperationId, input: unknown, context: ControlContext): Promise<unknown> {
  refuseInvalid(id, input);
  // Input and handler belong together by id, which types cannot express for a lookup by text.
  const answer = await (handlers[id] as unknown as AnyControlHandler)(input, context);
  const validAnswer = responses[id];
  if (validAnswer(answer)) return answer;
  throw new Error(
    `the answer of ${id} breaks the contract: ${describeErrors(validAnswer.errors).map(asText).join('; ')}`,
  );
}
