/** Repeats a write that the contract calls safe to repeat: nothing new appears in the lists beside it. */
import { membersOf } from '../../core/contract/body.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { numberIn } from '../../core/requests/paging.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

const SAFE =
  /不会重复|已(有|存在)[^。；]*跳过|\bno duplicates?\b|\bnot duplicated?\b|\bskips?\b[^.]*\b(already|have|has|exist)|\b(already|have one|exist\w*)\b[^.]*\bskipped\b|\b(twice|again)\b[^.]*\b(is no error|is harmless|(changes|creates|does|adds) nothing)\b/i;
const MONTH = /^(month|period|billing_?month)$/i;
/** A month whose successor is in another year. */
const DECEMBER = /-?\d\d$/;

export async function repeatSafely(probe: Probe, operation: Operation): Promise<void> {
  const says = sentencesOf(operation).find((text) => SAFE.test(text));
  const parent = operation.url.slice(0, operation.url.lastIndexOf('/'));
  const list = probe.context.neighbours.find(
    (each) =>
      each.effect === 'read' &&
      each.url.startsWith(parent) &&
      each.roles?.some(({ does }) => does === 'list') === true &&
      !each.url.includes('{'),
  );
  if (operation.effect !== 'write' || says === undefined || !list || operation.url.includes('{')) return;
  const { requests } = probe;
  const base = requests.filled(operation);
  const month = Object.keys(membersOf(operation)).find((name) => MONTH.test(name));
  const given = month === undefined ? '' : String(withValue(base, month));
  const late =
    month === undefined
      ? base
      : withMembers(operation, base, {
          [month]: given.replace(DECEMBER, (end) => end.replace(/\d\d/, '12')),
        });
  const payload = requests.isSound(operation, late) ? late : base;
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

const withValue = (payload: Payload, name: string): unknown =>
  payload[name] ??
  Object.values(payload)
    .map((each) => (typeof each === 'object' && each !== null ? (each as Payload)[name] : undefined))
    .find((each) => each !== undefined);
