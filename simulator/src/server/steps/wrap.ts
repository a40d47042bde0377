/** Makes all envelopes of the simulator (docs/design/contracts.md, "Envelopes and codes are data"). */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Members } from '#generated/runtime/facts.ts';
import { objectFrom, valueAt } from '../../json/pointer.ts';
import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Code } from '../../services/codes.ts';
import { meaningOf } from '../../services/codes.ts';
import type { Decision } from '../decision.ts';
import { backendMessage } from './backendMessage.ts';

/** A response ready to send. */
export interface Message {
  /** 0: the connection is closed. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The envelope, if the response is one. */
  readonly envelope?: unknown;
  /** Violations of a response that should be an envelope and is not. */
  readonly findings?: readonly Violation[];
  /** Headers of a real backend's response, besides the content type. */
  readonly headers?: OutgoingHttpHeaders;
  /** Bytes of a real backend's response as sent. */
  readonly bytes?: Buffer | Readable;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

export function wrap(operation: Operation, decision: Decision): Message {
  switch (decision.kind) {
    case 'drop':
      return { status: 0, type: '', text: '' };
    case 'raw':
      return { status: decision.status, type: decision.type, text: decision.body };
    case 'passed': {
      const { status, type, body: text, headers, bytes } = decision;
      return { status, type, text, headers, bytes, ...backendMessage(decision) };
    }
    case 'envelope':
      return inJson(decision.body);
    case 'data':
      return inJson(success(operation, decision.data, decision.success));
    case 'refusal':
      return inJson(failure(operation, decision));
  }
}

const inJson = (envelope: unknown): Message => ({
  status: 200,
  type: JSON_TYPE,
  text: JSON.stringify(envelope),
  envelope,
});

/** The inner envelope of a gateway operation. */
export const innerOf = ({ envelope, system = 'default' }: Operation): Members | undefined =>
  envelope.systems?.[system];

/** @param code success code; default: the first of the contract. The gateway's outer code is always its first */
function success(operation: Operation, data: unknown, code?: string): unknown {
  const inner = innerOf(operation);
  if (!inner)
    return envelopeOf(operation.envelope, code ?? operation.envelope.success[0] ?? '', '成功', data);
  const packed = envelopeOf(inner, code ?? inner.success[0] ?? '', '成功', data);
  return envelopeOf(operation.envelope, operation.envelope.success[0] ?? '', '成功', packed);
}

function failure(operation: Operation, refusal: Extract<Decision, { kind: 'refusal' }>): unknown {
  const { code, layer } = refusal;
  const text = messageOf(operation, refusal);
  const inner = layer === 'inner' ? innerOf(operation) : undefined;
  if (!inner) return envelopeOf(operation.envelope, code, text);
  return envelopeOf(
    operation.envelope,
    operation.envelope.success[0] ?? '',
    '成功',
    envelopeOf(inner, code, text),
  );
}

function envelopeOf(
  members: Members & { readonly extra?: string },
  code: string,
  message: string,
  data?: unknown,
): Record<string, unknown> {
  const filled: [string, unknown][] = [
    [members.code, code],
    [members.message, message],
  ];
  if (data !== undefined) filled.push([members.data, data]);
  if (members.extra !== undefined) filled.push([members.extra, null]);
  return objectFrom(filled);
}

/** Returns a refusal's message: its own, else the default of its code. */
export const messageOf = (
  operation: Operation,
  { code, layer, message }: Pick<Extract<Decision, { kind: 'refusal' }>, 'code' | 'layer' | 'message'>,
): string => message ?? defaultMessage(operation, { code, layer });

/** Returns the message of the operation's example of a code, else the meaning of the code. */
function defaultMessage(operation: Operation, { code, layer }: Code): string {
  const example = Object.values(operation.examples).find((each) => codeOf(operation, each) === code);
  const inner = innerOf(operation);
  const shown =
    (inner && valueAt(example, operation.envelope.data + inner.message)) ??
    valueAt(example, operation.envelope.message);
  return typeof shown === 'string' ? shown : meaningOf(operation, { code, layer });
}

/** Returns the innermost code of an envelope, for the log. */
export function codeOf(operation: Operation, envelope: unknown): string | undefined {
  const inner = innerOf(operation);
  const code =
    (inner && valueAt(envelope, operation.envelope.data + inner.code)) ??
    valueAt(envelope, operation.envelope.code);
  return code === undefined ? undefined : String(code);
}
