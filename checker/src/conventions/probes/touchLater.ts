/** Changes resources a second after their creation. Each kind of change must move the time of the last change. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { timeOf } from '../../core/base/timeOf.ts';
import { makes } from '../../core/contract/makes.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { altered } from '../../core/requests/altered.ts';
import { shownIn } from '../consistency/names.ts';
import { ask, askEither, report } from './ask.ts';
import { makeNew } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** `updatedAt`, `last_modified` */
const CHANGED = /^(last_?)?(updated?|modified|changed)_?(at|on|time|date)?$/i;
/** `Time of the last change`, `最后修改时间` */
const LAST =
  /\blast (change|edit|update|modification|write)|\b(time|moment|date) of (the|its) (last|latest)|最后(修改|更新)|更新时间|修改时间/i;
/** Times may be shown in whole seconds. */
const RESOLUTION_MS = 1100;
/** Maximum number of changes to test. */
const MOST = 12;

/** A new resource before its change. */
interface Start {
  /** The write that changes it. */
  readonly operation: Operation;
  readonly resource: Resource;
  readonly read: Operation;
  /** The member with the time of the last change. */
  readonly member: string;
  /** The request of the write. */
  readonly payload: Payload;
  /** The request of the read. */
  readonly asked: Payload;
  readonly before: LastRead;
}

interface LastRead {
  readonly shown: Payload;
  readonly by: Sent;
}

export async function touchLater(probe: Probe): Promise<void> {
  const starts: Start[] = [];
  for (const { operation, resource, read, member } of changesIn(probe).slice(0, MOST)) {
    const id = await makeNew(probe, resource);
    if (id === undefined) continue;
    const filled = probe.requests.filled(operation);
    const asked = { ...probe.requests.filled(read), ...namesInPath(read, filled), [resource.as]: id };
    const before = await look(probe, read, asked);
    if (before) starts.push({ operation, resource, read, member, payload: filled, asked, before });
  }
  if (starts.length === 0) return;
  // One wait for all resources.
  await wait(RESOLUTION_MS);
  for (const start of starts) await judge(probe, start);
}

async function judge(
  probe: Probe,
  { operation, read, member, payload, asked, before, resource }: Start,
): Promise<void> {
  const others = makes(operation)
    ? [probe.requests.unlike(operation, payload)]
    : [...altered(operation, payload), payload];
  for (const each of others.filter((one) => probe.requests.isSound(operation, one)).slice(0, 2)) {
    const sent = await askEither(probe, operation, probe.requests.fresh(operation, each));
    if (!sent?.exchange.verdict.success) continue;
    const after = await look(probe, read, asked);
    const changed = after && changedIn(before.shown, after.shown);
    if (!after || changed === undefined) continue;
    if (after.shown[member] !== before.shown[member]) return;
    const message = `${resource.as} ${String(asked[resource.as])}: ${changed} has changed, and ${member} is ${String(after.shown[member])} as a second before`;
    return report(probe, after.by, [before.by, sent, after.by], `changed/${operation.id}`, message);
  }
}

async function look(probe: Probe, read: Operation, asked: Payload): Promise<LastRead | undefined> {
  const by = await ask(probe, read, asked);
  const shown = shownIn(by);
  return by && shown ? { shown, by } : undefined;
}

/** A member that the write has changed. Times, counters and versions may change by themselves. */
const changedIn = (was: Payload, is: Payload): string | undefined =>
  Object.keys(is).find(
    (name) =>
      name in was &&
      !/count|version|etag|revision/i.test(name) &&
      Number.isNaN(timeOf(is[name])) &&
      !isDeepStrictEqual(was[name], is[name]),
  );

/** Writes to resources that show the time of their last change, if the contract calls it so. Without removals. */
function changesIn(probe: Probe): Omit<Start, 'payload' | 'asked' | 'before'>[] {
  const { operations } = probe.context;
  return operations.flatMap((operation) => {
    // A creation within a resource changes that resource, too: the last one in its path.
    const own = (operation.roles ?? []).filter(({ does, resource }) => does === 'one' && !resource.single);
    const within = makes(operation) ? Object.values(operation.named ?? {}).slice(-1) : [];
    const resources = [...own.map(({ resource }) => resource), ...within];
    if (operation.effect !== 'write' || removes(operation)) return [];
    return resources.flatMap((resource) => {
      const [read] = readsOf(probe, resource, 'one');
      const member = read && changedMemberOf(read);
      return read && member !== undefined ? [{ operation, resource, read, member }] : [];
    });
  });
}

const changedMemberOf = (read: Operation): string | undefined =>
  Object.entries(dataOf(read).properties ?? {}).find(([name, part]) => {
    const { description = '' } = valueOf(part, read.schemas);
    return CHANGED.test(name) && LAST.test(`${part.description ?? ''} ${description}`);
  })?.[0];
