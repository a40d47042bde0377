/** Sends what must be there once a second time, spelled as the contract calls the same, and as an update of another one. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { spellings, type Ignoring } from '../../core/rules/normalized.ts';
import { sets } from '../consistency/facts.ts';
import { stateRows } from '../consistency/forbidden.ts';
import { rulesOf } from '../consistency/watchers/statedRules.ts';
import { uniqueMembers } from '../consistency/watchers/uniqueness.ts';
import { askEither } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

const NOTHING: Ignoring = { case: false, blanks: false, hyphens: false };

/** Members of which there is one of each: by the contract, and by check.yaml. */
function uniqueOf(operation: Operation): { readonly name: string; readonly ignoring: Ignoring }[] {
  const said = uniqueMembers(operation);
  return [
    ...said.names.map((name) => ({ name, ignoring: said.alike })),
    ...rulesOf(operation).flatMap((rule) =>
      rule.kind === 'unique' && rule.members.length === 1
        ? [{ name: rule.members[0] ?? '', ignoring: rule.ignoring ?? NOTHING }]
        : [],
    ),
  ];
}

/** @param base a request that was taken */
export async function respelled(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!makes(operation)) return;
  for (const { name, ignoring } of uniqueOf(operation)) {
    const first = probe.requests.unlike(operation, base);
    const value = bodyOf(operation, first)[name];
    if (typeof value !== 'string') continue;
    // Under another name of its own, so that the unique member alone is the same.
    const sent = await askEither(probe, operation, first);
    if (!sent?.exchange.verdict.success) continue;
    for (const each of [value, ...spellings(value, ignoring)]) {
      const other = withMembers(operation, probe.requests.unlike(operation, base), { [name]: each });
      if (probe.requests.isSound(operation, other)) await askEither(probe, operation, other);
    }
  }
}

/** An update takes no name of another one. */
export async function takeName(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const kinds = (operation.roles ?? []).filter(({ does, resource }) => does === 'one' && !resource.single);
  if (!sets(operation) || stateRows(operation).length === 0) return;
  const maker = probe.context.operations.find((each) =>
    each.roles?.some(
      ({ does, resource }) => does === 'made' && kinds.some((kind) => kind.resource.name === resource.name),
    ),
  );
  if (!maker) return;
  for (const { name } of uniqueOf(maker)) {
    if (!membersOf(operation)[name]) continue;
    await make(probe, operation);
    const one = namesInPath(operation, probe.requests.filled(operation));
    const value = await madeWith(probe, maker, name);
    const payload = withMembers(operation, { ...base, ...one }, { [name]: value });
    if (value !== undefined && probe.requests.isSound(operation, payload))
      await askEither(probe, operation, probe.requests.fresh(operation, payload));
  }
}

/** Makes one more. @returns what it is called */
async function madeWith(probe: Probe, maker: Operation, name: string): Promise<unknown> {
  const payload = probe.requests.unlike(maker, probe.requests.filled(maker));
  const sent = await askEither(probe, maker, payload);
  return sent?.exchange.verdict.success ? bodyOf(maker, payload)[name] : undefined;
}
