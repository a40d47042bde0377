/** The one place where an answer becomes an envelope (docs/design/contracts.md, "Envelopes and codes are data"). */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Members } from '#generated/runtime/facts.ts';
import { objectFrom, valueAt } from '../../json/pointer.ts';
import type { Violation } from '../../json/violations.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Code } from '../../services/codes.ts';
import { meaningOf } from '../../services/codes.ts';
import type { Decision } from '../decision.ts';
import { judgedFrom } from './judged.ts';

/** An answer ready to travel. */
export interface Message {
  /** 0: the connection is dropped. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** The envelope, when the answer is one. */
  readonly envelope?: unknown;
  /** Where it is none and should be: what is wrong with it. */
  readonly findings?: readonly Violation[];
  /** Of a real backend's answer, beside its type. */
  readonly headers?: OutgoingHttpHeaders;
  /** Of a real backend's answer: as it travels. */
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
      return { status, type, text, headers, bytes, ...judgedFrom(decision) };
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

/** @param code another success code than the first; the gateway's own is always the first */
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

/** What a refusal says: its own words, else the usual ones of its code. */
export const messageOf = (
  operation: Operation,
  { code, layer, message }: Pick<Extract<Decision, { kind: 'refusal' }>, 'code' | 'layer' | 'message'>,
): string => message ?? usualMessage(operation, { code, layer });

/** The message that the operation's own example of a code carries, else what the code means. */
function usualMessage(operation: Operation, { code, layer }: Code): string {
  const example = Object.values(operation.examples).find((each) => codeOf(operation, each) === code);
  const inner = innerOf(operation);
  const shown =
    (inner && valueAt(example, operation.envelope.data + inner.message)) ??
    valueAt(example, operation.envelope.message);
  return typeof shown === 'string' ? shown : meaningOf(operation, { code, layer });
}

/** The innermost code of an envelope, for the log. */
export function codeOf(operation: Operation, envelope: unknown): string | undefined {
  const inner = innerOf(operation);
  const code =
    (inner && valueAt(envelope, operation.envelope.data + inner.code)) ??
    valueAt(envelope, operation.envelope.code);
  return code === undefined ? undefined : String(code);
}
