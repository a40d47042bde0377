/**
 * Sends a unique value a second time, also in a spelling that the contract treats as equal, and in an update of another resource. The
 * tracker judges the responses.
 */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { spellings, type IgnoredDifferences } from '../../core/rules/normalized.ts';
import { sets } from '../consistency/facts.ts';
import { createdIdOf } from '../consistency/names.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { rulesOf } from '../consistency/watchers/statedRules.ts';
import { uniqueMembers } from '../consistency/watchers/uniqueness.ts';
import { askEither } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { stateSteps } from './stateSteps.ts';

/** Ignores nothing: only the same text is equal. */
const EXACT_SPELLING: IgnoredDifferences = { case: false, blanks: false, hyphens: false };

/** Unique members, from the contract and from check.yaml. */
function uniqueOf(operation: Operation): { readonly name: string; readonly ignoring: IgnoredDifferences }[] {
  const documented = uniqueMembers(operation);
  return [
    ...documented.names.map((name) => ({ name, ignoring: documented.alike })),
    ...rulesOf(operation).flatMap((rule) =>
      rule.kind === 'unique' && rule.members.length === 1
        ? [{ name: rule.members[0] ?? '', ignoring: rule.ignoring ?? EXACT_SPELLING }]
        : [],
    ),
  ];
}

/** Creates a resource, and others with the same unique value in each equal spelling. @param base an accepted request */
export async function respelled(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!makes(operation)) return;
  for (const { name, ignoring } of uniqueOf(operation)) {
    const fresh = probe.requests.unlike(operation, base);
    const first = withMembers(operation, fresh, otherNumber(operation, fresh, name));
    const value = bodyOf(operation, first)[name];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    // All other members have fresh values, so only the unique one is the same.
    const sent = await askEither(probe, operation, first);
    if (!sent?.exchange.verdict.success) continue;
    for (const each of [value, ...(typeof value === 'string' ? spellings(value, ignoring) : [])]) {
      const other = withMembers(operation, probe.requests.unlike(operation, base), { [name]: each });
      if (probe.requests.isSound(operation, other)) await askEither(probe, operation, other);
    }
  }
}

/** Words of a value that is unique while another resource is in some state. */
const WHILE = /\b(?:while|as long as)\b/i;

/** Sends a unique value again while the first resource is in each state: `While one is requested or received, a second is refused`. */
export async function respelledInStates(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const { names, text } = uniqueMembers(operation);
  const resource = operation.roles?.find(({ does }) => does === 'made')?.resource;
  if (!resource || !WHILE.test(text)) return;
  for (const name of names)
    for (const step of stateSteps(probe, resource)) {
      const first = probe.requests.unlike(operation, base);
      const id = createdIdOf(resource, await askEither(probe, operation, first));
      const moved = id === undefined ? undefined : await step(id);
      if (!moved?.exchange.verdict.success) continue;
      const value = bodyOf(operation, first)[name];
      const other = withMembers(operation, probe.requests.unlike(operation, base), { [name]: value });
      if (probe.requests.isSound(operation, other)) await askEither(probe, operation, other);
    }
}

/** The member with another number than the request's, which an existing resource may already have; `{}` if it holds no integer. */
function otherNumber(operation: Operation, payload: Payload, name: string): Payload {
  const value = bodyOf(operation, payload)[name];
  const { maximum = Infinity } = valueOf(membersOf(operation)[name] ?? {}, operation.schemas);
  if (typeof value !== 'number' || !Number.isInteger(value)) return {};
  return { [name]: value + FAR <= maximum ? value + FAR : value };
}
/** Distance to a number that no existing resource is likely to have. */
const FAR = 811;

/** Checks that an update cannot take a unique value of another resource. */
export async function takeUniqueValue(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const kinds = (operation.roles ?? []).filter(({ does, resource }) => does === 'one' && !resource.single);
  // Only an update that documents a conflict (409) can refuse the taken value.
  if (!sets(operation) || stateRows(operation).length === 0) return;
  const maker = probe.context.operations.find((each) =>
    each.roles?.some(
      ({ does, resource }) => does === 'made' && kinds.some((kind) => kind.resource.name === resource.name),
    ),
  );
  if (!maker) return;
  for (const { name } of uniqueOf(maker)) {
    if (!membersOf(operation)[name]) continue;
    // A new resource to update; `filled` then names it in the path.
    await make(probe, operation);
    const one = namesInPath(operation, probe.requests.filled(operation));
    const value = await madeWith(probe, maker, name);
    const payload = withMembers(operation, { ...base, ...one }, { [name]: value });
    if (value !== undefined && probe.requests.isSound(operation, payload))
      await askEither(probe, operation, probe.requests.fresh(operation, payload));
  }
}

/** Creates one more resource. @returns its value of the member */
async function madeWith(probe: Probe, maker: Operation, name: string): Promise<unknown> {
  const payload = probe.requests.unlike(maker, probe.requests.filled(maker));
  const sent = await askEither(probe, maker, payload);
  return sent?.exchange.verdict.success ? bodyOf(maker, payload)[name] : undefined;
}
