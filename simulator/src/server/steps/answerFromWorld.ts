import type { Operation } from '../../services/catalogue.ts';
import { codeNamed } from '../../services/codes.ts';
import type { AnyHandler } from '../../services/registry.ts';
import { handlerOf } from '../../services/registry.ts';
import type { SessionDesk } from '../../sessions/desk.ts';
import type { Session } from '../../sessions/session.ts';
import { withWorld } from '../../sessions/session.ts';
import type { Decision } from '../decision.ts';
import type { Input } from './readInput.ts';

/** The operation itself, on the session's world; without a handler, an answer made from the contract. */
export async function answerFromWorld(
  operation: Operation,
  input: Input,
  desk: SessionDesk,
  sessionId: string,
): Promise<Decision> {
  const handler = handlerOf(operation.service, operation.id);
  if (handler === 'fallback') return answerFromContract(operation, await desk.current(sessionId), desk);
  return desk.change(sessionId, (session) => run(operation, handler, input, session, desk));
}

function run(
  operation: Operation,
  handler: AnyHandler,
  { value, files }: Input,
  session: Session,
  desk: SessionDesk,
): readonly [Session, Decision] {
  const reply = handler(value, { world: session.world, now: desk.now(session), ...(files && { files }) });
  const after = reply.world ? withWorld(session, reply.world) : session;
  if ('data' in reply)
    return [
      after,
      {
        kind: 'data',
        data: reply.data,
        ...(reply.success !== undefined && { success: reply.success }),
        by: 'world',
      },
    ];
  const message = reply.message === undefined ? {} : { message: reply.message };
  return [after, { kind: 'refusal', ...codeNamed(operation, reply.refuse), ...message, by: 'world' }];
}

async function answerFromContract(
  operation: Operation,
  session: Session,
  desk: SessionDesk,
): Promise<Decision> {
  // Prism and its faker cost a third of a second: only sessions that need them pay.
  const { generateData } = await import('../../fallback/generate.ts');
  const seed = `${session.scenarios.join(',')} ${session.seed} ${operation.address}`;
  return { kind: 'data', data: await generateData(operation, seed, desk.now(session)), by: 'fallback' };
}
