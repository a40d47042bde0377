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

/** In the order of the result: what needs a look comes first. */
export const GROUPS = ['amount', 'ours', 'theirs', 'duplicate', 'matched'] as const;
/** Same number with another amount; only in the ledger; only at the provider; once more in the ledger; both the same. */
export type Group = (typeof GROUPS)[number];

export interface Finding<Entry extends ProviderEntry = ProviderEntry> {
  readonly group: Group;
  readonly line?: LedgerLine;
  /** A duplicate has the entry that another line has already. */
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

type Fits = (line: LedgerLine, entry: ProviderEntry) => boolean;

const isPeriod: Fits = (line, entry) => line.period === undefined || line.period === (entry.period ?? 1);
const isAmount: Fits = (line, entry) => line.cents === entry.cents;

/** The best fit first: a stated period and the amount, the amount, the period, the number alone. */
const fits: readonly Fits[] = [
  (line, entry) => line.period !== undefined && isPeriod(line, entry) && isAmount(line, entry),
  (line, entry) => isPeriod(line, entry) && isAmount(line, entry),
  (line, entry) => line.period !== undefined && isPeriod(line, entry),
  isPeriod,
];

/** Lines and entries of one number: each is paired once, the best fits first. */
function pairs<Entry extends ProviderEntry>(
  lines: readonly LedgerLine[],
  entries: readonly Entry[],
): Finding<Entry>[] {
  const left = new Set(lines);
  const open = new Set(entries);
  const found: Finding<Entry>[] = [];
  for (const fit of fits)
    for (const line of left) {
      const entry = [...open].find((one) => fit(line, one));
      if (entry === undefined) continue;
      left.delete(line);
      open.delete(entry);
      found.push({ group: isAmount(line, entry) ? 'matched' : 'amount', line, entry });
    }
  const [first] = entries;
  return [
    ...found,
    ...[...left].map((line): Finding<Entry> => {
      const taken = entries.find((entry) => isPeriod(line, entry));
      return taken === undefined || first === undefined
        ? { group: 'ours', line }
        : { group: 'duplicate', line, entry: taken };
    }),
    ...[...open].map((entry): Finding<Entry> => ({ group: 'theirs', entry })),
  ];
}

/** Lines of a number that the provider does not have: the first is only here, the others repeat it. */
const unknown = (lines: readonly LedgerLine[]): Finding<never>[] =>
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
    found.push(...(same === undefined ? unknown(ours) : pairs(ours, same)));
    theirs.delete(number);
  }
  for (const entry of [...theirs.values()].flat()) found.push({ group: 'theirs', entry });
  return found.sort(inOrder);
}

/** By group; lines as in the file, then entries by day. */
function inOrder(one: Finding, other: Finding): number {
  const groups = GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group);
  if (groups !== 0) return groups;
  if (one.line !== undefined && other.line !== undefined) return one.line.row - other.line.row;
  return byDate(one.entry?.day ?? '', other.entry?.day ?? '');
}
