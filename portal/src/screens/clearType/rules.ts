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

/** Addresses of the pages that show and change clear types. */
export interface ClearTypePages {
  readonly manage: () => string;
  readonly change: (query?: { jdpin?: string }) => string;
}

/** Addresses of both pages for a product. 1 §2 */
export function clearTypePages({ type }: Pick<Product, 'type'>): ClearTypePages {
  if (type === 'company') return { manage: paths.companyClearType, change: paths.companyClearTypeChange };
  if (type === 'baolibiaopin') return { manage: paths.factoringClearType, change: paths.clearTypeChange };
  return { manage: paths.clearType, change: paths.clearTypeChange };
}

/** Text of the fee. An empty one means interest by the day. 1 §9 */
export const chargeText = ({ serviceCharge }: Pick<ClearType, 'serviceCharge'>): string =>
  serviceCharge === '' ? copy.noCharge : serviceCharge;

/** Moves a date to the chosen day of its month. */
export const onDay = (date: string, day: number | undefined): string =>
  day === undefined ? date : `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;

/** The current state that a change is compared with. */
export interface Current extends Pick<ClearTypes, 'lastPayDay'> {
  readonly current: Pick<ClearType, 'value'>;
}

/** Returns whether cycle and day stay the same. */
export const changesNothing = (
  choice: Pick<Inputs['changeClearType'], 'value' | 'lastPayDay'>,
  { current, lastPayDay }: Current,
): boolean => choice.value === current.value && choice.lastPayDay === lastPayDay;

/** The preselected day of an option: the account's own if the option has it, else the last one (docs/decisions/0204). */
export const firstDay = (option: Option, own: number | undefined): number | undefined =>
  option.lastPayDays?.find((day) => day === own) ?? option.lastPayDays?.at(-1);

/** The effects of a change and their dates, before it is submitted. The provider's response has the same lines. */
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

/** Returns whether monthly PLUS is the current cycle or offered: otherwise its trial is not shown. */
export const offersMonthlyPlus = ({ current, options }: Pick<ClearTypes, 'current' | 'options'>): boolean =>
  [current, ...options].some(({ value }) => value === Cycles.MonthlyPlus);
