import { isObject } from '../object.ts';
import { idempotencyKey } from '../requests/idempotencyKey.ts';
import type { Check } from './check.ts';
import { thingOf } from './thing.ts';

/** A number or a time that a write has taken is shown as it was sent: neither rounded nor moved by a time zone. */
export const sameValue: Check = {
  id: 'same-value',
  title: 'a number or a time that was taken is shown as it was sent',
  judge: ({ operation, payload, verdict }) => {
    const data = thingOf(operation, verdict.data);
    // The same key may bring the answer to an earlier request.
    if (idempotencyKey(operation, payload) !== undefined) return [];
    if (!operation.answers || operation.effect !== 'write' || !verdict.success || !isObject(data)) return [];
    const body = operation.bodyMember === undefined ? payload : payload[operation.bodyMember];
    return Object.entries(isObject(body) ? body : {}).flatMap(([name, sent]) => {
      const shown = data[name];
      const why = isRounded(sent, shown) ? 'rounded' : isMoved(sent, shown) ? 'moved in time' : undefined;
      return why === undefined
        ? []
        : [{ message: `${name} is shown ${why}: ${String(shown)}, ${String(sent)} was sent`, pointer: name }];
    });
  },
};

/** Cents are kept everywhere: what has no more of them than two is not rounded. */
function isRounded(sent: unknown, shown: unknown): boolean {
  if (typeof sent !== 'number' || typeof shown !== 'number') return false;
  const [places, left] = [decimalsOf(sent), decimalsOf(shown)];
  return places <= 2 && left < places && Math.abs(sent - shown) < 10 ** -left;
}

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** No zone is further from another one. */
const FARTHEST_MS = 26 * 4 * QUARTER_MS;

/** The day before or after, or the same moment read in another zone. */
function isMoved(sent: unknown, shown: unknown): boolean {
  if (typeof sent !== 'string' || typeof shown !== 'string') return false;
  const isDay = [sent, shown].every((text) => /^\d{4}-\d\d-\d\d$/.test(text));
  const isMoment = [sent, shown].every((text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d.*([zZ]|[+-]\d\d:?\d\d)$/.test(text),
  );
  const moved = Math.abs(Date.parse(sent) - Date.parse(shown));
  if (isDay) return moved === DAY_MS;
  return isMoment && moved > 0 && moved <= FARTHEST_MS && moved % QUARTER_MS === 0;
}
