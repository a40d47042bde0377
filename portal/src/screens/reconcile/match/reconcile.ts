import { byDate } from '#portal/format/date.ts';
import type { LedgerLine } from '../ledger/lines.ts';

/** A bill, one period of it, or an order, as the provider has it. */
export interface ProviderEntry {
  readonly number: string;
  /** Set for a bill that was split. */
  readonly period?: number | undefined;
  readonly day: string;
  readonly cents: number;
}

/** Groups in the order of the result: differences come first. */
export const GROUPS = ['amount', 'ours', 'theirs', 'duplicate', 'matched'] as const;
/**
 * `amount`: the amounts of a number differ. `ours`: only the ledger has it. `theirs`: only the provider has it.
 * `duplicate`: the ledger has it once more. `matched`: both sides are the same.
 */
export type Group = (typeof GROUPS)[number];

/** A result of the comparison: a ledger line, a provider's entry, or a pair of them. */
export interface Finding<Entry extends ProviderEntry = ProviderEntry> {
  readonly group: Group;
  readonly line?: LedgerLine;
  /** The entry of the line. A duplicate shares it with another line, if the provider has one. */
  readonly entry?: Entry;
}

const keyOf = (number: string): string => number.toUpperCase();

function byNumber<Item extends { readonly number: string }>(items: readonly Item[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item.number);
    const known = found.get(key);
    if (known === undefined) found.set(key, [item]);
    else known.push(item);
  }
  return found;
}

/** Returns whether a line and an entry of one number may be a pair. */
type PairRule = (line: LedgerLine, entry: ProviderEntry) => boolean;

/** A line without a period may be any period. Period 1 of a line also means an undivided bill. */
const isPeriod: PairRule = (line, entry) => line.period === undefined || line.period === (entry.period ?? 1);
const isAmount: PairRule = (line, entry) => line.cents === entry.cents;

/** The strictest rule first: stated period and amount, amount, stated period, number alone. */
const rules: readonly PairRule[] = [
  (line, entry) => line.period !== undefined && isPeriod(line, entry) && isAmount(line, entry),
  (line, entry) => isPeriod(line, entry) && isAmount(line, entry),
  (line, entry) => line.period !== undefined && isPeriod(line, entry),
  isPeriod,
];

/** Pairs the lines and entries of one number, each at most once, by the strictest rule first. */
function pairs<Entry extends ProviderEntry>(
  lines: readonly LedgerLine[],
  entries: readonly Entry[],
): Finding<Entry>[] {
  const openLines = new Set(lines);
  const openEntries = new Set(entries);
  const found: Finding<Entry>[] = [];
  for (const mayPair of rules)
    for (const line of openLines) {
      const entry = [...openEntries].find((one) => mayPair(line, one));
      if (entry === undefined) continue;
      openLines.delete(line);
      openEntries.delete(entry);
      found.push({ group: isAmount(line, entry) ? 'matched' : 'amount', line, entry });
    }
  return [
    ...found,
    ...[...openLines].map((line): Finding<Entry> => {
      const pairedEntry = entries.find((entry) => isPeriod(line, entry));
      return pairedEntry === undefined
        ? { group: 'ours', line }
        : { group: 'duplicate', line, entry: pairedEntry };
    }),
    ...[...openEntries].map((entry): Finding<Entry> => ({ group: 'theirs', entry })),
  ];
}

/** Findings for a number that the provider does not have: the first line is `ours`, the others are its duplicates. */
const onlyOurs = (lines: readonly LedgerLine[]): Finding<never>[] =>
  lines.map((line, index) => ({ group: index === 0 || line.number === '' ? 'ours' : 'duplicate', line }));

/**
 * Compares a ledger with the provider's entries by number. Each line and each entry is in exactly one finding, so the
 * sums of the findings are the sums of both sides.
 */
export function reconcile<Entry extends ProviderEntry>(
  lines: readonly LedgerLine[],
  entries: readonly Entry[],
): readonly Finding<Entry>[] {
  const theirs = byNumber(entries);
  const found: Finding<Entry>[] = [];
  for (const [number, ours] of byNumber(lines)) {
    const same = theirs.get(number);
    found.push(...(same === undefined ? onlyOurs(ours) : pairs(ours, same)));
    theirs.delete(number);
  }
  for (const entry of [...theirs.values()].flat()) found.push({ group: 'theirs', entry });
  return found.sort(compareFindings);
}

/** Orders findings by group, then lines as in the file, then entries by day. */
function compareFindings(one: Finding, other: Finding): number {
  const groups = GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group);
  if (groups !== 0) return groups;
  if (one.line !== undefined && other.line !== undefined) return one.line.row - other.line.row;
  return byDate(one.entry?.day ?? '', other.entry?.day ?? '');
}
