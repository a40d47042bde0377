import { timeOf } from '../../../core/base/timeOf.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { isCreationTime } from '../../prose/creationTime.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** `updated_at`, `lastModified`, `changeTime`. */
const CHANGED =
  /^(updated?|modified|modification|last_?(updated?|modified|changed?)|changed?)_?(at|on|time|date)?$/i;

/** A backend may set both times one after the other, and cut one of them to seconds. */
const TOLERANCE_MS = 1000;

/** No resource was changed before it was created. */
export const changedLater: Check = objectCheck(
  { id: 'changed-later', title: 'a resource was not changed before it was created' },
  ({ properties = {} }) => {
    const names = Object.keys(properties);
    const created = names.find(isCreationTime);
    const changed = names.find((name) => CHANGED.test(name));
    if (created === undefined || changed === undefined) return [];
    const complaint = (thing: Payload): string | undefined =>
      isMoment(thing[created]) &&
      isMoment(thing[changed]) &&
      timeOf(thing[changed]) < timeOf(thing[created]) - TOLERANCE_MS
        ? `${changed} ${String(thing[changed])} is before ${created} ${String(thing[created])}`
        : undefined;
    return [{ name: changed, complaint } satisfies Rule];
  },
);

/** A time in a known zone. */
const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/i.test(value);
