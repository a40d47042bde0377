import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Fault } from '../../sessions/fault.ts';
import type { AnsweredBy } from '../../sessions/log.ts';
import type { Scene } from '../../sessions/scene.ts';
import { NO_BYTES, type Incoming } from '../request/incoming.ts';
import type { Input } from './readInput.ts';
import type { Transport } from './transport.ts';
import type { Message } from './wrap.ts';

interface ExchangeParts {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly input: Input;
  readonly by: AnsweredBy;
  /** The operation's own message; the corrupted one if a fault says so. */
  readonly message: Message;
  /** Message that goes out: a report in place of a message that breaks the contract, and corrupted if a fault says so. */
  readonly sent: Message;
  readonly violations: readonly Violation[];
  readonly now: number;
  readonly ms: number;
  readonly scene: Scene;
  readonly fault: Fault | undefined;
  readonly transport: Transport | undefined;
}

/**
 * Minimum data from which a log entry can be made: each session holds hundreds, and most are never read. Everything
 * that the log keeps (this, Received, KeptEntry) is a class, because of V8's pretenuring: if the first objects of a
 * literal live long, V8 allocates all later ones in the old generation. Every request would stay there until the next
 * full collection.
 */
export class Exchange {
  readonly operation: Operation;
  /** For an upload, the parsed payload; other payloads are parsed again from the body when read. */
  readonly request: unknown;
  readonly requestViolations: readonly Violation[] | undefined;
  /** All received headers; the shown ones are chosen when the log is read. */
  readonly incoming: Incoming;
  /** Members of an upload that are files. */
  readonly files: Input['files'];
  /** Content type sent. */
  readonly type: string;
  /** Text sent, if it differs from the operation's message. */
  readonly sent: string | undefined;
  readonly text: string;
  readonly isEnvelope: boolean;
  readonly by: AnsweredBy;
  readonly status: number;
  readonly violations: readonly Violation[] | undefined;
  readonly now: number;
  readonly ms: number;
  /** The session as of the request. */
  readonly scene: Scene;
  /** The fault that applied. */
  readonly fault: Fault | undefined;
  readonly transport: Transport | undefined;

  constructor(parts: ExchangeParts) {
    const { operation, incoming, input, by, message, sent, violations, now, ms } = parts;
    this.operation = operation;
    this.request = operation.upload ? input.value : undefined;
    this.requestViolations = wrongIn(input);
    this.incoming = withoutBytes(incoming);
    this.files = input.files;
    this.type = sent.type;
    this.sent = sent.text === message.text ? undefined : sent.text;
    this.text = message.text;
    this.isEnvelope = message.envelope !== undefined;
    this.by = by;
    this.status = sent.status;
    this.violations = violations.length > 0 ? violations : undefined;
    this.now = now;
    this.ms = ms;
    this.transport = parts.transport;
    this.scene = parts.scene;
    this.fault = parts.fault;
  }
}

/** Drops the bytes of uploaded files, which are too large to keep. */
const withoutBytes = (incoming: Incoming): Incoming =>
  incoming.bytes ? { ...incoming, bytes: NO_BYTES } : incoming;

function wrongIn({ malformed, violations }: Input): readonly Violation[] | undefined {
  if (malformed !== undefined) return [{ pointer: '', message: malformed }];
  return violations.length > 0 ? violations : undefined;
}
