import type { Library } from '../../scenarios/library.ts';
import type { NewReplay } from '../../scenarios/scenario.ts';
import type { Operation } from '../../services/catalogue.ts';
import { comparable } from '../../services/payloadDigits.ts';
import type { SessionManager } from '../../sessions/manager.ts';
import { replayed } from '../../sessions/replay.ts';
import type { Session } from '../../sessions/session.ts';
import { delayMs } from '../../world/values/duration.ts';
import { problem, type Decision } from '../decision.ts';
import { dropBytes, type Incoming } from '../request/incoming.ts';
import { unpacked } from '../request/unpacked.ts';
import { wireOf } from '../request/wire.ts';
import { TooManyWaiting, type Client, type Waiting } from '../waiting.ts';
import type { Input } from './readInput.ts';
import { JSON_TYPE } from './wrap.ts';

interface OperationRequest {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly input: Input;
}

interface ReplayContext {
  /** Id of the session. */
  readonly id: string;
  readonly sessions: SessionManager;
  readonly library: Library;
  readonly waiting: Waiting;
  readonly client?: Client | undefined;
}

/** Answers from a recorded conversation if the session's scenario has one with this operation. */
export async function answerFromReplay(
  { operation, incoming, input }: OperationRequest,
  { id, sessions, library, waiting, client }: ReplayContext,
): Promise<Decision | undefined> {
  const { address, secrets = [] } = operation;
  const payload = comparable(operation, incoming, input.value);
  const found = await sessions.change(id, (session): readonly [Session, NewReplay | undefined] => {
    const match = replayed(session.replay ?? [], { address, payload, secrets });
    return match ? [{ ...session, replay: match.recording }, match.found] : [session, undefined];
  });
  if (!found) return undefined;
  const waitedMs = found.delay === undefined ? 0 : delayMs(found.delay);
  if (waitedMs > 0) {
    dropBytes(incoming);
    const bytes = incoming.body.length;
    const refused = await waiting.wait(waitedMs, { sessionId: id, client, bytes }).catch(refusal);
    if (refused) return refused;
  }
  return { ...(await decisionOf(found, library)), waitedMs, wire: wireOf(found) };
}

/** Returns the response to a request that may not wait. @throws any other error */
export function refusal(error: unknown): Decision {
  if (error instanceof TooManyWaiting) return problem(error.status, error.message);
  throw error;
}

/** Makes the response of a recorded exchange. */
async function decisionOf(exchange: NewReplay, library: Library): Promise<Decision> {
  const { status = 200, headers: recorded = {}, drop, wire, file } = exchange;
  if (drop !== undefined || wire === 'hang' || wire === 'reset') return { kind: 'drop', by: 'replay' };
  let bytes: Buffer;
  try {
    bytes = await bodyOf(exchange, library);
  } catch (error) {
    return problem(
      500,
      `录下的正文 ${file} 读不到：${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const { 'content-type': contentType = exchange.answer === undefined ? '' : JSON_TYPE, ...headers } =
    recorded;
  const type = String(contentType);
  const encoding = headers['content-encoding']?.toString();
  const read = await unpacked(bytes, { encoding, type });
  return {
    ...{ kind: 'passed', status, type, headers, bytes, by: 'replay' },
    ...('text' in read ? { body: read.text } : { body: '', unread: read.problem }),
  };
}

async function bodyOf({ answer, body = '', base64, file }: NewReplay, library: Library): Promise<Buffer> {
  if (file !== undefined) return library.recordedBody(file);
  if (base64 !== undefined) return Buffer.from(base64, 'base64');
  return Buffer.from(answer === undefined ? body : JSON.stringify(answer));
}
