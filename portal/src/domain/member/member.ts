import { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import { MemberPromiseLevel } from '#generated/shared/enums/MemberPromiseLevel.ts';
import { MemberTimeLevel } from '#generated/shared/enums/MemberTimeLevel.ts';

/** Trade amount from which each level starts, in yuan. 1 §9 */
export const levelFrom: Readonly<Record<MemberLevel, number>> = {
  V1: 0,
  V2: 60_000,
  V3: 150_000,
  V4: 600_000,
  V5: 1_500_000,
  V6: 3_000_000,
};

export const memberLevels = Object.values(MemberLevel);

export const tierFor = (tradeAmount: number): MemberLevel =>
  memberLevels.findLast((level) => tradeAmount >= levelFrom[level]) ?? MemberLevel.V1;

export interface LevelFacts {
  readonly userLevel: MemberLevel;
  readonly userTradeAmount: number;
  readonly nextLevelNeedTradeAmount?: number | undefined;
}

/** Percent toward the next level: traded / (traded + still needed), capped; V6 is full. 2 §2.4 */
export function levelPercent(level: LevelFacts): number {
  const needed = level.nextLevelNeedTradeAmount ?? 0;
  if (level.userLevel === MemberLevel.V6) return 100;
  const target = level.userTradeAmount + needed;
  return target <= 0 ? 0 : Math.min(Math.floor((level.userTradeAmount / target) * 100), 100);
}

/** Months from which each time level starts, lower bound included (open point ns-time-level-config). */
export const tenureFrom: Readonly<Record<MemberTimeLevel, number>> = {
  [MemberTimeLevel.Under3]: 0,
  [MemberTimeLevel.From3To6]: 3,
  [MemberTimeLevel.From6To12]: 6,
  [MemberTimeLevel.From12To36]: 12,
  [MemberTimeLevel.From36To48]: 36,
  [MemberTimeLevel.Over48]: 48,
};

export const timeLevels = Object.values(MemberTimeLevel);

export const timeLevelFor = (months: number): MemberTimeLevel =>
  timeLevels.findLast((level) => months >= tenureFrom[level]) ?? MemberTimeLevel.Under3;

/** Maximum days overdue within a year for gold. 1 §9 */
const GOLD_DAYS = 5;

/** Diamond: no overdue in a year; gold: none now and at most five days within the year. 1 §9 */
export function promiseLevelFor(record: {
  readonly overdueNow: boolean;
  readonly longestOverdueDays: number;
}): MemberPromiseLevel | undefined {
  if (record.overdueNow || record.longestOverdueDays > GOLD_DAYS) return undefined;
  return record.longestOverdueDays === 0 ? MemberPromiseLevel.Diamond : MemberPromiseLevel.Gold;
}

/** Credit within three months that makes a VIP, in yuan. 1 §9 */
const VIP_CREDIT = 1_000_000;
export const isVip = (creditInThreeMonths: number): boolean => creditInThreeMonths >= VIP_CREDIT;

/** The quota badge's level when none is given. 2 §9 */
const VIP = 'VIP';
export const quotaBadgeLevel = (medal: {
  readonly lit?: boolean;
  readonly level?: string | undefined;
}): string => medal.level ?? VIP;
