/**
 * Creates resources whose numbers have different lengths, and sorts by them: as texts, 10 comes before 9. The checks judge the order.
 */
import { squeezed } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { SORT, sortingOf } from '../../core/requests/sorting.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { ask, askEither, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

export async function sortNumbers(probe: Probe, list: Operation): Promise<void> {
  const resource = list.roles?.find(({ does }) => does === 'list')?.resource;
  const maker = resource && createOperationOf(probe, resource);
  const { properties = {} } = flattened(list.request, list.schemas);
  const name = Object.keys(properties).find((each) => SORT.test(each));
  if (!maker || name === undefined) return;
  const orders = valueOf(properties[name] ?? {}, list.schemas).enum ?? [];
  const members = membersOf(maker);
  for (const member of Object.keys(members)) {
    const ways = orders.filter(
      (each) => squeezed(sortingOf({ [name]: each })?.member ?? '') === squeezed(member),
    );
    const pair = twoLengths(valueOf(members[member] ?? {}, maker.schemas));
    if (ways.length === 0 || !pair) continue;
    // The list is read under the parent of the last created one: `orderId` of `/orders/{orderId}/lines`.
    let parentIds = {};
    // The longer one first, so that the order of creation is not the right one.
    for (const value of pair.toReversed()) {
      const base = probe.requests.unlike(maker, probe.requests.filled(maker));
      const payload = withMembers(maker, base, { [member]: value });
      if (probe.requests.isSound(maker, payload)) await askEither(probe, maker, payload);
      parentIds = namesInPath(list, payload);
    }
    for (const way of ways)
      await ask(probe, list, { ...probe.requests.widest(list), ...parentIds, [name]: way }, 'parent', TRIED);
  }
}

/** Maximum number of digits of the shorter number. */
const DIGITS = 6;

/** Returns two neighbours of different lengths within the limits of a number: 9 and 10, 999 and 1000. */
export function twoLengths({
  type,
  enum: values,
  minimum = 0,
  maximum = Infinity,
  multipleOf = 1,
}: Schema): [number, number] | undefined {
  const isNumber = [type].flat().some((each) => each === 'integer' || each === 'number');
  if (!isNumber || values || multipleOf > 1) return undefined;
  for (let digits = 1; digits <= DIGITS; digits += 1) {
    const long = 10 ** digits;
    if (long - 1 >= minimum && long <= maximum) return [long - 1, long];
  }
  return undefined;
}
