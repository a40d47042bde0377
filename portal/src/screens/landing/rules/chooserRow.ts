import { Cycle } from '#generated/shared/enums/Cycle.ts';
import { ProductCode } from '#generated/shared/enums/ProductCode.ts';

export interface CycleDays {
  readonly bill: string;
  readonly repay: string;
}

/** spec 2 §2.2; other rule types show a dash (ns-chooser-trigger). */
export function cycleDays(
  ruleType: string | undefined,
  texts: Readonly<Record<'monthly' | 'monthlyPlus' | 'weekly' | 'other', CycleDays>>,
): CycleDays {
  switch (ruleType) {
    case Cycle.Monthly:
      return texts.monthly;
    case Cycle.MonthlyPlus:
      return texts.monthlyPlus;
    case Cycle.Weekly:
      return texts.weekly;
    default:
      return texts.other;
  }
}

/** The older wholesale product has its own home, the guard sends the rest on. spec 2 §2.2 */
export const chooserHome = (productCode: string): 'fenxiao' | 'company' =>
  productCode === ProductCode.Wholesale ? 'fenxiao' : 'company';
