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

/** Filled part of the ladder in percent: its rungs have equal distances, whatever the amounts between them. */
export function ladderPercent(rules: readonly { readonly tradeAmount: number }[], traded: number): number {
  const at = rules.findLastIndex(({ tradeAmount }) => traded >= tradeAmount);
  const [from, to] = [rules[at]?.tradeAmount ?? 0, rules[at + 1]?.tradeAmount];
  const within = to === undefined ? 0 : (traded - from) / (to - from);
  return rules.length < 2 ? 0 : Math.max(0, ((at + within) / (rules.length - 1)) * 100);
}

/** The next time level and the whole months until then; undefined at the top. */
export function nextTimeLevel(
  level: MemberTimeLevel,
  months: number,
): { readonly level: MemberTimeLevel; readonly months: number } | undefined {
  const next = timeLevels[timeLevels.indexOf(level) + 1];
  return next && { level: next, months: Math.max(0, tenureFrom[next] - months) };
}

/** A cell of the table of rights: a value with a note, or a plain yes. */
export type RightCell = { readonly value: string; readonly note: string } | 'has' | 'none';

export interface RightRow {
  readonly name: string;
  /** One for each level, in their order. */
  readonly cells: readonly RightCell[];
}

/** In the order of the levels that introduce them. */
const everyOf = <Item>(levels: readonly LevelRights[], of: (rights: Rights) => readonly Item[]): Item[] => [
  ...new Set(levels.flatMap(({ rights }) => of(rights))),
];

const specials = ({ specialRightRes }: Rights): string[] =>
  specialRightRes.specialRightDesc.split('，').filter((text) => text !== '');

/** The rights as a table, a row for each: billing periods with their price, coupons, special rights. */
export function rightRows(levels: readonly LevelRights[]): RightRow[] {
  const row = (name: string, cell: (rights: Rights) => RightCell): RightRow => ({
    name,
    cells: levels.map(({ rights }) => cell(rights)),
  });
  const cycles = everyOf(levels, ({ billingPeriodRes }) => billingPeriodRes.periodList);
  const coupons = everyOf(levels, ({ couponRightRes }) =>
    couponRightRes.rights.map((right) => right.couponName),
  );
  return [
    ...cycles.map((cycle) =>
      row(copy.rights.cycle(CycleLabel[cycle]), (rights) => periodCell(rights, cycle)),
    ),
    ...coupons.map((name) => row(name, (rights) => couponCell(rights, name))),
    ...everyOf(levels, specials).map((name) =>
      row(name, (rights) => (specials(rights).includes(name) ? 'has' : 'none')),
    ),
  ];
}

function periodCell({ billingPeriodRes, billingPeriodPriceRes }: Rights, cycle: string): RightCell {
  if (!billingPeriodRes.periodList.some((entry) => entry === cycle)) return 'none';
  const price = billingPeriodPriceRes.priceList.find((entry) => entry.cycle === cycle);
  if (price === undefined) return 'has';
  const note = copy.rights.charge(String(price.serviceCharge));
  return { value: price.longestDays === undefined ? note : copy.rights.days(price.longestDays), note };
}

function couponCell({ couponRightRes }: Rights, name: string): RightCell {
  const right = couponRightRes.rights.find(({ couponName }) => couponName === name);
  if (right === undefined) return 'none';
  return {
    value: `¥${formatMoney(right.couponAmount, { cents: false })}`,
    note: copy.rights.pieces(right.couponNum),
  };
}
