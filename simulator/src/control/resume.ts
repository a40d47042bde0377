/** State of a session beyond its scenario; with it a new session can start in the current state of another one. */
import type { Inputs } from '#generated/control/io.ts';
import { faultProblemsIn } from '../services/checkFault.ts';
import { BadUpstream, checkUpstream, type Upstreams } from '../services/upstream.ts';
import { withIds } from '../sessions/fault.ts';
import { withWorld, type Session } from '../sessions/session.ts';
import { BadChange, withChanges } from './jsonPatch.ts';
import { Refused } from './refused.ts';
import { worldMaker } from './worldMaker.ts';

export type ResumedState = Pick<
  Inputs['startSession'],
  'changes' | 'faults' | 'upstreams' | 'nonces' | 'replayed'
>;

/** Returns a function that adds the state to a new session. @throws Refused if the state is invalid */
export async function addResumedState(resumed: ResumedState): Promise<(begun: Session) => Session> {
  const { changes = [], faults, upstreams, nonces, replayed } = resumed;
  refuseInvalid(resumed);
  const toWorld = changes.length > 0 ? await worldMaker() : undefined;
  return (begun) => ({
    ...(toWorld
      ? withWorld(begun, toWorld(changedWorld(begun, changes), '改动后的世界', begun.worldAt))
      : begun),
    // A resumed fault keeps its id and its counts, if it has them.
    ...(faults && { faults: withIds(faults).map((fault, index) => ({ ...fault, ...faults[index] })) }),
    ...(upstreams && { upstreams }),
    ...(nonces && { nonces: nonces.map((nonce) => ({ nonce, at: begun.worldAt })) }),
    ...(replayed &&
      begun.replay && { replay: begun.replay.map((one, index) => ({ ...one, used: replayed[index] ?? 0 })) }),
  });
}

function changedWorld({ world }: Session, changes: NonNullable<ResumedState['changes']>): unknown {
  try {
    return withChanges(world, changes);
  } catch (error) {
    if (!(error instanceof BadChange)) throw error;
    const { index, message } = error;
    throw new Refused(400, `改动不成立：${message}`, {
      violations: [{ pointer: `/changes/${index}/path`, message }],
    });
  }
}

function refuseInvalid({ faults = [], upstreams = {} }: ResumedState): void {
  const violations = [
    ...faultProblemsIn(faults),
    ...Object.entries(upstreams).flatMap(([on, backend]) => upstreamProblem(on, backend)),
  ];
  if (violations.length > 0) throw new Refused(400, violations[0]?.message ?? '', { violations });
}

function upstreamProblem(on: string, backend: Upstreams[string]) {
  const { url, ca } = typeof backend === 'object' && backend !== null ? backend : { url: backend };
  try {
    checkUpstream(on, url, ca);
    return [];
  } catch (error) {
    if (!(error instanceof BadUpstream)) throw error;
    return [{ pointer: `/upstreams/${on}`, message: error.message }];
  }
}
