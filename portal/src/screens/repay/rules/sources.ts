import { RepaySource } from '#generated/shared/enums/RepaySource.ts';
import { centsOf } from '#portal/format/amount.ts';
import { copy } from '../copy.ts';
import type { Preparation } from './targets.ts';

export type SourceOption = Preparation['sources'][number];

/** Returns whether an account's balance covers the amount; a bank transfer always does. */
const covers = ({ source, balance }: SourceOption, payAmount: number): boolean =>
  source === RepaySource.BankTransfer || centsOf(balance ?? 0) >= centsOf(payAmount);

/** The default source: the first usable one that covers the amount, else the first usable one. */
export function firstSource(sources: readonly SourceOption[], payAmount: number): RepaySource | undefined {
  const usable = sources.filter(({ usable: open }) => open);
  return (usable.find((option) => covers(option, payAmount)) ?? usable[0])?.source;
}

/** Message why the chosen source cannot pay. @returns undefined if it can */
export function sourceProblem(option: SourceOption | undefined, payAmount: number): string | undefined {
  if (option === undefined) return copy.source.none;
  if (!option.usable) return option.reason ?? copy.source.none;
  return covers(option, payAmount) ? undefined : copy.source.insufficient;
}
