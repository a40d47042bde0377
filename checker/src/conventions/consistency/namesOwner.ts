/** A resource that names its owner belongs to that owner, not to the account that has written it. */
import { isObject } from '../../core/base/object.ts';
import { bodyOf } from '../../core/contract/body.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { returnedResource } from './names.ts';

const OWNER =
  /^(owner|user|customer|resident|tenant|member|assignee|patient|student|employee|client|reader|guest)_?(id|no|number)?$/i;

/** Returns whether the request or the response has a member that names an owner. */
export function namesOwner(sent: Sent): boolean {
  const { operation, ask } = sent.case;
  const shown = returnedResource(sent);
  return [bodyOf(operation, ask.payload), ...(isObject(shown) ? [shown] : [])].some((each) =>
    Object.keys(each).some((name) => OWNER.test(name)),
  );
}
