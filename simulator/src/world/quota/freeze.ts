/** Frozen amounts and their reasons. Open orders reserve a part of the line; a freeze takes everything unused (spec 1 §4). */
import { AccountStatus, FreezeKind, QuotaStatus, RiskFrozenStatus } from '#generated/shared/enums.ts';
import { overdueItems } from '../ledger/ledger.ts';
import type { Day, Moment } from '../values/calendar.ts';
import type { Cents } from '../values/money.ts';
import { digitsOf } from '../values/numbers.ts';
import type { World } from '../world.ts';
import { quotaFigures } from './quota.ts';

export interface Freeze {
  id: string;
  kind: FreezeKind;
  amount: Cents;
  reason: string;
  since: Moment;
  release: string;
  orderId?: string;
  billId?: string;
}

type Reason = Omit<Freeze, 'id' | 'amount' | 'since'>;

function reasonsOf(world: World, today: Day): Reason[] {
  const { quota } = world;
  const reasons: Reason[] = [];
  if (quota.frozenByOverdue) {
    const worst = overdueItems(world, today).sort((a, b) => a.item.dueOn.localeCompare(b.item.dueOn))[0];
    reasons.push({
      kind: FreezeKind.Overdue,
      reason: '账单逾期超过30天',
      release: '还清全部逾期账单后自动解冻',
      ...(worst && { billId: worst.bill.id }),
    });
  }
  if (
    quota.status === AccountStatus.Frozen ||
    (quota.quotaStatus === QuotaStatus.Frozen && !quota.frozenByOverdue)
  )
    reasons.push({
      kind: FreezeKind.Account,
      reason: '账户额度已冻结',
      release: '请联系客服核实，热线400-088-8816',
    });
  if (quota.riskFrozenStatus === RiskFrozenStatus.RiskFrozen)
    reasons.push({
      kind: FreezeKind.Risk,
      reason: '账户存在风险',
      release: '请联系客服核实，热线400-088-8816',
    });
  return reasons;
}

/** Returns the frozen amounts, reasons of a freeze first. The first reason has the whole amount besides the held one. */
export function freezes(world: World, today: Day): Freeze[] {
  const { quota } = world;
  const { frozen } = quotaFigures(quota, world);
  const held = Math.min(quota.held, frozen);
  const since = quota.frozenSince ?? quota.heldSince;
  const numbered = (index: number, at: Moment): string =>
    `DJ${digitsOf(at.slice(0, 10))}${String(81 + index).padStart(8, '0')}`;
  const reasons = reasonsOf(world, today).map((reason, index): Freeze => ({
    ...reason,
    id: numbered(index, since),
    amount: index === 0 ? frozen - held : 0,
    since,
  }));
  if (held === 0) return reasons;
  const hold: Freeze = {
    id: numbered(reasons.length, quota.heldSince),
    kind: FreezeKind.OrderHold,
    amount: held,
    reason: '订单已提交，待出库',
    since: quota.heldSince,
    release: '出库后转为已用额度，取消后释放',
    ...(quota.heldOrderId !== undefined && { orderId: quota.heldOrderId }),
  };
  return [...reasons, hold];
}
