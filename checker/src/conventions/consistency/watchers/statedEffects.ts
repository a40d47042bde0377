/** An action has the effect on its resource that a sentence of its contract states: `Moves \`dueOn\` 14 days later`. */
import { numberOf } from '../../../core/base/numberOf.ts';
import { isObject } from '../../../core/base/object.ts';
import { timeOf } from '../../../core/base/timeOf.ts';
import { HOUR_MS } from '../../../core/base/timeUnits.ts';
import { bodyOf } from '../../../core/contract/body.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idempotencyKey } from '../../../core/requests/idempotencyKey.ts';
import { LITTLE } from '../../prose/little.ts';
import { statedEffects, type StatedEffect } from '../../prose/statedEffects.ts';
import { idText, keyOf } from '../names.ts';
import { contradiction, type Contradiction, type LastState } from '../trackedResource.ts';
import { isRefused, isWrite, sightingsIn, touchedBy, type Sighting, type Watcher } from './watcher.ts';

/** An action whose effect each response must show until the next write. */
interface Pending {
  readonly by: Sent;
  /** The resource as shown between the previous write and this one. */
  readonly before?: LastState;
}

export class StatedEffects implements Watcher {
  /** Each resource as it was last shown, until the next write. */
  #seen = new Map<string, LastState>();
  /** The last write, by the resource that it acts on. */
  #pending = new Map<string, Pending>();
  /** Requests that were accepted under an idempotency key: the same one again changes nothing. */
  readonly #keyed = new Set<string>();

  forget(): void {
    this.#seen.clear();
    this.#pending.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    if (isWrite(sent) && !isRefused(sent)) this.#wrote(sent, account);
    if (!sent.exchange.verdict.success || sent.exchange.got.status === 202) return [];
    const all = sightingsIn(sent, account).filter(({ from }) => from !== 'made');
    const found = all.flatMap((each) => this.#broken(each));
    for (const { key, shown } of all) this.#seen.set(key, { shown, by: sent });
    return found;
  }

  #wrote(sent: Sent, account: string): void {
    const { operation } = sent.case;
    const before = this.#seen;
    // The write may change other resources too.
    this.#seen = new Map();
    this.#pending = new Map();
    // With 202, the effect may come later.
    const isDone = sent.exchange.verdict.success && sent.exchange.got.status !== 202;
    if (!isDone || statedEffects(operation).length === 0) return;
    const { payload } = sent.case.ask;
    const key = idempotencyKey(operation, payload);
    const keyed = key === undefined ? undefined : `${operation.address} ${account} ${String(payload[key])}`;
    if (keyed !== undefined && this.#keyed.has(keyed)) return;
    if (keyed !== undefined) this.#keyed.add(keyed);
    for (const touched of [...touchedBy(sent, account), ...parentsOf(sent, account)]) {
      const last = before.get(touched);
      this.#pending.set(touched, { by: sent, ...(last && { before: last }) });
    }
  }

  #broken({ key, resource, name, shown }: Sighting): Contradiction[] {
    const pending = this.#pending.get(key);
    if (!pending) return [];
    const { by, before } = pending;
    return statedEffects(by.case.operation).flatMap((effect): Contradiction[] => {
      if (!(effect.member in shown)) return [];
      const why = problemOf(effect, by, before?.shown, shown);
      if (why === undefined) return [];
      const message = `${idText(resource, name)} shows ${effect.member} ${JSON.stringify(shown[effect.member])} after ${by.case.operation.id}${why}; the contract says '${effect.text}'`;
      return [contradiction('stated', `${by.case.operation.id}/${effect.member}`, message, before?.by, by)];
    });
  }
}

/** Returns the keys of the resources in which a creation takes place: the delivery of a tip. */
const parentsOf = (sent: Sent, account: string): string[] => {
  const { operation, ask } = sent.case;
  const { method, roles = [] } = operation;
  if (method !== 'POST' || roles.some(({ does }) => does === 'one')) return [];
  return Object.entries(operation.named ?? {}).flatMap(([as, resource]) =>
    ask.payload[as] === undefined ? [] : [keyOf(resource, ask.payload[as], sent, account)],
  );
};

/** Returns the end of the message about a wrong value; undefined if the value fits the effect. */
function problemOf(
  effect: StatedEffect,
  by: Sent,
  before: Payload | undefined,
  { [effect.member]: is }: Payload,
): string | undefined {
  const sent = effect.kind === 'null' || effect.kind === 'moves' ? undefined : sentValue(by, effect.from);
  if (effect.kind === 'null') return is === null ? undefined : '';
  if (effect.kind === 'takes') {
    if (!isPlain(sent) || is === sent || isSameValue(is, sent)) return undefined;
    return `, which sent ${JSON.stringify(sent)}`;
  }
  const was = before?.[effect.member];
  if (effect.kind === 'adds') {
    const wanted = numberOf(was) + effect.sign * numberOf(sent);
    // A number may have a lower limit. An unknown one is NaN, which is never wrong. The same holds for the time below.
    const isWrong = wanted >= 0 && Math.abs(numberOf(is) - wanted) > LITTLE;
    return isWrong ? `, which sent ${effect.from} ${String(sent)}; it was ${String(was)}` : undefined;
  }
  // A local day has 23 to 25 hours.
  const tolerance = String(is).length === 10 ? 0 : HOUR_MS;
  const gap = timeOf(is) - timeOf(was) - effect.ms;
  return Math.abs(gap) > tolerance ? `; it was ${String(was)}` : undefined;
}

const sentValue = ({ case: { operation, ask } }: Sent, name: string): unknown =>
  bodyOf(operation, ask.payload)[name];

/** A text or a number. A backend may trim a text. */
const isPlain = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === value && value !== '') || typeof value === 'number';

/** The same time or number in another format, or a reference that is shown as an object. */
const isSameValue = (is: unknown, sent: unknown): boolean =>
  isObject(is) || timeOf(is) === timeOf(sent) || Math.abs(numberOf(is) - numberOf(sent)) < LITTLE;
