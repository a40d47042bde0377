/** Writes the operation log after an answered write; only the baseline also writes there (baseline/operationsBefore.ts). */
import { OperationResult } from '#generated/shared/enums.ts';
import type { Operation } from '../../services/catalogue.ts';
import { codeNamed } from '../../services/codes.ts';
import { operationKind, operationName } from '../../services/operationKind.ts';
import { withOperation } from '../../world/operations/operations.ts';
import type { Instant } from '../../world/values/calendar.ts';
import type { World } from '../../world/world.ts';
import type { Decision } from '../decision.ts';
import { amountIn, subjectIn } from './subjectIn.ts';
import { messageOf } from './wrap.ts';

interface OperationRequest {
  readonly operation: Operation;
  readonly input: unknown;
  readonly device: string;
  /** The login before the operation. */
  readonly by: World['viewer'];
}

/** Returns the world with a record of the operation. Reads, and visitors without an account, leave none. */
export function withNote(world: World, request: OperationRequest, decision: Decision, now: Instant): World {
  const { operation, input, device, by } = request;
  if (operation.effect !== 'write' || !by.loggedIn) return world;
  const subject = subjectIn(input);
  const amount = amountIn(input);
  const act = {
    kind: operationKind(operation),
    operation: operationName(operation),
    ...(subject !== undefined && { subject }),
    ...(amount !== undefined && { amount }),
    device,
    ...resultOf(operation, decision),
  };
  return withOperation(world, by, act, now);
}

function resultOf(
  operation: Operation,
  decision: Decision,
): { result: OperationResult; resultText?: string } {
  if (decision.kind !== 'refusal') return { result: OperationResult.Done };
  const resultText = messageOf(operation, decision);
  const waits =
    operation.service === 'provisional' && decision.code === codeNamed(operation, 'ApprovalRequired').code;
  return { result: waits ? OperationResult.Waiting : OperationResult.Refused, resultText };
}
