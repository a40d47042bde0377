import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { mask } from '../../format/mask.ts';

export type Setting = Outputs['queryRepaySetting'];
export type Account = Setting['accounts'][number];
export type Source = Account['source'];
type Saved = Inputs['saveRepaySetting'];

/** The values of the form. */
export type Draft = Pick<
  Saved,
  'autoRepay' | 'sources' | 'deductDaysBefore' | 'remindDaysBefore' | 'remindPhone'
>;

export const DEDUCT_DAYS = [0, 1, 2, 3, 5] as const;
export const REMIND_DAYS = [1, 3, 5, 7] as const;

export const draftOf = (setting: Setting): Draft => ({
  autoRepay: setting.autoRepay,
  sources: setting.accounts.filter(({ used }) => used).map(({ source }) => source),
  deductDaysBefore: setting.deductDaysBefore,
  remindDaysBefore: setting.remindDaysBefore,
  remindPhone: setting.remindPhone,
});

export const isChanged = (setting: Setting, draft: Draft): boolean =>
  JSON.stringify(draftOf(setting)) !== JSON.stringify(draft);

/** Removes a source, or adds it at the end. */
export const toggleSource = (sources: readonly Source[], source: Source): Source[] =>
  sources.includes(source) ? sources.filter((entry) => entry !== source) : [...sources, source];

/** Moves a source one place up (-1) or down (1); the first cannot move up, the last not down. */
export function moveSource(sources: readonly Source[], source: Source, by: 1 | -1): Source[] {
  const from = sources.indexOf(source);
  const other = sources[from + by];
  if (from < 0 || other === undefined) return [...sources];
  const swapped = new Map([
    [source, other],
    [other, source],
  ]);
  return sources.map((entry) => swapped.get(entry) ?? entry);
}

/** All accounts: the chosen ones in their order of deduction, then the others. */
export function inDeductionOrder(
  accounts: readonly Account[],
  sources: readonly Source[],
): readonly Account[] {
  const chosen = sources.flatMap((source) => accounts.filter((account) => account.source === source));
  return [...chosen, ...accounts.filter(({ source }) => !sources.includes(source))];
}

/** The first chosen account that may not pay; undefined while automatic repayment is off. */
export const chosenUnusableAccount = (
  { autoRepay, sources }: Pick<Draft, 'autoRepay' | 'sources'>,
  accounts: readonly Account[],
): Account | undefined =>
  autoRepay ? accounts.find(({ source, usable }) => sources.includes(source) && !usable) : undefined;

/** Reason why automatic repayment cannot be switched on: the first account's, if no account may pay. */
export const allUnusableReason = (accounts: readonly Account[]): string | undefined =>
  accounts.some(({ usable }) => usable) ? undefined : accounts[0]?.reason;

/** An account's type and masked number. */
export const accountLabel = (name: string, accountNo: string): string =>
  `${name}（${mask(accountNo, 'card')}）`;
