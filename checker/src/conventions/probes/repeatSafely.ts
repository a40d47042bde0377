/** Repeats a write that the contract calls safe to repeat. The list beside it must not become longer. */
import { membersOf } from '../../core/contract/body.ts';
import { promisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { numberIn } from '../../core/requests/paging.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { ask, report } from './ask.ts';
import { listsBeside } from './listsBeside.ts';
import type { Probe } from './probe.ts';

/** `Creates no duplicates`, `skips customers that have one already`, `calling it twice is harmless`, `不会重复` */
const SAFE =
  /不会重复|已(有|存在)[^。；]*跳过|\bno duplicates?\b|\bnot duplicated?\b|\bskips?\b[^.]*\b(already|have|has|exist)|\b(already|have one|exist\w*)\b[^.]*\bskipped\b|\b(twice|again)\b[^.]*\b(is no error|is harmless|(changes|creates|does|adds) nothing)\b/i;
/** A condition that the repetition meets: `if it is sent again`. A second one after `and` or `but` may not hold. */
const REPEATED = /^(?!.*\b(?:and|but)\b).*\b(?:again|twice|repeat\w*|already|same request|exist\w*)\b/i;
/** Words of a promise for requests with an idempotency key. The tracker compares those. */
const KEY = /\bkeys?\b|幂等/i;
/** A billing month such as `2026-11`. */
const MONTH = /^(month|period|billing_?month)$/i;

export async function repeatSafely(probe: Probe, operation: Operation): Promise<void> {
  const says = promisesOf(operation, REPEATED).find((text) => SAFE.test(text) && !KEY.test(text));
  const list = listsBeside(probe, operation).find((each) => !each.url.includes('{'));
  if (operation.effect !== 'write' || says === undefined || !list || operation.url.includes('{')) return;
  const { requests } = probe;
  const base = requests.filled(operation);
  const month = Object.keys(membersOf(operation)).find((name) => MONTH.test(name));
  // December, because a backend that looks for existing entries up to the next month may miss that it is in another year.
  const december =
    month === undefined
      ? base
      : withMembers(operation, base, { [month]: String(valueIn(base, month)).replace(/\d\d$/, '12') });
  const payload = requests.isSound(operation, december) ? december : base;
  // The account that may send the write also reads the list.
  const login = probe.context.askers.accountFor(operation, 'parent');
  const count = async (): Promise<{ readonly count: number; readonly by: Sent } | undefined> => {
    const by = await ask(probe, list, requests.widest(list), login, { kind: 'conversation' });
    const items = by && itemsOf(list, by.exchange.verdict);
    if (!by || !items) return undefined;
    const total = numberIn(resourceOf(list, by.exchange.verdict.data), list.paging?.show.total ?? '');
    return { count: total ?? items.length, by };
  };
  const first = await ask(probe, operation, payload, login, { kind: 'conversation' });
  const before = first?.exchange.verdict.success ? await count() : undefined;
  const second = before ? await ask(probe, operation, payload, login, { kind: 'conversation' }) : undefined;
  const after = second?.exchange.verdict.success ? await count() : undefined;
  if (!first || !before || !second || !after || after.count <= before.count) return;
  const message = `the same request again makes ${after.count - before.count} more in the list; the contract says '${says}'`;
  report(probe, after.by, [first, before.by, second, after.by], `again/${operation.id}`, message);
}

/** Returns the value of a member, from the request or from an object in it. */
const valueIn = (payload: Payload, name: string): unknown =>
  payload[name] ??
  Object.values(payload)
    .map((each) => (typeof each === 'object' && each !== null ? (each as Payload)[name] : undefined))
    .find((each) => each !== undefined);
