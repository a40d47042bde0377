/** Asks for more than another resource allows: for five guests in a room for four. */
import { numberOf } from '../../core/base/numberOf.ts';
import { squeezed } from '../../core/base/words.ts';
import { bodyOf } from '../../core/contract/body.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { limitsOfOthers } from '../prose/limitOfOther.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Maximum number of resources to name, because the schema may allow no number beyond the first one's limit; and of parents. */
const TRIES = 4;

/** Members whose value may be the id of the limiting resource: `roomTypeId`, `roomNo`, `room_code`. */
const REFERENCE = /id$|no$|code$/i;

/** @param base an accepted request */
export async function beyondOther(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const { member, limit, text } of limitsOfOthers(operation)) {
    const found = await limitedBy(probe, limit);
    for (const [as, value] of Object.entries(bodyOf(operation, base))) {
      const ids = found.map(({ item }) => idFor(item, as, value));
      // `roomTypeId: 3` in the base, where a listed room type has the id 3 and a capacity.
      const isOfLimited = as !== member && REFERENCE.test(as) && ids.includes(value);
      if (!isOfLimited) continue;
      const named = found.map((each, at) => ({ ...each, id: ids[at] })).filter(({ id }) => id !== undefined);
      for (const { id, most, by } of named.slice(0, TRIES)) {
        const payload = withMembers(operation, probe.requests.unlike(operation, base), {
          [as]: id,
          [member]: most + 1,
        });
        if (!probe.requests.isSound(operation, payload)) continue;
        const sent = await ask(probe, operation, payload, 'parent', TRIED);
        if (!sent?.exchange.verdict.success) continue;
        const message = `${member} ${most + 1} is accepted for ${as} ${String(id)} with ${limit} ${most}; the contract says '${text}'`;
        return report(probe, sent, [by, sent], `beyond/${member}`, message);
      }
    }
  }
}

/** A listed resource with its limit. */
interface Limited {
  readonly item: Payload;
  /** The value of the limit: 4 for a room with `capacity: 4`. */
  readonly most: number;
  /** The exchange that lists it. */
  readonly by: Sent;
}

/**
 * The resources of all lists that show the limit, the lowest limit first. A list below a parent, such as `/hotels/{id}/rooms`,
 * is read for several seen parents; one below two parents is left out.
 */
async function limitedBy(probe: Probe, limit: string): Promise<Limited[]> {
  const found: Limited[] = [];
  for (const list of probe.context.neighbours.filter(({ effect }) => effect === 'read')) {
    const parameters = Object.keys(list.places ?? {}).filter((name) => list.places?.[name]?.in === 'path');
    const [as, ...more] = parameters;
    if (more.length > 0) continue;
    const parents: Payload[] =
      as === undefined
        ? [{}]
        : probe.requests.pool
            .of(list.named?.[as]?.name ?? as)
            .slice(0, TRIES)
            .map((value) => ({ [as]: value }));
    for (const parent of parents) {
      const asked = { ...probe.requests.widest(list), ...parent };
      if (!probe.requests.isSound(list, asked)) continue;
      const by = await ask(probe, list, asked, 'parent', { kind: 'conversation' });
      for (const item of (by && itemsOf(list, by.exchange.verdict)) ?? []) {
        const name = Object.keys(item).find((each) => squeezed(each) === squeezed(limit));
        const most = name === undefined ? Number.NaN : numberOf(item[name]);
        if (by && !Number.isNaN(most)) found.push({ item, most, by });
      }
    }
  }
  return found.toSorted((one, other) => one.most - other.most);
}

/** The value of an item that the request may give as `as`: under the same name, or its `id` or `code`, of the type of `like`. */
function idFor(item: Payload, as: string, like: unknown): unknown {
  const name = [as, 'id', 'code'].find((each) => typeof item[each] === typeof like);
  return name === undefined ? undefined : item[name];
}
