import type { Members } from '#generated/runtime/facts.ts';
import type { Components, Document, Operation } from '#tools/contract/document.ts';
import { answerMedia, examplesOf } from '#tools/contract/operations.ts';
import { secretNames } from '#tools/contract/secrets.ts';
import { isObject } from '#tools/object.ts';

export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** An example response with its outcome, as a client reads it: outermost envelope first. */
export interface Answer extends Example, Outcome {}

interface Outcome {
  readonly success: boolean;
  readonly code: string;
  /** The gateway layer that returned the code. */
  readonly layer?: string;
}

/** Returns the example requests and responses of an operation, with its secrets (`x-secret`) replaced by `***`. */
export function readExamples(
  operation: Operation,
  envelope: Document['x-envelope'],
  components?: Components,
) {
  const secrets = secretNames(operation, components);
  const summaries = Object.assign(
    {},
    ...Object.values(operation.requestBody?.content ?? {}).map((media) => media?.examples),
    ...operation.parameters.map(({ examples }) => examples),
  );
  return {
    requests: Object.entries(examplesOf(operation).request).map(([name, value]): Example => ({
      name,
      value: withoutSecrets(value, secrets),
      summary: summaries[name]?.summary ?? '',
    })),
    answers: Object.entries(operation.responses).flatMap(([status, answer]) =>
      Object.entries((answer && answerMedia(answer)?.examples) ?? {}).map(
        ([name, { summary = '', value }]): Answer => ({
          name,
          summary,
          value: withoutSecrets(value, secrets),
          ...outcomeOf(value, status, envelope, operation['x-system']),
        }),
      ),
    ),
  };
}

/** Replaces secrets by `***`: readers would copy and use a token of the documentation. */
function withoutSecrets(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, names));
  if (!isObject(value)) return value;
  const shown = (name: string, inner: unknown) =>
    names.includes(name) && typeof inner === 'string' ? '***' : withoutSecrets(inner, names);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(name, inner)]));
}

/** @param system layer behind the gateway that a response comes from */
export function outcomeOf(
  value: unknown,
  status: string,
  envelope: Document['x-envelope'],
  system = 'default',
): Outcome {
  if (envelope === 'none') return { success: status.startsWith('2'), code: status };
  // Any text in the first of these members means "not logged in"; the others also hold ordinary messages.
  const text = envelope.notLoggedInText && member(value, envelope.notLoggedInText[0]!);
  if (text) return { success: false, code: String(text) };
  const outer = outcomeIn(value, envelope);
  const inner = envelope.systems?.[system];
  if (!inner) return outer;
  if (!outer.success) return { ...outer, layer: 'outer' };
  return { ...outcomeIn(member(value, envelope.data), inner), layer: system };
}

/** Reads the code of one envelope. */
function outcomeIn(value: unknown, { code, success }: Members): Outcome {
  const found = String(member(value, code) ?? '');
  return { success: success.includes(found), code: found };
}

/** Returns the member that an envelope's pointer names. All these pointers are one level deep, such as `/code`. */
const member = (value: unknown, pointer: string): unknown =>
  isObject(value) ? value[pointer.slice(1)] : undefined;

/** Returns the document inside a gateway request's `reqData`; undefined if it is missing, or malformed as some examples are on purpose. */
export function unpack(request: unknown): unknown {
  if (!isObject(request) || typeof request['reqData'] !== 'string') return undefined;
  try {
    return JSON.parse(request['reqData']);
  } catch {
    return undefined;
  }
}
