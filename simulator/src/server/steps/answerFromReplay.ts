import type { Operation } from '../../services/catalogue.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import { replayed } from '../../sessions/replay.ts';
import type { Session } from '../../sessions/session.ts';
import type { Decision } from '../decision.ts';
import type { Input } from './readInput.ts';

/** What a recorded conversation says, where the session's scenario has one that knows the operation. */
export async function answerFromReplay(
  { address, secrets = [] }: Operation,
  { value: payload }: Input,
  { id }: Session,
  sessions: SessionManager,
): Promise<Decision | undefined> {
  return sessions.change(id, (session): readonly [Session, Decision | undefined] => {
    const told = replayed(session.replay ?? [], { address, payload, secrets });
    if (!told) return [session, undefined];
    const { recording: replay, found } = told;
    return [
      { ...session, replay },
      { kind: 'envelope', body: found.answer, by: 'replay' },
    ];
  });
}
