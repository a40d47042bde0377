/** Changes a value that another resource has kept: `Later changes of the employee do not affect the rate of the payslip`. */
import { squeezed } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { namedRole, refersTo, resourceWord, shownIn } from '../consistency/names.ts';
import { snapshotsIn, type Snapshot } from '../prose/snapshot.ts';
import { ask, askEither, report } from './ask.ts';
import { makeNew } from './make.ts';
import { ownValues } from './ownValues.ts';
import type { Probe } from './probe.ts';

/** The update that changes the value at its source. */
interface Source {
  readonly update: Operation;
  readonly resource: Resource;
  /** The member of the source: `price` for `productPrice`. */
  readonly name: string;
}

export async function keepSnapshots(probe: Probe): Promise<void> {
  for (const read of probe.context.neighbours.filter(({ effect }) => effect === 'read')) {
    const role = namedRole(read);
    for (const snapshot of role ? snapshotsIn(read) : []) {
      const source = sourceOf(probe, snapshot);
      if (role && source) await judge(probe, read, role.resource, snapshot, source);
    }
  }
}

function sourceOf({ context }: Probe, { member, noun }: Snapshot): Source | undefined {
  for (const update of context.operations.filter(({ method }) => method === 'PATCH' || method === 'PUT')) {
    const resource = namedRole(update)?.resource;
    if (!resource || resourceWord(resource) !== noun) continue;
    const name = Object.keys(membersOf(update)).find((each) =>
      [each, `${noun}${each}`].some((like) => squeezed(like) === squeezed(member)),
    );
    if (name !== undefined) return { update, resource, name };
  }
  return undefined;
}

async function judge(
  probe: Probe,
  read: Operation,
  own: Resource,
  { member, text }: Snapshot,
  { update, resource, name }: Source,
): Promise<void> {
  // The state of an existing source may forbid its change.
  await makeNew(probe, resource);
  const id = await makeNew(probe, own);
  if (id === undefined) return;
  const look = () => ask(probe, read, { ...probe.requests.filled(read), [own.as]: id });
  const before = await look();
  const shown = shownIn(before);
  const reference = Object.keys(shown ?? {}).find((each) => refersTo(each, resource));
  if (!before || !shown || reference === undefined) return;
  const named = { ...probe.requests.filled(update), [resource.as]: shown[reference] };
  const [same] = await ownValues(probe, update, named);
  const other = changed(shown[member], update, name);
  if (!same || other === undefined) return;
  const payload = withMembers(update, same, { [name]: other });
  if (!probe.requests.isSound(update, payload)) return;
  const written = await askEither(probe, update, probe.requests.fresh(update, payload));
  if (!written?.exchange.verdict.success) return;
  const after = await look();
  if (after && shownIn(after)?.[member] === other) {
    const message = `${own.as} ${String(id)}: ${member} was ${String(shown[member])} and is ${String(other)} since ${reference} ${String(shown[reference])} has changed; the contract says '${text}'`;
    report(probe, after, [before, written, after], `snapshot/${member}`, message);
  }
  // Later requests may need the old value.
  await askEither(probe, update, probe.requests.fresh(update, same));
}

/** Returns another value of the same form; undefined if none is known. */
function changed(value: unknown, update: Operation, name: string): Payload[string] | undefined {
  const {
    maximum = Infinity,
    maxLength = Infinity,
    enum: values,
    pattern,
  } = valueOf(membersOf(update)[name] ?? {}, update.schemas);
  if (values) return values.find((each) => each !== value);
  if (typeof value === 'number') return value + 1 <= maximum ? value + 1 : value - 1;
  const isText = typeof value === 'string' && pattern === undefined && value.length < maxLength;
  return isText ? `${value}x` : undefined;
}
