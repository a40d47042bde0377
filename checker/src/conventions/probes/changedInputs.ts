/**
 * Changes a resource whose contract says that the change calculates members again. A second resource that is created with the new
 * value shows whether these members depend on it: only then they must not stay as they were.
 */
import { spansIn } from '../../core/base/inOrder.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { anotherOf } from '../../core/requests/altered.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart } from '../consistency/facts.ts';
import { createdIdOf, namedRole, shownIn } from '../consistency/names.ts';
import { recalculatedIn } from '../prose/recalculated.ts';
import { askEither, report } from './ask.ts';
import { createOnSomeDay, createOperationOf } from './make.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';
import { shiftedEnd } from './touching.ts';

/** Maximum number of members to change. */
const MOST = 6;

/** A created resource. */
interface Made {
  readonly id: unknown;
  /** The body of its creation. */
  readonly body: Payload;
  readonly shown: Payload;
  readonly sent: Sent;
}

export async function changeInputs(probe: Probe, operation: Operation): Promise<void> {
  const role = namedRole(operation);
  const maker = role && createOperationOf(probe, role.resource);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !maker || !read || !isPart(operation)) return;
  const { requests } = probe;
  const inputs = Object.keys(membersOf(operation)).filter((name) => name in membersOf(maker));
  const names = Object.keys(dataOf(read).properties ?? {}).filter((name) => !(name in membersOf(operation)));
  const rules = recalculatedIn(operation, names);
  if (rules.length === 0) return;

  // Each creation replaces the accepted one.
  const base = requests.accepted.get(maker) ?? requests.filled(maker);
  const look = async (id: unknown): Promise<Sent | undefined> =>
    askEither(probe, read, { ...requests.filled(read), [role.resource.as]: id });
  const create = async (change: (body: Payload) => Payload = () => ({})): Promise<Made | undefined> => {
    const other = requests.unlike(maker, base);
    const payload = withMembers(maker, other, change(bodyOf(maker, other)));
    const sent = await createOnSomeDay(probe, maker, requests.fresh(maker, payload));
    const id = createdIdOf(role.resource, sent);
    const shown = id === undefined ? undefined : shownIn(await look(id));
    return sent && shown && { id, body: bodyOf(maker, sent.case.ask.payload), shown, sent };
  };

  const first = await create();
  for (const input of inputs.slice(0, MOST)) {
    const change = (body: Payload): Payload => otherValue(operation, input, body);
    const kept = first && (await create());
    const varied = kept && Object.keys(change(kept.body)).length > 0 ? await create(change) : undefined;
    if (!first || !kept || !varied) continue;
    const named = withMembers(operation, { [role.resource.as]: kept.id }, change(kept.body), { only: true });
    const sent = requests.isSound(operation, named) ? await askEither(probe, operation, named) : undefined;
    const after =
      sent?.exchange.verdict.success && sent.exchange.got.status !== 202 ? await look(kept.id) : undefined;
    const shown = shownIn(after);
    // A backend may ignore the value, which is another matter.
    if (!sent || !after || !shown || (input in shown && isSame(shown, kept.shown, input))) continue;
    const isEnd = spansIn(kept.body).some(({ end }) => end === input);
    for (const { members, text } of rules.filter(({ onlySpan }) => isEnd || !onlySpan)) {
      const stale = members.find(
        (name) =>
          typeof varied.shown[name] === 'number' &&
          !isSame(varied.shown, kept.shown, name) &&
          [first.shown, shown].every((each) => isSame(each, kept.shown, name)),
      );
      // The member may depend on how many there are.
      const again = stale === undefined ? undefined : await create();
      if (stale === undefined || !again || !isSame(again.shown, kept.shown, stale)) continue;
      const message = `${stale} stays ${String(kept.shown[stale])} after ${input} has changed; a new one with that value has ${String(varied.shown[stale])}; the contract says '${text}'`;
      const steps = [kept.sent, sent, varied.sent, after];
      report(probe, after, steps, `recalculated/${operation.id}/${stale}`, message);
    }
  }
}

const isSame = (one: Payload, other: Payload, name: string): boolean => one[name] === other[name];

/** Returns another value of one member: a later end, another choice, the other flag, the next number. Nothing for any other member. */
function otherValue(operation: Operation, name: string, body: Payload): Payload {
  const value = body[name];
  const schema = flattened(membersOf(operation)[name] ?? {}, operation.schemas);
  const span = spansIn(body).find(({ end }) => end === name);
  const other =
    (span && shiftedEnd(body, span)) ??
    schema.enum?.find((each) => each !== value && each !== null) ??
    (typeof value === 'boolean' ? !value : undefined) ??
    (typeof value === 'number' ? anotherOf(value, schema) : undefined);
  return other === undefined ? {} : { [name]: other };
}
