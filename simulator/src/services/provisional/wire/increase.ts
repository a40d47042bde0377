import { IncreaseStatus } from '#generated/shared/enums.ts';
import type { IncreaseApplication } from '#simulator/world/quota/schema.ts';
import { yuan } from '#simulator/world/values/money.ts';

/** Returns the response to a new application; repeated requests get the same one, whatever became of it. */
export const increaseAcceptance = (entry: IncreaseApplication) => ({
  applyNo: entry.id,
  method: entry.method,
  status: IncreaseStatus.Reviewing,
  limitBefore: yuan(entry.limitBefore),
  submittedAt: entry.submittedAt,
  expectedAt: entry.finishedAt,
});

/** Returns an application with its current state. */
export function increaseRecord(entry: IncreaseApplication) {
  if (entry.status === IncreaseStatus.Reviewing) return increaseAcceptance(entry);
  const { expectedAt: finishedAt, ...facts } = increaseAcceptance(entry);
  return {
    ...facts,
    status: entry.status,
    finishedAt,
    ...(entry.limitAfter !== undefined && { limitAfter: yuan(entry.limitAfter) }),
    ...(entry.refuseReason !== undefined && { refuseReason: entry.refuseReason }),
  };
}
