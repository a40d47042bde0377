/** The creation time of a new resource is now, in the time zone of the contract. */
import { HOUR_MS, MINUTE_MS } from '../../../core/base/timeUnits.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { isCreationTime } from '../../prose/creationTime.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { idText } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { sightingsIn, type Watcher } from './watcher.ts';

/** `2026-11-28 06:45:00`: a time without a zone. */
const LOCAL = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?$/;
/** `2026-11-28T06:45:00Z`, `2026-11-28T14:45:00+08:00`. */
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/i;

/** Zones differ by quarters of an hour; the furthest one is 14 hours away. */
const STEP_MS = 15 * MINUTE_MS;
const FURTHEST_MS = 14 * HOUR_MS;
/** How far the clocks may differ beside the shift. */
const TOLERANCE_MS = 2 * MINUTE_MS;

/** Offset in minutes of the times without a zone; undefined if the contract does not say. */
const zoneOf = perOperation(({ about = '', description = '' }: Operation): number | undefined => {
  const text = `${about}\n${description}`;
  if (/北京时间|东八区|Asia\/Shanghai|China Standard Time/i.test(text)) return 8 * 60;
  const [, sign, hours, minutes = '0'] = /\b(?:UTC|GMT) ?([+-])(\d{1,2})(?::(\d\d))?/i.exec(text) ?? [];
  if (hours !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return /\btimes?(tamps?)?\b[^.]*\bUTC\b|时间[^。]*UTC/i.test(text) ? 0 : undefined;
});

export class ClockZones implements Watcher {
  /** The shift of the last shifted creation time, by operation and member. */
  readonly #shifted = new Map<string, { readonly shift: number; readonly by: Sent }>();

  forget(): void {
    this.#shifted.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const { operation } = sent.case;
    const now = Date.parse(sent.exchange.got.headers?.['date'] ?? '');
    if (Number.isNaN(now)) return [];
    return sightingsIn(sent, account).flatMap(({ resource, name, shown, from }) => {
      if (from !== 'made') return [];
      return Object.entries(shown).flatMap(([member, value]): Contradiction[] => {
        const isTime = isCreationTime(member) && !isDay(operation, member);
        const time = isTime ? momentOf(operation, value) : Number.NaN;
        const shift = Math.round((time - now) / STEP_MS) * STEP_MS;
        const isShifted =
          shift !== 0 && Math.abs(shift) <= FURTHEST_MS && Math.abs(time - now - shift) < TOLERANCE_MS;
        const key = `${operation.address} ${member}`;
        const before = this.#shifted.get(key);
        if (!isShifted) return [];
        this.#shifted.set(key, { shift, by: sent });
        // The contract names the zone of a time without one: one response proves the fault. A zoned time needs two with one shift.
        const isProven = LOCAL.test(String(value)) || (before?.shift === shift && before.by !== sent);
        if (!isProven) return [];
        this.#shifted.delete(key);
        const message = `${idText(resource, name)} is made now, and ${member} is ${String(value)}: ${shift / HOUR_MS} hours away`;
        return [contradiction('kept', `${member}/zone`, message, before?.by)];
      });
    });
  }
}

const isDay = (operation: Operation, member: string): boolean =>
  flattened(dataOf(operation).properties?.[member] ?? {}, operation.schemas).format === 'date';

/** Returns the time in milliseconds; NaN if it is none, or if its zone is unknown. */
function momentOf(operation: Operation, value: unknown): number {
  if (typeof value !== 'string') return Number.NaN;
  if (ZONED.test(value)) return Date.parse(value);
  const zone = zoneOf(operation);
  if (zone === undefined || !LOCAL.test(value)) return Number.NaN;
  return Date.parse(`${value.replace(' ', 'T')}Z`) - zone * MINUTE_MS;
}
