/** The effect of a verb is visible: a cancelled order is not shown in its old state. */
import { flattened } from '../../core/contract/flattened.ts';
import { lastPartOf } from '../../core/contract/lastPart.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isBare } from './repetition.ts';
import type { Fact, LastState } from './trackedResource.ts';

/** Verbs with an immediate effect. */
const VERBS =
  /^(cancel|withdraw|accept|reject|approve|decline|close|archive|confirm|publish|finish|complete|revoke|disable|enable|lock|unlock|freeze|suspend|resolve|void|block|unblock)$/;

/** Verbs whose effect may come later, if the contract has a state for pending work. */
const SLOW = /^(pay|ship|send|submit|deliver|start|return|refund|issue|assign|activate|deactivate|reopen)$/;
/** States of pending work: `PENDING`, `in_progress`, `shipping`. */
const UNDER_WAY = /pend|process|progress|wait|queue|request|schedul|ing$/i;

/**
 * Returns the values that the verb of a write has ended.
 *
 * @param lastRead the last read before the write. Its state is over, even if other writes came since
 */
export function verbEffects(sent: Sent, lastRead: LastState): [string, Fact][] {
  const verb = verbOf(sent.case.operation);
  if (verb === undefined || sent.exchange.got.status === 202) return [];
  // An invoice may be paid in parts.
  if (SLOW.test(verb) && !isBare(sent.case.operation)) return [];
  return [...endedTimes(verb, sent, lastRead), ...endedStates(verb, sent, lastRead)];
}

/** `canceledAt` is no longer null after a cancellation. */
function endedTimes(verb: string, sent: Sent, { shown }: LastState): [string, Fact][] {
  return Object.keys(shown).flatMap((name): [string, Fact][] => {
    const [, stem = ''] = /^(\w+?)_?(?:at|on|time|date)$/i.exec(name) ?? [];
    return shown[name] === null && !SLOW.test(verb) && isDone(verb, stem.toLowerCase())
      ? [[name, { value: null, by: sent, turnedTo: 'the time of it' }]]
      : [];
  });
}

/** States that were not the one to which the verb leads: `open` before a cancellation, if `cancelled` is in the enum. */
function endedStates(verb: string, sent: Sent, lastRead: LastState): [string, Fact][] {
  const { operation } = lastRead.by.case;
  const { properties = {} } = dataOf(operation);
  return Object.entries(properties).flatMap(([name, part]): [string, Fact][] => {
    const { enum: values = [] } = flattened(part, operation.schemas);
    const done = values.find((value) => isDone(verb, String(value).toLowerCase()));
    if (SLOW.test(verb) && values.some((value) => UNDER_WAY.test(String(value)))) return [];
    const was = lastRead.shown[name];
    return done === undefined || was === undefined || was === done
      ? []
      : [[name, { value: was, by: sent, turnedTo: done }]];
  });
}

/** Returns the verb of `/orders/{id}/cancel` or `cancelOrder`. */
export function verbOf({ method, url, id }: Operation): string | undefined {
  if (method === 'DELETE') return undefined;
  const words = [lastPartOf(url).replace(/^.*:/, ''), ...(/^[a-z]+/.exec(id) ?? [])];
  return words.map((each) => each.toLowerCase()).find((word) => VERBS.test(word) || SLOW.test(word));
}

/** States with another form than the verb's regular participle. */
const SPECIAL: Readonly<Record<string, RegExp>> = {
  withdraw: /^withdrawn$/,
  freeze: /^frozen$/,
  pay: /^paid$/,
  send: /^sent$/,
  finish: /^(finished|done|complete|completed)$/,
  complete: /^(complete|completed|done|finished)$/,
};

/** Returns whether a value is the participle of the verb: `closed` of close, `cancelled` or `canceled` of cancel. */
const isDone = (verb: string, value: string): boolean =>
  SPECIAL[verb]?.test(value) ??
  (value === `${verb.replace(/e$/, '')}ed` || value === `${verb}${verb.at(-1)}ed`);

/** The contract has a state for deleted resources, so they are still shown. */
export const isKeptWhenRemoved = ({ case: { operation } }: Sent): boolean =>
  Object.values(dataOf(operation).properties ?? {}).some((part) =>
    flattened(part, operation.schemas).enum?.some((value) => /delet|remov/i.test(String(value))),
  );
