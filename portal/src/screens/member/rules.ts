import type { MemberLevel } from '#generated/shared/enums/MemberLevel.ts';
import type { MemberTimeLevel } from '#generated/shared/enums/MemberTimeLevel.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import type { Outputs } from '#generated/standard/io.ts';
import { tenureFrom, timeLevels } from '../../domain/member/member.ts';
import { formatMoney } from '../../format/money.ts';
import { copy } from './copy.ts';

export type Level = Outputs['queryCompanyLevelProgress'];
type Rights = Outputs['queryCompanyLevelRights'];
export interface LevelRights {
  readonly level: MemberLevel;
  readonly rights: Rights;
}

/** Percentage of the progress bar to fill. The levels are equally far apart on it, whatever amounts they require. */
export function ladderPercent(rules: readonly { readonly tradeAmount: number }[], traded: number): number {
  if (rules.length < 2) return 0;
  const reached = rules.findLastIndex(({ tradeAmount }) => traded >= tradeAmount);
  const from = rules[reached]?.tradeAmount ?? 0;
  const to = rules[reached + 1]?.tradeAmount;
  const progress = to === undefined ? 0 : (traded - from) / (to - from);
  return Math.max(0, ((reached + progress) / (rules.length - 1)) * 100);
}

/** The next time level and the whole months until then; undefined at the top. */
export function nextTimeLevel(
  level: MemberTimeLevel,
  months: number,
): { readonly level: MemberTimeLevel; readonly months: number } | undefined {
  const next = timeLevels[timeLevels.indexOf(level) + 1];
  return next && { level: next, months: Math.max(0, tenureFrom[next] - months) };
}

/** A cell of the table of rights: a value, maybe with a note below it, or whether the level has the right. */
export type RightCell = { readonly value: string; readonly note?: string } | 'has' | 'none';

export interface RightRow {
  readonly name: string;
  /** One cell for each level, in the order of the levels. */
  readonly cells: readonly RightCell[];
}

/** The distinct items of all levels; items that a lower level introduces come first. */
const distinctItems = <Item>(
  levels: readonly LevelRights[],
  of: (rights: Rights) => readonly Item[],
): Item[] => [...new Set(levels.flatMap(({ rights }) => of(rights)))];

const specials = ({ specialRightRes }: Rights): string[] =>
  specialRightRes.specialRightDesc.split('，').filter((text) => text !== '');

/** The rows of the table of rights: billing periods with their prices, then coupons, then special rights. */
export function rightRows(levels: readonly LevelRights[]): RightRow[] {
  const row = (name: string, cell: (rights: Rights) => RightCell): RightRow => ({
    name,
    cells: levels.map(({ rights }) => cell(rights)),
  });
  const cycles = distinctItems(levels, ({ billingPeriodRes }) => billingPeriodRes.periodList);
  const coupons = distinctItems(levels, ({ couponRightRes }) =>
    couponRightRes.rights.map((right) => right.couponName),
  );
  return [
    ...cycles.map((cycle) =>
      row(copy.rights.cycle(CycleLabel[cycle]), (rights) => periodCell(rights, cycle)),
    ),
    ...coupons.map((name) => row(name, (rights) => couponCell(rights, name))),
    ...distinctItems(levels, specials).map((name) =>
      row(name, (rights) => (specials(rights).includes(name) ? 'has' : 'none')),
    ),
  ];
}

function periodCell({ billingPeriodRes, billingPeriodPriceRes }: Rights, cycle: string): RightCell {
  if (!billingPeriodRes.periodList.some((entry) => entry === cycle)) return 'none';
  const price = billingPeriodPriceRes.priceList.find((entry) => entry.cycle === cycle);
  if (price === undefined) return 'has';
  const charge = copy.rights.charge(String(price.serviceCharge));
  if (price.longestDays === undefined) return { value: charge };
  return { value: copy.rights.days(price.longestDays), note: charge };
}

function couponCell({ couponRightRes }: Rights, name: string): RightCell {
  const right = couponRightRes.rights.find(({ couponName }) => couponName === name);
  if (right === undefined) return 'none';
  return {
    value: `¥${formatMoney(right.couponAmount, { cents: false })}`,
    note: copy.rights.pieces(right.couponNum),
  };
}
