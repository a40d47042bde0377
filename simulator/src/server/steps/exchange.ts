import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { AnsweredBy } from '../../sessions/log.ts';
import type { Incoming } from '../incoming.ts';

/** As little as an entry can be made from: hundreds of them live in each session, and most are never looked at. */
export interface Exchange {
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of an upload what was read of it; anything else is read again from its body when somebody looks. */
  readonly request: unknown;
  readonly requestViolations: readonly Violation[] | undefined;
  /** All that came; what the log shows of it is chosen when it is read. */
  readonly incoming: Incoming;
  /** Members of an upload that are files. */
  readonly files: readonly string[] | undefined;
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
}
