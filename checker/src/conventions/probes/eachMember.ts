/**
 * Changes one member of a resource at a time: the others must stay. In a single request, one member that the role may not set
 * would block the rest.
 */
import { spansIn } from '../../core/base/inOrder.ts';
import { isObject } from '../../core/base/object.ts';
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart } from '../consistency/facts.ts';
import { namedRole, shownIn } from '../consistency/names.ts';
import { merges } from '../consistency/watchers/mergedMaps.ts';
import { askEither } from './ask.ts';
import { make } from './make.ts';
import { namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { details, readBack, readsOf } from './readBack.ts';
import { shiftedEnd } from './touching.ts';

/** Maximum number of members to change. */
const MOST = 8;
/** Number of members to change a second time. */
const REPEATED = 3;
/** Maximum number of values of an enum, and of values seen in responses. */
const MOST_VALUES = 3;

/** Sends partial updates of a new resource, each with one member. @param base an accepted request */
export async function eachMember(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = namedRole(operation);
  if (!isPart(operation) || !role) return;
  const { requests } = probe;
  // The history of the newest resource may be the reason why it cannot change any more.
  await make(probe, operation);
  const names = namesInPath(operation, { ...base, ...requests.filled(operation) });
  // The parameters outside the path, such as a header.
  const held = Object.fromEntries(
    Object.entries(base).filter(([name]) => operation.places?.[name] && !(name in names)),
  );
  const [read] = readsOf(probe, role.resource, 'one');
  const asked = read && { ...requests.filled(read), ...names };
  let shown: Payload = shownIn(read && asked && (await askEither(probe, read, asked))) ?? {};
  const members = Object.entries(membersOf(operation))
    .filter(([name]) => !operation.places?.[name])
    .slice(0, MOST);
  // Changes the first members again, because only now the others have a value that can get lost.
  for (const [name, part] of [...members, ...members.slice(0, REPEATED)]) {
    for (const value of [
      ...laterEnds(shown, name),
      ...valuesFor(probe, operation, name, part, shown[name]),
    ]) {
      const payload = withMembers(operation, { ...held, ...names }, { [name]: value });
      if (!requests.isSound(operation, payload)) continue;
      const sent = await askEither(probe, operation, requests.fresh(operation, payload));
      if (!sent?.exchange.verdict.success) continue;
      const data = resourceOf(operation, sent.exchange.verdict.data);
      if (isObject(data)) shown = data;
      await details(probe, role.resource, namesIn(operation, role.resource, payload), 'parent');
      // One change is enough, unless the member is a map whose earlier entries must stay.
      if (!merges(operation, name)) break;
    }
  }
  // So far the user has read the resource, but no list. After one more change, the user and another account read both.
  const again = withMembers(operation, { ...held, ...names }, firstMember(operation, base));
  const last = await askEither(probe, operation, probe.requests.fresh(operation, again));
  if (last?.exchange.verdict.success) await readBack(probe, operation, last);
}

/** The first member of the contract that the base request has, with its value. */
function firstMember(operation: Operation, base: Payload): Payload {
  const body = bodyOf(operation, base);
  const name = Object.keys(membersOf(operation)).find((each) => each in body);
  return name === undefined ? {} : { [name]: body[name] };
}

/** Later ends of the span that the resource shows: what depends on its length must change with it. */
function laterEnds(shown: Payload, name: string): string[] {
  const span = spansIn(shown).find(({ end }) => end === name);
  const moved = span && shiftedEnd(shown, span);
  return moved === undefined ? [] : [moved];
}

/** Values to set, in the order in which to try them: of the schema, of other responses and of examples. */
function valuesFor(
  { requests }: Probe,
  { schemas, examples }: Operation,
  name: string,
  part: Schema,
  shown: unknown,
): unknown[] {
  const schema = flattened(part, schemas);
  const seen = requests.pool.of(name).filter((value) => value !== shown);
  const given = Object.values(examples).map((each) => each[name]);
  const isMap = isObject(schema.additionalProperties) && !schema.properties;
  if (isMap) return [{ one: 'first' }, { two: 'second' }];
  const isListOfValues = schema.items && flattened(schema.items, schemas).properties === undefined;
  if (isListOfValues)
    return [...given.filter((each) => Array.isArray(each) && each.length > 0), ['one'], ['alpha']];
  if (schema.enum) {
    const others = schema.enum.filter((value) => value !== shown && value !== null);
    // The last value comes late: the first and the last are often in the same order by rank and by letters.
    return [...others.slice(0, -1).toReversed(), ...others.slice(-1)].slice(0, MOST_VALUES);
  }
  if (typeOf(schema) === 'boolean') return [shown !== true];
  const own = isFreeText(schema) ? [`${String(given[0] ?? 'Sample')} 3`] : [];
  return [...own, ...seen.slice(0, MOST_VALUES), ...given].filter(
    (value) => value !== undefined && value !== null,
  );
}
