/**
 * Magic values, as in payment providers' test modes: documented inputs (docs/faults.md) that force the response of one
 * request without the console. `X-Sim-Force: 9999999`, or `sim:9999999` in any text of the payload.
 */
import { nearest } from '#tools/nearest.ts';
import type { Operation } from '../../services/catalogue.ts';
import { codesOf, locateCode } from '../../services/codes.ts';
import type { Fault } from '../../sessions/fault.ts';
import { delayMs, LONGEST_DELAY_MS } from '../../world/values/duration.ts';
import { header } from '../request/incoming.ts';
import type { Incoming } from '../request/incoming.ts';

type Answer = Fault['answer'];

export const FORCE_HEADER = 'x-sim-force';
/** The word after `sim:`, as in `sim:9999999`, `sim:outer/403` or `sim:delay-3s`. */
const WORD = /\bsim:([A-Za-z0-9/-]{1,40})/;

const LONGEST_DELAY = `delay-${LONGEST_DELAY_MS / 1000}s`;

const wires = ['hang', 'reset', 'empty', 'truncated', 'wrong-type', 'malformed-chunk', 'slow-drip'] as const;

/** Returns the fault that a request forces; undefined if it forces none. */
export function magicFault(operation: Operation, incoming: Incoming): Fault | undefined {
  const word = header(incoming, FORCE_HEADER);
  if (word !== undefined)
    return faultOf(operation, answerNamed(operation, word) ?? refusedWord(operation, word));
  const text = incoming.method === 'GET' ? incoming.url : incoming.body;
  // Fast path: nearly no request has one.
  if (!text.includes('sim')) return undefined;
  const found = WORD.exec(incoming.method === 'GET' ? decoded(text) : text)?.[1];
  // Other texts after `sim:` are ordinary content.
  const answer = found === undefined ? undefined : answerNamed(operation, found);
  return answer && faultOf(operation, answer);
}

/** Decodes a query; returns it unchanged if invalid. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return url;
  }
}

const faultOf = ({ address }: Operation, answer: Answer): Fault => ({
  id: 'magic',
  on: address,
  answer,
  used: 1,
});

/** @returns undefined if the operation has no such code and the word is unknown */
function answerNamed(operation: Operation, word: string): Answer | undefined {
  const [, layer, code = ''] = /^(?:(outer|inner)\/)?(.+)$/.exec(word) ?? [];
  const named = layer === 'outer' || layer === 'inner' ? layer : undefined;
  if (locateCode(operation, code, named)) return { code, ...(named && { layer: named }) };
  const status = /^http-([45]\d\d)$/.exec(word)?.[1];
  if (status !== undefined)
    return { status: Number(status), body: `<!doctype html><title>${status}</title>` };
  const delay = /^delay-(\d{1,6}m?s)$/.exec(word)?.[1];
  if (delay !== undefined && delayMs(delay) <= LONGEST_DELAY_MS) return { delay };
  if (word === 'drop') return { drop: 'connection' };
  if (word === 'lost') return { drop: 'answer' };
  const wire = wires.find((name) => name === word);
  return wire && { wire };
}

/** Returns the refusal of an invalid word in the header. The header, unlike a text, is always meant to force a response. */
function refusedWord(operation: Operation, word: string): Answer {
  const known = [
    ...codesOf(operation).map(({ code }) => code),
    ...wires,
    'drop',
    'lost',
    'http-502',
    'delay-3s',
    LONGEST_DELAY,
  ];
  const limit = word.startsWith('delay-') ? `，推迟至多为 ${LONGEST_DELAY}` : '';
  const message = `${operation.address} 不能强制为 ${word}${limit}`;
  return { status: 400, body: JSON.stringify({ message, nearest: nearest(word, [...new Set(known)]) }) };
}
