import type { Payload } from '../contract/types.ts';
import { spansIn, timeOf } from '../requests/inOrder.ts';
import type { SpanFilter } from '../requests/spanFilters.ts';
import { spanFilters } from '../requests/spanFilters.ts';
import type { Check } from './check.ts';
import { itemsOf } from './items.ts';

/** Whether a day counts where it begins or ends, and in which zone, is not said: two days are left to the backend. */
const LEFT_MS = 2 * 86_400_000;

/** A list asked for by days shows nothing that lies outside them. */
export const inSpan: Check = {
  id: 'in-span',
  title: 'a list shows only what lies in the days that were asked for',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.answers && operation.effect === 'read' ? itemsOf(operation, verdict) : undefined;
    if (!items) return [];
    return spanFilters(operation).flatMap((filter) => {
      const asked = timeOf(payload[filter.name]);
      const outside = items.flatMap((item) => outsideIn(item, filter, asked))[0];
      if (outside === undefined) return [];
      const message = `${outside} is listed, ${filter.name} ${String(payload[filter.name])} was asked for`;
      return [{ message, pointer: `filter ${filter.name}` }];
    });
  },
};

/** The member of an item that lies outside, with its value. */
function outsideIn(item: Payload, filter: SpanFilter, asked: number): string[] {
  const member = memberFor(item, filter);
  if (member === undefined) return [];
  const after = timeOf(item[member]) - asked;
  const isOutside = (filter.as !== 'last' && after < -LEFT_MS) || (filter.as !== 'first' && after > LEFT_MS);
  return isOutside ? [`${member} ${String(item[member])}`] : [];
}

/** Of a span that is shown the other end counts: what has begun before may go on. */
function memberFor(item: Payload, { name, as, of }: SpanFilter): string | undefined {
  if (as === 'only') return name;
  if (name in item) {
    const span = spansIn(item).find(({ begin, end }) => name === begin || name === end);
    return span && (name === span.begin ? span.end : span.begin);
  }
  const like = Object.keys(item).filter(
    (key) =>
      !Number.isNaN(timeOf(item[key])) &&
      (of === '' ? /^(date|day|time|timestamp)$/.test(key) : key.toLowerCase().startsWith(of)),
  );
  return like.length === 1 ? like[0] : undefined;
}
