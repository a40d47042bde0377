import { saveApprovalSetting as save } from '#simulator/world/approvals/setting.ts';
import { cents } from '#simulator/world/values/money.ts';
import type { Handler } from '../../handler.ts';
import { approvalSettingEntry } from '../wire/approval.ts';

export const saveApprovalSetting: Handler<'provisional', 'saveApprovalSetting'> = (
  { enabled, amount, deciders },
  { world, now },
) => {
  if (enabled && amount === undefined) return { refuse: 'ApproverMissing' };
  const wish = { deciders, ...(enabled && amount !== undefined && { amount: cents(amount) }) };
  const outcome = save(world, wish, now);
  if ('refuse' in outcome) return { refuse: 'ApproverMissing' };
  return { data: approvalSettingEntry(outcome.world), world: outcome.world };
};
