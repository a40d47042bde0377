import type { Check } from '../../../core/judging/check.ts';
import { none, one } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { periodFilters, periodOf } from '../../prose/period.ts';

/** A list that is filtered by a month or a year shows no item of another one. */
export const inPeriod: Check = {
  id: 'in-period',
  title: 'a list filtered by a month or a year shows no item of another one',
  judge: ({ operation, payload, verdict }) => {
    if (!operation.answers || operation.effect !== 'read' || !verdict.success) return none;
    const items = itemsOf(operation, verdict) ?? [];
    return periodFilters(operation).flatMap((filter) => {
      const wanted = String(payload[filter.name]);
      // 7 letters: a month (`2026-05`); else a year.
      const isPeriod = filter.length === 7 ? /^\d{4}-\d\d$/.test(wanted) : /^\d{4}$/.test(wanted);
      const wrong = items.find((item) => {
        const period = periodOf(filter, item[filter.member]);
        return period !== undefined && period !== wanted;
      });
      if (!isPeriod || !wrong) return none;
      const why = `${filter.member} ${String(wrong[filter.member])} is listed for ${filter.name} ${wanted}; the contract says '${filter.text}'`;
      return one(why, { pointer: filter.name });
    });
  },
};
