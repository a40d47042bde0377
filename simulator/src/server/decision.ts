import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Layer } from '../services/catalogue.ts';
import type { AnsweredBy } from '../sessions/log.ts';
import type { OnWire } from './request/wire.ts';

/** Response that a pipeline step decides on; a step without a response returns undefined. */
export type Decision = ResponseContent & ResponseDetails;

/** Details that a recording or a real backend adds to the contents of a response. */
interface ResponseDetails {
  /** Transport, if unusual. */
  readonly wire?: OnWire | undefined;
  /** Time already waited, in ms. */
  readonly waitedMs?: number;
}

type ResponseContent =
  /** Success data for the service's envelope. */
  | { readonly kind: 'data'; readonly data: unknown; readonly success?: string; readonly by: AnsweredBy }
  /** A documented code for the matching layer of the envelope. */
  | {
      readonly kind: 'refusal';
      readonly code: string;
      readonly layer: Layer;
      readonly message?: string;
      readonly by: AnsweredBy;
    }
  /** A complete envelope. */
  | { readonly kind: 'envelope'; readonly body: unknown; readonly by: AnsweredBy }
  /** No response of the provider: transport trouble, or an invalid request. */
  | {
      readonly kind: 'raw';
      readonly status: number;
      readonly body: string;
      readonly type: string;
      readonly by: AnsweredBy;
    }
  /** Response of a real backend, live or recorded, unchanged. */
  | {
      readonly kind: 'passed';
      readonly status: number;
      /** Decoded text, for the log and the contract. */
      readonly body: string;
      /** Why it cannot be decoded. */
      readonly unread?: string;
      /** Bytes as sent: complete, or a stream. */
      readonly bytes: Buffer | Readable;
      readonly type: string;
      readonly headers: OutgoingHttpHeaders;
      readonly by: AnsweredBy;
    }
  | { readonly kind: 'drop'; readonly by: AnsweredBy };

/** Refusal at HTTP level in plain JSON. */
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
