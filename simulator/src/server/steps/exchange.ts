import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Fault } from '../../sessions/fault.ts';
import type { AnsweredBy } from '../../sessions/log.ts';
import type { Scene } from '../../sessions/scene.ts';
import { NO_BYTES, type Incoming } from '../request/incoming.ts';
import type { Input } from './readInput.ts';
import type { Travelled } from './travelled.ts';
import type { Message } from './wrap.ts';

interface Seen {
  readonly operation: Operation;
  readonly incoming: Incoming;
  readonly input: Input;
  readonly by: AnsweredBy;
  /** What the operation had to say, and what was sent in its place where that breaks the contract. */
  readonly message: Message;
  readonly sent: Message;
  readonly violations: readonly Violation[];
  readonly now: number;
  readonly ms: number;
  readonly scene: Scene;
  readonly fault: Fault | undefined;
  readonly travelled: Travelled | undefined;
}

/**
 * As little as an entry can be made from: hundreds of them live in each session, and most are never looked at.
 *
 * What the log keeps (this, Received, Kept) is made by classes. Objects of a literal whose first ones lived long are allocated in V8's old
 * generation from then on (pretenuring): every request would leave its own there until the next full collection.
 */
export class Exchange {
  readonly operation: Operation;
  /** Of an upload what was read of it; anything else is read again from its body when somebody looks. */
  readonly request: unknown;
  readonly requestViolations: readonly Violation[] | undefined;
  /** All that came; what the log shows of it is chosen when it is read. */
  readonly incoming: Incoming;
  /** Members of an upload that are files. */
  readonly files: Input['files'];
  readonly type: string;
  /** What was sent, where it is not the text that the operation had to say. */
  readonly sent: string | undefined;
  readonly text: string;
  readonly isEnvelope: boolean;
  readonly by: AnsweredBy;
  readonly status: number;
  readonly violations: readonly Violation[] | undefined;
  readonly now: number;
  readonly ms: number;
  /** The session as the request met it. */
  readonly scene: Scene;
  /** The fault that struck. */
  readonly fault: Fault | undefined;
  readonly travelled: Travelled | undefined;

  constructor(seen: Seen) {
    const { operation, incoming, input, by, message, sent, violations, now, ms } = seen;
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
    this.travelled = seen.travelled;
    this.scene = seen.scene;
    this.fault = seen.fault;
  }
}

/** Files are too much to keep. */
const withoutBytes = (incoming: Incoming): Incoming =>
  incoming.bytes ? { ...incoming, bytes: NO_BYTES } : incoming;

function wrongIn({ malformed, violations }: Input): readonly Violation[] | undefined {
  if (malformed !== undefined) return [{ pointer: '', message: malformed }];
  return violations.length > 0 ? violations : undefined;
}
