/** One request to the provider, from top to bottom. Each step is its own file and may end the matter. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../services/catalogue.ts';
import type { SessionManager } from '../sessions/manager.ts';
import type { AnsweredBy, RequestLog } from '../sessions/log.ts';
import type { Incoming } from './incoming.ts';
import { answerFromExample } from './steps/answerFromExample.ts';
import { answerFromWorld } from './steps/answerFromWorld.ts';
import { checkAnswer, ownMistake } from './steps/checkAnswer.ts';
import { delayOf, faultAnswer, losesAnswer, takeFault } from './steps/faults.ts';
import { readInput } from './steps/readInput.ts';
import { readUpload } from './steps/readUpload.ts';
import { refuseInvalid } from './steps/refuseInvalid.ts';
import { refuseMalformed } from './steps/refuseMalformed.ts';
import { refuseUnauthenticated } from './steps/refuseUnauthenticated.ts';
import { refuseUnsigned } from './steps/refuseUnsigned.ts';
import { refuseWrongRole } from './steps/refuseWrongRole.ts';
import { exchangeOf, toLogEntry } from './steps/toLogEntry.ts';
import { wrap } from './steps/wrap.ts';

export interface Sent {
  /** 0: the connection is dropped without an answer. */
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly by: AnsweredBy;
  /** The session's time, which travels in the Date header. */
  readonly now: number;
}

export async function answer(
  operation: Operation,
  incoming: Incoming,
  sessionId: string,
  { sessions, log }: { readonly sessions: SessionManager; readonly log: RequestLog },
): Promise<Sent> {
  const started = performance.now();
  const { fault, session: entered } = await takeFault(sessions, sessionId, operation.address);
  const delay = delayOf(fault);
  const session = delay > 0 ? await wait(delay).then(() => sessions.current(sessionId)) : entered;

  const input = operation.upload ? await readUpload(operation, incoming) : readInput(operation, incoming);
  const decision =
    faultAnswer(operation, fault) ??
    refuseMalformed(input) ??
    refuseUnauthenticated(operation, session.world) ??
    refuseUnsigned(operation, incoming) ??
    refuseInvalid(operation, input) ??
    refuseWrongRole(operation, session.world) ??
    answerFromExample(operation, incoming) ??
    (await answerFromWorld(operation, input, session, sessions));

  const message = wrap(operation, losesAnswer(fault) ? { kind: 'drop', by: 'fault' } : decision);
  const violations = checkAnswer(operation, message);
  const sent = violations.length > 0 && decision.by !== 'fault' ? ownMistake(operation, violations) : message;

  const now = sessions.now(session);
  const ms = performance.now() - started;
  const exchange = exchangeOf({ operation, incoming, input, decision, message, violations, sent, now, ms });
  await log.append(sessionId, incoming.url.length + incoming.body.length + message.text.length, () =>
    toLogEntry(exchange),
  );
  return { status: sent.status, type: sent.type, body: sent.text, by: decision.by, now };
}

/** How a request to the provider is answered; a mutant answers in another way (simulator/src/mutants). */
export type Respond = typeof answer;
