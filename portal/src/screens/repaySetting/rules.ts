import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { mask } from '../../format/mask.ts';

export type Setting = Outputs['queryRepaySetting'];
export type Account = Setting['accounts'][number];
export type Source = Account['source'];
type Saved = Inputs['saveRepaySetting'];

/** The form's values before saving. */
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

/** Adds a source at the end of the order, or removes it. */
export const toggled = (sources: readonly Source[], source: Source): Source[] =>
  sources.includes(source) ? sources.filter((entry) => entry !== source) : [...sources, source];

/** Moves a source one place up or down; at the end nothing changes. */
export function moved(sources: readonly Source[], source: Source, by: 1 | -1): Source[] {
  const from = sources.indexOf(source);
  const other = sources[from + by];
  if (from < 0 || other === undefined) return [...sources];
  return sources.map((entry) => (entry === source ? other : entry === other ? source : entry));
}

/** The chosen accounts in their order, then the others. */
export function inOrder(accounts: readonly Account[], sources: readonly Source[]): readonly Account[] {
  const chosen = sources.flatMap((source) => accounts.filter((account) => account.source === source));
  return [...chosen, ...accounts.filter(({ source }) => !sources.includes(source))];
}

/** The first chosen account that may not pay, while paying is switched on. */
export const closedSource = (
  { autoRepay, sources }: Pick<Draft, 'autoRepay' | 'sources'>,
  accounts: readonly Account[],
): Account | undefined =>
  autoRepay ? accounts.find(({ source, usable }) => sources.includes(source) && !usable) : undefined;

/** Reason of the first account, when no account may pay: nothing can be switched on then. */
export const closedReason = (accounts: readonly Account[]): string | undefined =>
  accounts.some(({ usable }) => usable) ? undefined : accounts[0]?.reason;

/** An account in the confirmation: its type and masked number. */
export const accountNamed = (name: string, accountNo: string): string =>
  `${name}（${mask(accountNo, 'card')}）`;
