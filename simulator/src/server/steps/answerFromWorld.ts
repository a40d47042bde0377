import type { Operation } from '../../services/catalogue.ts';
import { codeNamed } from '../../services/codes.ts';
import type { AnyHandler } from '../../services/registry.ts';
import { handlerOf } from '../../services/registry.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import type { Session } from '../../sessions/session.ts';
import { withWorld } from '../../sessions/session.ts';
import type { Decision } from '../decision.ts';
import { deviceOf } from '../request/device.ts';
import type { Incoming } from '../request/incoming.ts';
import { withNote } from './noteOperation.ts';
import type { Input } from './readInput.ts';
import { refuseOtherLogin } from './refuseOtherLogin.ts';

/**
 * Runs the operation on the session's world. Without a handler, it generates a response from the contract. A read is
 * answered from the session as it was at the request; only changes of the world go to the store. Every write, also a
 * refused one, is recorded in the operation log here.
 */
export function answerFromWorld(
  operation: Operation,
  input: Input,
  session: Session,
  { sessions, incoming }: { readonly sessions: SessionManager; readonly incoming: Pick<Incoming, 'headers'> },
): Decision | Promise<Decision> {
  const handler = handlerOf(operation.service, operation.id);
  if (!handler) return answerFromContract(operation, session, sessions);
  if (operation.effect === 'read') {
    const reply = run(handler, input, session, sessions);
    if (!reply.world) return decisionOf(operation, reply);
  }
  return sessions.change(session.id, (newest) => {
    // The login may have changed since the request arrived.
    const otherLogin = refuseOtherLogin(operation, incoming, newest.world);
    if (otherLogin) return [newest, otherLogin];
    const reply = run(handler, input, newest, sessions);
    const decision = decisionOf(operation, reply);
    const request = { operation, input: input.value, device: deviceOf(incoming), by: newest.world.viewer };
    const world = withNote(reply.world ?? newest.world, request, decision, sessions.now(newest));
    return [withWorld(newest, world), decision];
  });
}

type AnyReply = ReturnType<AnyHandler>;

const run = (
  handler: AnyHandler,
  { value, files }: Input,
  session: Session,
  sessions: SessionManager,
): AnyReply =>
  handler(value, {
    sessionId: session.id,
    world: session.world,
    now: sessions.now(session),
    ...(files && { files }),
  });

function decisionOf(operation: Operation, reply: AnyReply): Decision {
  if ('data' in reply) {
    const { data, success } = reply;
    return { kind: 'data', data, ...(success !== undefined && { success }), by: 'world' };
  }
  const { refuse, message } = reply;
  const code = codeNamed(operation, refuse);
  return { kind: 'refusal', ...code, ...(message !== undefined && { message }), by: 'world' };
}

async function answerFromContract(
  operation: Operation,
  session: Session,
  sessions: SessionManager,
): Promise<Decision> {
  // Prism and its faker take a third of a second to load: only sessions that need them do.
  const { generateData } = await import('../../fallback/generate.ts');
  const seed = `${session.scenarios.join(',')} ${session.seed} ${operation.address}`;
  return { kind: 'data', data: await generateData(operation, seed, sessions.now(session)), by: 'fallback' };
}
