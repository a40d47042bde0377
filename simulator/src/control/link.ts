import { isDeepStrictEqual } from 'node:util';
import type { NewFault } from '../scenarios/scenario.ts';
import type { Fault } from '../sessions/fault.ts';
import { isoTime } from '../sessions/isoTime.ts';
import { operationsOf } from '../sessions/sceneText.ts';
import type { Session } from '../sessions/session.ts';
import { isLargeSize, type WorldSize } from '../world/baseline/drawn.ts';
import type { ControlHandler } from './context.ts';
import { LINK_LENGTH, packedFaults, refuseSteering } from './linkFaults.ts';
import { SESSION_PARAMETERS, type LinkParameter } from './linkParameters.ts';
import { pageAddress } from './pageAddress.ts';
import { Refused } from './refused.ts';

/** Returns a link that restores the session; `now`, `running` and `faults` only if they differ from a start of its scenarios. */
export const getLink: ControlHandler<'getLink'> = async (
  { page },
  { sessions, sessionId, library, base },
) => {
  const session = await sessions.current(sessionId);
  const { scenarios, seed, size, startedAt, clock, visit } = session;
  if (isLargeSize(size))
    throw new Refused(400, `世界的规模为 ${size}，链接至多为 L：请用控制接口建立这样的会话`);
  const names = scenarios.join(',');
  const composition = library.compose(names);
  const faults = session.faults.map(asDeclared);
  const hasOwnFaults = !isDeepStrictEqual(faults, composition.faults);
  if (hasOwnFaults) refuseSteering(faults);
  const now = sessions.now(session);
  const values: Readonly<Record<LinkParameter, string | false>> = {
    scenario: names,
    world: size !== undefined && worldText(seed, size),
    seed: size === undefined && String(seed),
    clock: isoTime(startedAt),
    now: now !== startedAt && isoTime(now),
    running: clock.running !== composition.clock.running && String(clock.running),
    faults: hasOwnFaults && packedFaults(faults),
  };
  const start = `${base}/front${visit}`;
  const requested = pageAddress(page ?? start, base);
  const leavesOut = leftOutOf(session, requested);
  const url = leavesOut.page ? pageAddress(start, base) : requested;
  for (const name of SESSION_PARAMETERS) if (values[name] !== false) url.searchParams.set(name, values[name]);
  const link = url.pathname + url.search.replaceAll('%2C', ',').replaceAll('%3A', ':');
  if (link.length > LINK_LENGTH)
    throw new Refused(400, `链接有 ${link.length} 字，至多 ${LINK_LENGTH} 字：请减少故障，或导出快照`);
  return { link, leavesOut };
};

/** Returns the parts of a session that a link cannot restore, because no parameter expresses them. */
const leftOutOf = (session: Session, page: URL) => ({
  operations: operationsOf(session),
  // A result page shows a record by its number; in the restored session this record does not exist.
  page: operationsOf(session) > 0 && /\/result$/i.test(page.pathname),
  upstreams: Object.keys(session.upstreams ?? {}).length,
  faultCounts: session.faults.some(({ used, seen = 0 }) => used > 0 || seen > 0),
  importedWorld: session.imported === true,
  replayed: session.replay?.some(({ used }) => used > 0) === true,
});

/** Returns seed and size of a generated world as one parameter, because `size` is a parameter of portal pages. */
export const worldText = (seed: number, size: WorldSize): string => `seed:${seed}:${size}`;

/** Returns a fault without number and counters: a session from a link starts with unused faults. */
const asDeclared = ({ id: _id, used: _used, seen: _seen, ...fault }: Fault): NewFault => fault;
