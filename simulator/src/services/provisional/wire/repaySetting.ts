/** The repay setting on the wire. */
import { AccountType } from '#generated/shared/enums.ts';
import { mainInvestorNo } from '#simulator/world/company/investors.ts';
import { accountForSource, spendable } from '#simulator/world/funds/funds.ts';
import { autoSources, nextDeduction, sourceObstacle } from '#simulator/world/repayment/repaySetting.ts';
import { terms } from '#simulator/world/terms.ts';
import { dayOf, type Instant } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import { maskedPhone } from './masks.ts';

type AutoSource = (typeof autoSources)[number];

/** Returns all sources: first the chosen ones in the chosen order, then the others. */
function inOrder({ repaySetting }: World): AutoSource[] {
  const place = (source: AutoSource): number => {
    const index = repaySetting.sources.indexOf(source);
    return index < 0 ? autoSources.length : index;
  };
  return [...autoSources].sort((a, b) => place(a) - place(b));
}

const accountEntries = (world: World) =>
  inOrder(world).flatMap((source) => {
    const account = accountForSource(world, source, mainInvestorNo);
    if (account === undefined) return [];
    const reason = sourceObstacle(world, source);
    return [
      {
        source,
        accountNo: account.accountNo,
        accountName: world.company.name,
        balance: yuan(spendable(world, account)),
        used: world.repaySetting.sources.includes(source),
        usable: reason === undefined,
        ...(reason !== undefined && { reason }),
      },
    ];
  });

const nextEntry = (world: World, now: Instant) => {
  const next = nextDeduction(world, now);
  return next && { next: { deductDate: dayOf(next.at), dueDate: next.dueOn, amount: yuan(next.amount) } };
};

export const repaySettingEntry = (world: World, now: Instant) => {
  const { auto, deductDaysBefore, remindDaysBefore, remindPhone, updated } = world.repaySetting;
  const editable = world.viewer.account === AccountType.Parent;
  return {
    autoRepay: auto,
    accounts: accountEntries(world),
    deductDaysBefore,
    deductTime: terms.deductTime,
    remindDaysBefore,
    // Unmasked for the parent only.
    remindPhone: editable ? remindPhone : maskedPhone(remindPhone),
    ...nextEntry(world, now),
    editable,
    ...(!editable && { reason: '仅母账号可修改还款设置' }),
    ...(updated && { updatedAt: updated.at, updatedBy: updated.pin }),
  };
};
