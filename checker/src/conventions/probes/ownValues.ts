/** Makes updates of a resource with its own values: the backend holds them, so it has no reason to refuse them. */
import { isObject } from '../../core/base/object.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { takesNull } from '../../core/contract/takesNull.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart, sets } from '../consistency/facts.ts';
import { namedRole } from '../consistency/names.ts';
import { ask, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** Maximum number of members that a partial update sends alone, too: sent together, another member may cause the refusal. */
const MOST = 3;

/** @param wanted names the resource @returns updates that change nothing */
export async function ownValues(probe: Probe, operation: Operation, wanted: Payload): Promise<Payload[]> {
  const role = namedRole(operation);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read || !sets(operation)) return [];
  const asked = {
    ...probe.requests.filled(read),
    ...namesInPath(read, wanted),
    [role.resource.as]: wanted[role.resource.as],
  };
  const sent = await ask(probe, read, asked, 'parent', TRIED);
  const shown = sent?.exchange.verdict.success ? resourceOf(read, sent.exchange.verdict.data) : undefined;
  if (!isObject(shown)) return [];
  const own = Object.entries(membersOf(operation)).flatMap(([name, part]): [string, unknown][] => {
    // The backend may show a part of the value only: `****1234`.
    const isMasked = /[*•]{2}/.test(String(shown[name]));
    const value = isMasked ? bodyOf(operation, wanted)[name] : shown[name];
    const isSent = value !== undefined && (value !== null || takesNull(part, operation.schemas));
    return isSent && !operation.places?.[name] ? [[name, value]] : [];
  });
  const eachAlone = isPart(operation) ? own.slice(0, MOST).map((each) => [each]) : [];
  return [own, ...eachAlone].map((members) =>
    withMembers(operation, wanted, Object.fromEntries(members), { only: true }),
  );
}
