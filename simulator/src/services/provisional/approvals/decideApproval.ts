import { ApprovalStatus, SmsType } from '#generated/shared/enums.ts';
import {
  endApproval,
  isDecidable,
  isWaiting,
  movesMoney,
  visibleApprovals,
} from '#simulator/world/approvals/approvals.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { World } from '#simulator/world/world.ts';
import type { Handler } from '../../handler.ts';
import { approvalEntry } from '../wire/approval.ts';
import { operationIn } from '../wire/guarded.ts';
import { proveIdentity } from '../wire/proveIdentity.ts';
import { runForAsker } from '../wire/runForAsker.ts';

/**
 * Runs an approved request in the name of its asker, now and with all its own checks; their refusal leaves the
 * approval open. Approving a movement of money needs a proof of identity. The proof is not part of the content: a
 * repeated decision with a new proof is the same request.
 */
export const decideApproval: Handler<'provisional', 'decideApproval'> = (input, { world, now }) => {
  const { password: _password, smsToken: _token, ...content } = input;
  const { productCode, approvalNo, approve, reason } = content;
  const approval = visibleApprovals(world, productCode).find(({ id }) => id === approvalNo);
  if (approval === undefined) return { refuse: 'ApprovalNotFound' };
  const known = lookUpKey(world, 'decideApproval', content);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  if (known.state === 'again') return { data: approvalEntry(world, approval) };
  if (!isWaiting(approval)) return { refuse: 'ApprovalEnded' };
  if (!isDecidable(world, approval)) return { refuse: 'ApprovalNotYours' };
  if (!approve && reason === undefined) return { refuse: 'ApprovalReasonMissing' };

  const decision = { pin: world.viewer.pin, ...(reason !== undefined && { reason }) };
  // Undefined only in a world patched by hand: submitApproval and the scenarios store approvals with exactly one operation.
  const operation = operationIn(approval.content);
  const run = (from: World) =>
    !approve || operation === undefined ? { world: from } : runForAsker(from, operation, approval.pin, now);
  // Runs before the proof too, so that a refusal does not use it up.
  const possible = run(world);
  if ('problem' in possible) return outdated(possible.problem);
  const proof =
    approve && movesMoney(approval) ? proveIdentity(world, input, SmsType.Approval, now) : { world };
  if ('refuse' in proof) return proof;
  const tried = run(proof.world);
  if ('problem' in tried) return outdated(tried.problem);
  const made = approve ? operation?.made(tried.world) : undefined;
  const ending = {
    status: approve ? ApprovalStatus.Approved : ApprovalStatus.Refused,
    decision,
    ...(made !== undefined && { made }),
  };
  const ended = endApproval(tried.world, approval.id, ending, now);
  if ('refuse' in ended) return { refuse: 'ApprovalEnded' };
  return {
    data: approvalEntry(ended.world, ended.approval),
    world: rememberKey(ended.world, 'decideApproval', content, approval.id),
  };
};

const outdated = (problem: string) =>
  ({ refuse: 'ApprovalOutdated', message: `${problem}。款项与额度均未变动` }) as const;
