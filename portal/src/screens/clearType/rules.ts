import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { Cycle as Cycles } from '#generated/shared/enums/Cycle.ts';
import { paths } from '../../paths.ts';
import type { Product } from '../../products/product.ts';
import { copy } from './copy.ts';

export type ClearTypes = Outputs['queryClearTypes'];
export type ClearType = ClearTypes['current'];
export type Option = ClearTypes['options'][number];
export type AccountRow = Outputs['queryClearTypeAccountPage']['list'][number];
export type Acceptance = Outputs['changeClearType'];
export type Effect = Acceptance['effects'][number];
export type Cycle = Inputs['changeClearType']['value'];

export interface ClearTypePages {
  readonly manage: () => string;
  readonly change: (query?: { jdpin?: string }) => string;
}

/** The paths of 1 §2 for each family's pair of pages; factoring changes on the shared one. */
export function clearTypePages({ type }: Pick<Product, 'type'>): ClearTypePages {
  if (type === 'company') return { manage: paths.companyClearType, change: paths.companyClearTypeChange };
  if (type === 'baolibiaopin') return { manage: paths.factoringClearType, change: paths.clearTypeChange };
  return { manage: paths.clearType, change: paths.clearTypeChange };
}

/** The fee in the table; an empty cell means interest by the day. 1 §9 */
export const chargeText = ({ serviceCharge }: Pick<ClearType, 'serviceCharge'>): string =>
  serviceCharge === '' ? copy.noCharge : serviceCharge;

/** The first repayment date with the chosen day of its month. */
export const onDay = (date: string, day: number | undefined): string =>
  day === undefined ? date : `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** The current state that a change is compared with. */
export interface Current extends Pick<ClearTypes, 'lastPayDay'> {
  readonly current: Pick<ClearType, 'value'>;
}

/** True when cycle and day stay the same. */
export const changesNothing = (
  choice: Pick<Inputs['changeClearType'], 'value' | 'lastPayDay'>,
  { current, lastPayDay }: Current,
): boolean => choice.value === current.value && choice.lastPayDay === lastPayDay;

/** The initially marked day: the account's own, or the later one (docs/decisions/0204). */
export const firstDay = (option: Option, own: number | undefined): number | undefined =>
  option.lastPayDays?.find((day) => day === own) ?? option.lastPayDays?.at(-1);

/** The effects and their dates before submitting: the same lines as in the provider's response. */
export function effectsOf(current: ClearType, option: Option, day: number | undefined): Effect[] {
  const { fields, change } = copy;
  const { effectiveDate, firstBillDate, firstRepayDate } = option;
  const payDate = day === undefined ? option.lastPayDate : change.payDayOf(day);
  return [
    { item: fields.billed, before: current.billedDate, after: option.billedDate, from: firstBillDate },
    { item: fields.lastPay, before: current.lastPayDate, after: payDate, from: onDay(firstRepayDate, day) },
    {
      item: fields.days,
      before: copy.dayCount(current.dayValue),
      after: copy.dayCount(option.dayValue),
      from: effectiveDate,
    },
    { item: fields.charge, before: chargeText(current), after: chargeText(option), from: effectiveDate },
    {
      item: change.unbilled,
      before: change.unbilledNow(current.text),
      after: change.unbilledThen(current.text, effectiveDate),
      from: effectiveDate,
    },
  ];
}

/** True when the account uses the trial's cycle or the product has it: otherwise there is nothing to try. */
export const offersMonthlyPlus = ({ current, options }: Pick<ClearTypes, 'current' | 'options'>): boolean =>
  [current, ...options].some(({ value }) => value === Cycles.MonthlyPlus);
