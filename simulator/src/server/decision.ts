import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Layer } from '../services/catalogue.ts';
import type { AnsweredBy } from '../sessions/log.ts';
import type { OnWire } from './request/wire.ts';

/** What a step of the pipeline decides to answer; a step that has nothing to say gives undefined. */
export type Decision = Decided & Told;

/** What a recording or a real backend says of an answer beside its contents. */
interface Told {
  /** How it travels, where that is not as usual. */
  readonly wire?: OnWire | undefined;
  /** How long it has waited, ms. */
  readonly waitedMs?: number;
}

type Decided =
  /** Success data, to be put into the service's envelope. */
  | { readonly kind: 'data'; readonly data: unknown; readonly success?: string; readonly by: AnsweredBy }
  /** A documented code, to be put into the envelope's right layer. */
  | {
      readonly kind: 'refusal';
      readonly code: string;
      readonly layer: Layer;
      readonly message?: string;
      readonly by: AnsweredBy;
    }
  /** A whole envelope as it stands. */
  | { readonly kind: 'envelope'; readonly body: unknown; readonly by: AnsweredBy }
  /** Not an answer of the provider: transport trouble, or a request that is no request. */
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly type: string;
      readonly by: AnsweredBy;
    }
  /** What a real backend has answered, as it came, now or when it was recorded. */
  | {
      readonly kind: 'passed';
      readonly status: number;
      /** As it is read, for the log and the contract. */
      readonly body: string;
      /** Why it cannot be read. */
      readonly unread?: string;
      /** As it travels: all of it, or what comes by and by. */
      readonly bytes: Buffer | Readable;
      readonly type: string;
      readonly headers: OutgoingHttpHeaders;
      readonly by: AnsweredBy;
    }
  | { readonly kind: 'drop'; readonly by: AnsweredBy };

/** HTTP-level refusal in plain JSON. */
export const problem = (
  status: number,
  message: string,
  more: Readonly<Record<string, unknown>> = {},
): Decision => ({
  kind: 'raw',
  status,
  body: JSON.stringify({ message, ...more }),
  type: 'application/json; charset=utf-8',
  by: 'gate',
});
