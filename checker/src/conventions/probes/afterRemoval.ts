/** Refers to a removed resource, where the contract says that nothing can be done with it any more. */
import { membersOf } from '../../core/contract/body.ts';
import { removes } from '../../core/contract/removes.ts';
import { promisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { namedRole, refersTo } from '../consistency/names.ts';
import { askEither, report } from './ask.ts';
import { makeNew } from './make.ts';
import type { Probe } from './probe.ts';

/** `Nothing can be billed to it any more`, `takes no new orders`. Not: `Takes back an order`. */
const NOTHING =
  /\b(nothing|no (new|further|more) \w+|none|cannot|can ?not|can't|never|no longer)\b[^.;]*\b(any ?more|no longer|afterwards|again|from then on)\b|\bno (\w+ )?\w+ (can|may|is|are)\b[^.;]*\bany ?more\b|\b(can|may) no longer\b|\btakes? no (new|further|more)\b|\bno (new|further|more) \w+ (can|may)\b|(不能|不可|无法|不得)再/i;

/** Sends each write with a body member for the resource twice: before the removal of the named resource, and after it. */
export async function afterRemoval(probe: Probe, removal: Operation): Promise<void> {
  const role = namedRole(removal);
  const says = removes(removal) ? promisesOf(removal).find((text) => NOTHING.test(text)) : undefined;
  if (!role || says === undefined) return;
  const { resource } = role;
  const { requests } = probe;
  for (const [operation, name] of probe.context.operations.flatMap((each) => referring(each))) {
    const id = await makeNew(probe, resource);
    if (id === undefined) return;
    const payload = (): Payload =>
      requests.unlike(operation, withMembers(operation, requests.filled(operation), { [name]: id }));
    // A refusal after the removal proves nothing if the operation refuses the resource before it, too.
    const control = requests.isSound(operation, payload())
      ? await askEither(probe, operation, payload())
      : undefined;
    if (!control?.exchange.verdict.success) continue;
    const removed = await askEither(probe, removal, { ...requests.filled(removal), [resource.as]: id });
    if (!removed?.exchange.verdict.success) continue;
    const sent = await askEither(probe, operation, payload());
    if (!sent?.exchange.verdict.success) continue;
    const message = `${resource.as} ${String(id)} is removed, and ${operation.id} still accepts it; the contract says '${says}'`;
    report(probe, sent, [control, removed, sent], `removed/${operation.id}`, message);
  }

  /** Returns a POST outside the collection with its body member for the resource: `customerId` of `POST /orders`; else nothing. */
  function referring(operation: Operation): [Operation, string][] {
    const isOwn = operation.roles?.some((each) => each.resource.name === resource.name);
    if (operation.effect !== 'write' || operation.method !== 'POST' || isOwn) return [];
    const name = Object.keys(membersOf(operation)).find((each) => refersTo(each, resource));
    return name === undefined || operation.places?.[name] ? [] : [[operation, name]];
  }
}
