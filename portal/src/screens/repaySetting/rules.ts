import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { mask } from '../../format/mask.ts';
import { copy } from './copy.ts';

export type Setting = Outputs['queryRepaySetting'];
export type Account = Setting['accounts'][number];
export type Source = Account['source'];
type Saved = Inputs['saveRepaySetting'];

/** What the form holds: the wish, not yet sent. */
export type Draft = Pick<Saved, 'autoRepay' | 'deductDaysBefore' | 'remindDaysBefore' | 'remindPhone'> & {
  readonly sources: readonly Source[];
};

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

/** Chosen: at the end of the order; chosen no more: out of it. */
export const toggled = (sources: readonly Source[], source: Source): readonly Source[] =>
  sources.includes(source) ? sources.filter((entry) => entry !== source) : [...sources, source];

/** One place up or down; at the end nothing moves. */
export function moved(sources: readonly Source[], source: Source, by: 1 | -1): readonly Source[] {
  const from = sources.indexOf(source);
  const other = sources[from + by];
  if (from < 0 || other === undefined) return sources;
  return sources.map((entry) => (entry === source ? other : entry === other ? source : entry));
}

/** The chosen accounts in their order, then the others. */
export function inOrder(accounts: readonly Account[], sources: readonly Source[]): readonly Account[] {
  const chosen = sources.flatMap((source) => accounts.filter((account) => account.source === source));
  return [...chosen, ...accounts.filter(({ source }) => !sources.includes(source))];
}

export interface Problems {
  readonly sources?: string;
  readonly remindPhone?: string;
}

const mobile = /^1[3-9]\d{9}$/;

/** What must be put right before it can be saved. */
export function problemsOf(draft: Draft, accounts: readonly Account[]): Problems {
  const { needAccount, badPhone, closed } = copy.form;
  const unusable = accounts.find(({ source, usable }) => draft.sources.includes(source) && !usable);
  const sources =
    draft.sources.length === 0
      ? needAccount
      : draft.autoRepay && unusable
        ? closed(unusable.reason ?? '')
        : undefined;
  return {
    ...(sources === undefined ? {} : { sources }),
    ...(mobile.test(draft.remindPhone) ? {} : { remindPhone: badPhone }),
  };
}

/** Nothing can be switched on while no account may pay: the reason of the first. */
export const closedReason = (accounts: readonly Account[]): string | undefined =>
  accounts.some(({ usable }) => usable) ? undefined : accounts[0]?.reason;

/** An account as the confirmation names it: its kind and its masked number. */
export const accountNamed = (name: string, accountNo: string): string =>
  `${name}（${mask(accountNo, 'card')}）`;
