/** What the provider knows about opening a product: real name, flow, qualifications, switches (spec 1 §4, 2 §2.2). */
import { type FlowType, type TargetVersion } from '#generated/shared/enums.ts';
import { daysBetween, type Day } from '../values/calendar.ts';
import { terms } from '../terms.ts';
import type { World } from '../world.ts';

export interface Opening {
  /** Enterprise account of the provider, which 12003 requires. */
  bpinUser: boolean;
  factoringType: string;
  flowType: FlowType;
  /** Company information has gaps: the menu says 待完善. */
  needCompleteInfo: boolean;
  /** May be upgraded to the wholesale product 12025. */
  upgradable: boolean;
  switches: { increaseEntrance: TargetVersion; newCreditRoute: TargetVersion };
}

/** Days until the credit line expires, 0 once it has. */
export const daysUntilExpiration = (world: World, today: Day): number =>
  Math.max(0, daysBetween(today, world.quota.expiresOn));

export const renewalOffered = (world: World, today: Day): boolean =>
  daysUntilExpiration(world, today) <= terms.renewalWindowDays;
