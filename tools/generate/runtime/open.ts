import type { Members, ServiceFacts, States } from './facts.ts';
import { TRANSPORT, type Failure } from './failure.ts';
import type { Success } from './result.ts';

/** Content of a response: its data or its failure. */
export type Opened = Success<unknown> | Pick<Failure, 'ok' | 'code' | 'name' | 'kind' | 'layer' | 'message'>;

/** Layer of the gateway's own codes. */
const OUTER = 'outer';

const unreadable = {
  ok: false,
  code: 'UNREADABLE',
  name: undefined,
  kind: 'unreadable',
  layer: TRANSPORT,
  message: '',
} as const;

/**
 * Turns a response with HTTP 200 into data or a failure by the contract's envelope; at the gateway by its own envelope and then by
 * that of the system behind it (spec 2 §8).
 * @param system the system behind the gateway that responds; undefined for other services
 * @param states names of the operation's own state codes
 */
export function open(
  service: ServiceFacts,
  system: string | undefined,
  states: States,
  answer: unknown,
): Opened {
  const { envelope } = service;
  if (envelope === undefined) return { ok: true, code: '200', data: answer };
  if (!isRecord(answer)) return unreadable;

  const words = loginWords(service, answer);
  if (words !== undefined) return refusal(service, codeOfWords(service, words) ?? words, '');

  const outer = read(answer, envelope);
  const inner = system === undefined ? undefined : envelope.systems?.[system];
  if (!outer.ok) {
    const state = inner ? undefined : states[outer.code];
    return state === undefined
      ? refusal(service, outer.code, outer.message, inner && OUTER)
      : { ...outer, name: state, kind: 'state', layer: 'envelope' };
  }
  if (inner === undefined) return outer;
  if (!isRecord(outer.data)) return unreadable;
  const opened = read(outer.data, inner);
  return opened.ok ? opened : refusal(service, opened.code, opened.message, system);
}

function read(answer: Record<string, unknown>, members: Members) {
  const code = String(at(answer, members.code) ?? '');
  const message = at(answer, members.message);
  return members.success.includes(code)
    ? { ok: true as const, code, data: at(answer, members.data) }
    : { ok: false as const, code, message: typeof message === 'string' ? message : '' };
}

/** Returns the contract's name and facts of a code (at the gateway in a layer); a fault for an unknown code. */
function refusal({ codes }: ServiceFacts, code: string, message: string, layer?: string): Opened {
  const [name, facts] =
    Object.entries(codes).find(([, known]) => known.code === code && known.layer === layer) ?? [];
  return { ok: false, code, name, kind: facts?.kind ?? 'fault', layer: layer ?? 'envelope', message };
}

/**
 * Returns the text that means "not logged in". In the first place, such as the legacy `error`, any text means it. The other places also
 * have other messages, so there the contract must know the text.
 */
function loginWords(service: ServiceFacts, answer: Record<string, unknown>): string | undefined {
  const [first, ...others] = (service.envelope?.notLoggedInText ?? [])
    .map((pointer) => at(answer, pointer))
    .map((text) => (typeof text === 'string' ? text : undefined));
  return first ?? others.find((text) => text !== undefined && codeOfWords(service, text) !== undefined);
}

/** Returns the code that the contract gives for a text, such as that of the legacy response `{error: 'notlogin'}`. */
const codeOfWords = ({ codes }: ServiceFacts, words: string): string | undefined =>
  Object.values(codes).find(({ text }) => text === words)?.code;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the member that an envelope's pointer names. All these pointers are one level deep, such as `/code`. */
const at = (answer: Record<string, unknown>, pointer: string): unknown => answer[pointer.slice(1)];
