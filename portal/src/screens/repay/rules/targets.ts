import type { Inputs, Outputs } from '#generated/provisional/io.ts';

/** A bill to repay, or one of its periods. */
export type Target = NonNullable<Inputs['prepareRepay']['bills']>[number];
export type Preparation = Outputs['prepareRepay'];
export type RepayBill = Preparation['bills'][number];

/** The debts to repay: bills or periods; none means everything due. `early` includes periods that are not billed yet. */
export interface Choice {
  readonly bills?: Target[];
  readonly early?: true;
}

/** A bill number has up to the length that the API contract allows; a period is a positive integer. */
const entry = /^([^.,\s]{1,64})(?:\.([1-9]\d{0,2}))?$/;

/** `NO1,NO2.3` → bill NO1, and period 3 of NO2. Invalid entries are dropped. */
export function targetsOf(text: string | null): Target[] {
  const named = (text ?? '').split(',').flatMap((part): Target[] => {
    const [, billNo, period] = entry.exec(part.trim()) ?? [];
    if (billNo === undefined) return [];
    return [period === undefined ? { billNo } : { billNo, period: Number(period) }];
  });
  const distinct = new Map(named.map((target) => [textOf(target), target]));
  return [...distinct.values()];
}

const textOf = ({ billNo, period }: Target): string =>
  period === undefined ? billNo : `${billNo}.${String(period)}`;

/** Formats the targets for the URL. */
export const textOfAll = (targets: readonly Target[]): string => targets.map(textOf).join(',');

/** Reads the debts of the URL. */
export function choiceOf(query: URLSearchParams): Choice {
  const bills = targetsOf(query.get('bills'));
  return { ...(bills.length > 0 && { bills }), ...(query.get('early') === '1' && { early: true }) };
}

/** The debt of a row: a split bill needs the number of the period, an unsplit one has no periods. */
export const targetOf = ({
  billNo,
  period,
  periods,
}: Pick<RepayBill, 'billNo' | 'period' | 'periods'>): Target =>
  periods === 1 ? { billNo } : { billNo, period };
