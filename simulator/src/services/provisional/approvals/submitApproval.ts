import { askApproval } from '#simulator/world/approvals/approvals.ts';
import { exceededThreshold } from '#simulator/world/approvals/setting.ts';
import { lookUpKey, rememberKey } from '#simulator/world/repayment/idempotency.ts';
import type { Handler } from '../../handler.ts';
import { approvalEntry } from '../wire/approval.ts';
import { operationIn } from '../wire/guarded.ts';
import { proveIdentity } from '../wire/proveIdentity.ts';
import { runForAsker } from '../wire/runForAsker.ts';

const refusals = { 'no-decider': 'ApproverMissing', waiting: 'ApprovalPending' } as const;

/**
 * Tries the operation, discards its result and stores the request for approval. An operation that needs a password or
 * code when done directly needs it here too. The proof is checked last, so that a refusal does not use it up.
 */
export const submitApproval: Handler<'provisional', 'submitApproval'> = (input, { world, now }) => {
  const { password: _password, smsToken: _token, ...wish } = input;
  const known = lookUpKey(world, 'submitApproval', wish);
  if (known.state === 'conflict') return { refuse: 'IdempotencyConflict' };
  const first =
    known.state === 'again' ? world.approvals.requests.find(({ id }) => id === known.made) : undefined;
  if (first) return { data: approvalEntry(world, first) };
  const { productCode: product, content, reason } = wish;
  const operation = operationIn(content);
  if (operation === undefined) return { refuse: 'ApprovalNotNeeded' };
  const tried = runForAsker(world, operation, world.viewer.pin, now);
  if ('problem' in tried) return { refuse: 'ApprovalOutdated', message: tried.problem };
  const amount = operation.amount(tried.world);
  const threshold = exceededThreshold(world, amount);
  if (threshold === undefined) return { refuse: 'ApprovalNotNeeded' };
  const subjects = operation.subjects(tried.world);
  const request = {
    kind: operation.kind,
    product,
    amount,
    threshold,
    subjects,
    content,
    ...(reason !== undefined && { reason }),
  };
  const possible = askApproval(world, request, now);
  if ('refuse' in possible) return { refuse: refusals[possible.refuse] };
  const proof = operation.proof === undefined ? { world } : proveIdentity(world, input, operation.proof, now);
  if ('refuse' in proof) return proof;
  const outcome = askApproval(proof.world, request, now);
  if ('refuse' in outcome) return { refuse: refusals[outcome.refuse] };
  return {
    data: approvalEntry(outcome.world, outcome.approval),
    world: rememberKey(outcome.world, 'submitApproval', wish, outcome.approval.id),
  };
};
