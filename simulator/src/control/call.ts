import { operations } from '#generated/control/operations.ts';
import { validatorsOf } from '#tools/validators/index.ts';
import { asText, describeErrors } from '../json/violations.ts';
import type { ControlContext, OperationId } from './context.ts';
import { handlers } from './handlers.ts';
import { Refused } from './refused.ts';

const { requests, responses } = await validatorsOf<OperationId | 'streamLog'>('control');

type AnyControlHandler = (input: unknown, context: ControlContext) => Promise<unknown>;

export const controlOperations = Object.values(operations);

/** @throws Refused naming where an input is not as the contract says; what a query holds is read as what it means */
export function refuseInvalid(id: OperationId | 'streamLog', input: unknown): void {
  const validInput = requests[id];
  if (validInput(input)) return;
  const violations = describeErrors(validInput.errors);
  throw new Refused(400, `请求不符合约定：${violations.map(asText).join('；')}`, { violations });
}

/** Validates, runs, validates. @throws Refused; any other error is a defect of ours */
export async function call(id: OperationId, input: unknown, context: ControlContext): Promise<unknown> {
  refuseInvalid(id, input);
  // Input and handler belong together by id, which a lookup by text cannot say in types.
  const answer = await (handlers[id] as unknown as AnyControlHandler)(input, context);
  const validAnswer = responses[id];
  if (validAnswer(answer)) return answer;
  throw new Error(
    `the answer of ${id} breaks the contract: ${describeErrors(validAnswer.errors).map(asText).join('; ')}`,
  );
}
