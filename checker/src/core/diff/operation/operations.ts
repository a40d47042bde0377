/** Pairs the operations of two contracts by method and path template; names of path parameters do not count. */
import type { Change, Place } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Api, Operation } from '../model/api.ts';
import { pathOf, template } from '../model/servers.ts';
import type { SchemaComparison } from '../schema/comparison.ts';
import { calledChanges } from './called.ts';
import { placeOn } from './operationPair.ts';
import { pairChanges } from './pairChanges.ts';

/** Returns all changes of the operations and webhooks. @param today `2026-11-27`, for operations whose sunset has passed */
export function operationChanges(
  old: Api,
  fresh: Api,
  comparison: SchemaComparison,
  today: string,
): Change[] {
  const { pairs, removed, added } = matchOperations(old, fresh);
  const schemes = changedSchemes(old, fresh);
  return [
    ...removed.map((operation) =>
      change(removal(operation, today), operation.title, '', placeOn('old', operation.part)),
    ),
    ...added.map((operation) =>
      change('operation-added', operation.title, '', placeOn('new', operation.part)),
    ),
    ...pairs.flatMap(([one, other]) =>
      pairChanges({
        comparison,
        schemes,
        old: one,
        fresh: other,
        subject: other.title,
        prefix: '',
        sent: 'request',
      }),
    ),
    ...calledChanges(old.webhooks, fresh.webhooks, {
      kind: 'webhook',
      comparison,
      schemes,
      subject: '',
      compare: pairChanges,
    }),
  ];
}

/** Returns the new kind of each security scheme whose kind has changed, by its name. */
const changedSchemes = (old: Api, fresh: Api): Map<string, string> =>
  new Map(
    old.schemes.flatMap(({ name, kind }) => {
      const other = fresh.schemes.find((each) => each.name === name);
      return other && other.kind !== kind ? [[name, other.kind] as const] : [];
    }),
  );

const change = (rule: RuleId, subject: string, detail: string, place: Place): Change => ({
  rule,
  subject,
  where: '',
  detail,
  place,
});

/** Returns the rule for a removed operation. A deprecated one may go from its sunset (`x-sunset`) on; without one its end was not told. */
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

/** Pairs operations. One without a match at its own path is matched below the base paths of the servers. */
export function matchOperations(old: Api, fresh: Api): Matched {
  const pairs: [Operation, Operation][] = [];
  let [removed, added] = [[...old.operations], [...fresh.operations]];
  /** Pairs the operations that are left and have the same key. */
  const take = (keyOf: (operation: Operation) => string): void => {
    const candidates = new Map(added.map((operation) => [keyOf(operation), operation]));
    const taken = new Set<Operation>();
    removed = removed.filter((operation) => {
      const other = candidates.get(keyOf(operation));
      if (!other || taken.has(other)) return true;
      pairs.push([operation, other]);
      taken.add(other);
      return false;
    });
    added = added.filter((operation) => !taken.has(operation));
  };
  take(({ method, path }) => `${method} ${path}`);
  take(({ method, path }) => `${method} ${template(path)}`);
  take(
    ({ method, path, servers: [server] }) => `${method} ${pathOf(server?.address ?? '')}${template(path)}`,
  );
  return { pairs, removed, added };
}
