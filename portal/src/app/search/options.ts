import type { ReactElement } from 'react';
import type { ExternalPage } from '../../api/config.ts';
import type { IconName } from '../../icons/Icon.tsx';
import type { FactMark } from '../../ui/fact/factMark.ts';
import type { copy } from './copy.ts';

type GroupName = keyof typeof copy.groups;

/** The amount of a row, with a label if the record has several amounts. */
interface OptionAmount {
  readonly label?: string;
  readonly value: number;
  readonly fact?: FactMark;
}

/** One row of the results. */
export interface Option {
  /** Unique among the rows shown. */
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** Kind of the option, for the list of recently opened pages; its first note by default. */
  readonly kind?: string;
  /** The second line. */
  readonly notes: readonly string[];
  /** A page of the portal; absent for an external page, and for an earlier search (最近查找). */
  readonly to?: string;
  readonly outer?: ExternalPage;
  readonly amount?: OptionAmount;
  readonly status?: ReactElement;
  /** Parts to mark in title and notes, in lower case. */
  readonly found: readonly string[];
}

export interface OptionGroup {
  readonly name: GroupName;
  readonly total: number;
  readonly options: readonly Option[];
}

/** Returns the key of the row after or before the active one. The last row is followed by the first. */
export function nextKey(
  keys: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = active === undefined ? -1 : keys.indexOf(active);
  if (at < 0) return step === 1 ? keys[0] : keys.at(-1);
  return keys.at((at + step) % keys.length);
}
