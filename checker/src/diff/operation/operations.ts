/** Pairs the operations of two contracts by method and path template; names of path parameters do not count. */
import type { Change, Place } from '../change.ts';
import type { Api, Operation } from '../model/api.ts';
import type { RuleId } from '../rules.ts';
import type { SchemaComparison } from '../schema/comparison.ts';
import { placed, type OperationPair } from './operationPair.ts';
import { bodyChanges } from './bodies.ts';
import { parameterChanges } from './parameters.ts';
import { responseChanges } from './responses.ts';
import { securityChanges } from './security.ts';

/** @param today `2026-11-27`, for operations whose sunset has passed */
export function operationChanges(
  old: Api,
  fresh: Api,
  comparison: SchemaComparison,
  today: string,
): Change[] {
  const { pairs, removed, added } = matched(old, fresh);
  return [
    ...removed.map((operation) =>
      change(removal(operation, today), operation.title, '', placed('old', operation.part)),
    ),
    ...added.map((operation) =>
      change('operation-added', operation.title, '', placed('new', operation.part)),
    ),
    ...pairs.flatMap(([one, other]) =>
      pairChanges({ comparison, old: one, fresh: other, subject: other.title, prefix: '', sent: 'request' }),
    ),
    ...called(old.webhooks, fresh.webhooks, 'webhook', '', comparison),
  ];
}

const change = (rule: RuleId, subject: string, detail: string, place: Place): Change => ({
  rule,
  subject,
  where: '',
  detail,
  place,
});

function removal({ deprecated, sunset }: Operation, today: string): RuleId {
  if (!deprecated) return 'operation-removed';
  if (sunset === undefined) return 'operation-removed-deprecated';
  return sunset.slice(0, 10) <= today ? 'operation-removed-after-sunset' : 'operation-removed';
}

interface Matched {
  readonly pairs: readonly (readonly [Operation, Operation])[];
  readonly removed: readonly Operation[];
  readonly added: readonly Operation[];
}

/** An operation that is not there at its own path may be there below another base path of the servers. */
export function matched(old: Api, fresh: Api): Matched {
  const pairs: [Operation, Operation][] = [];
  let [removed, added] = [[...old.operations], [...fresh.operations]];
  const take = (keyOf: (operation: Operation, api: Api) => string): void => {
    const there = new Map(added.map((operation) => [keyOf(operation, fresh), operation]));
    const taken = new Set<Operation>();
    removed = removed.filter((operation) => {
      const other = there.get(keyOf(operation, old));
      if (!other || taken.has(other)) return true;
      pairs.push([operation, other]);
      taken.add(other);
      return false;
    });
    added = added.filter((operation) => !taken.has(operation));
  };
  take(({ method, path }) => `${method} ${path}`);
  take(({ method, path }) => `${method} ${template(path)}`);
  take(({ method, path }, api) => `${method} ${basePath(api)}${template(path)}`);
  return { pairs, removed, added };
}

const template = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}');

function basePath({ servers: [address = ''] }: Api): string {
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, '') : address;
}

function pairChanges(pair: OperationPair): Change[] {
  const { old, fresh } = pair;
  return [
    ...lifecycle(pair),
    ...parameterChanges(pair),
    ...bodyChanges(pair),
    ...responseChanges(pair),
    ...securityChanges(pair),
    ...called(old.callbacks, fresh.callbacks, 'callback', pair.subject, pair.comparison),
  ];
}

function lifecycle({ old, fresh, subject, prefix }: OperationPair): Change[] {
  const found = (rule: RuleId, detail: string): Change => ({
    rule,
    subject,
    where: prefix,
    detail,
    place: placed('new', fresh.part),
  });
  const changes: Change[] = [];
  if (!old.deprecated && fresh.deprecated) changes.push(found('operation-deprecated', fresh.sunset ?? ''));
  if (old.deprecated && !fresh.deprecated) changes.push(found('operation-no-longer-deprecated', ''));
  if (old.sunset !== undefined && fresh.sunset !== undefined && fresh.sunset < old.sunset)
    changes.push(found('sunset-moved-forward', `${old.sunset} → ${fresh.sunset}`));
  return changes;
}

/** Callbacks and webhooks: requests that the provider sends. */
function called(
  old: ReadonlyMap<string, readonly Operation[]>,
  fresh: ReadonlyMap<string, readonly Operation[]>,
  kind: 'callback' | 'webhook',
  subject: string,
  comparison: SchemaComparison,
): Change[] {
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const prefix = `${kind} ${name}`;
    const about = subject === '' ? prefix : subject;
    const [before, after] = [old.get(name) ?? [], fresh.get(name) ?? []];
    const found = (rule: RuleId, { method, part }: Operation, side: Place['side']): Change => ({
      rule,
      subject: about,
      where: subject === '' ? '' : prefix,
      detail: method,
      place: placed(side, part),
    });
    return [
      ...before
        .filter(({ method }) => !after.some((each) => each.method === method))
        .map((each) => found(`${kind}-removed`, each, 'old')),
      ...after
        .filter(({ method }) => !before.some((each) => each.method === method))
        .map((each) => found(`${kind}-added`, each, 'new')),
      ...before.flatMap((one) => {
        const other = after.find(({ method }) => method === one.method);
        return other
          ? pairChanges({
              comparison,
              old: one,
              fresh: other,
              subject: about,
              prefix: subject === '' ? '' : prefix,
              sent: 'response',
            })
          : [];
      }),
    ];
  });
}
