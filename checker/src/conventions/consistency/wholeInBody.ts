import { membersOf } from '../../core/contract/body.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { refersTo } from './names.ts';

/** Returns the resource that the body of a part names: `invoice` of a credit note, with the name of the member. */
export function wholeInBody(
  operation: Operation,
  kinds: readonly Resource[],
): readonly [string, Resource] | undefined {
  const own = (operation.roles ?? []).map(({ resource }) => resource.name);
  return Object.keys(membersOf(operation)).flatMap((name) => {
    const whole = kinds.find(
      (kind) => !kind.single && !own.includes(kind.name) && (name === kind.as || refersTo(name, kind)),
    );
    return whole ? [[name, whole] as const] : [];
  })[0];
}
