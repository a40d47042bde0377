import { Cycle } from '#generated/shared/enums/Cycle.ts';

type ChooserDays = Readonly<Record<'monthly' | 'monthlyPlus' | 'weekly' | 'other', CycleDays>> & {
  readonly onDay: (day: number) => string;
};

/** Texts of the bill day and the repayment day. */
export interface CycleDays {
  readonly bill: string;
  readonly repay: string;
}

interface Rule {
  readonly ruleType?: string | undefined;
  /** The account's own repayment day of the month, which replaces the one of the cycle. docs/decisions/0233 */
  readonly lastPayDay?: number | undefined;
}

/** Bill day and repayment day of a cycle, as texts. Other cycles have a dash. spec 2 §2.2, ns-chooser-trigger */
export function cycleDays({ ruleType, lastPayDay }: Rule, texts: ChooserDays): CycleDays {
  const withOwnDay = (days: CycleDays): CycleDays =>
    lastPayDay === undefined ? days : { ...days, repay: texts.onDay(lastPayDay) };
  switch (ruleType) {
    case Cycle.Monthly:
      return withOwnDay(texts.monthly);
    case Cycle.MonthlyPlus:
      return withOwnDay(texts.monthlyPlus);
    case Cycle.Weekly:
      return texts.weekly;
    default:
      return texts.other;
  }
}
