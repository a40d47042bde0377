import { membersOf } from '../../core/contract/body.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { refersTo } from './names.ts';

/**
 * Finds the whole to which a new part belongs: the body of a credit note (the part) names its invoice (the whole).
 *
 * @param kinds the resources of the contract
 * @returns the member of the body, such as `invoiceId`, and the kind of resource that it names
 */
export function wholeInBody(
  operation: Operation,
  kinds: readonly Resource[],
): readonly [string, Resource] | undefined {
  const own = (operation.roles ?? []).map(({ resource }) => resource.name);
  // A single resource, such as `/me/settings`, has no id that a body could name.
  const wholes = kinds.filter(({ single, name }) => !single && !own.includes(name));
  for (const name of Object.keys(membersOf(operation))) {
    const whole = wholes.find((kind) => name === kind.as || refersTo(name, kind));
    if (whole) return [name, whole];
  }
  return undefined;
}
