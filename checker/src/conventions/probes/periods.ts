/**
 * Filters a list by the month or the year of its items. Items near the first or the last day of a month come first, because a wrong
 * time zone or bound loses those.
 */
import type { Operation } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { isWhole } from '../consistency/parts.ts';
import { periodFilters, periodOf } from '../prose/period.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of items. */
const MOST = 6;

export async function filterByPeriod(probe: Probe, list: Operation): Promise<void> {
  const member = list.roles?.find(({ does }) => does === 'list')?.resource.member;
  const whole = probe.requests.widest(list);
  if (member === undefined) return;
  for (const filter of periodFilters(list)) {
    const sent = await ask(probe, list, whole);
    const items = (sent && itemsOf(list, sent.exchange.verdict)) ?? [];
    const times = new Map(items.map((item) => [String(item[filter.member]), item]));
    const nearest = [...times.values()].toSorted(
      (one, other) => distance(one[filter.member]) - distance(other[filter.member]),
    );
    for (const item of nearest.slice(0, MOST)) {
      const period = periodOf(filter, item[filter.member]);
      // Four digits are a year, which is sent as a number; a month is a text: `2026-05`.
      const isYear = filter.length === 4;
      const payload = { ...whole, [filter.name]: isYear ? Number(period) : period };
      if (period === undefined || !probe.requests.isSound(list, payload)) continue;
      const filtered = await ask(probe, list, payload, 'parent', TRIED);
      const listed = filtered && itemsOf(list, filtered.exchange.verdict);
      if (!sent || !filtered || !listed || !isWhole(filtered, listed)) continue;
      if (listed.some((each) => each[member] === item[member])) continue;
      const message = `${member} ${String(item[member])} has ${filter.member} ${String(item[filter.member])}, and is not listed for ${filter.name} ${period}; the contract says '${filter.text}'`;
      report(probe, filtered, [sent, filtered], `filter/${filter.name}`, message);
      break;
    }
  }
}

/** Distance in days from the first or the last day of the month, whichever is nearer. */
function distance(value: unknown): number {
  const day = Number(String(value).slice(8, 10));
  return Math.min(day - 1, Math.abs(31 - day));
}
