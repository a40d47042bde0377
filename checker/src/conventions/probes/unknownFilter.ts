/** Filters and sorts by a member that does not exist, where the contract refuses unknown members. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { invalidRow } from '../../core/plan/rows.ts';
import { SORT } from '../../core/requests/sorting.ts';
import { textsAbout } from '../prose/textsAbout.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

/** Parameters with an expression, such as `filter=name eq "x"`: `$filter`, `query`. */
const EXPRESSION = /^\$?(filter|query|where|search)$/i;
/** `An unknown member is rejected`, `any other key gives 400` */
const UNKNOWN =
  /\b(unknown|any(thing)? (other|else)|other|undocumented|unsupported)\b[^.]*\b(INVALID\w*|400|422|refused|rejected|not allowed|error)\b/i;
/** A member that no resource has. */
const NONSENSE = 'zzqxjvkw';

export async function filterByUnknown(probe: Probe, operation: Operation): Promise<void> {
  const row = invalidRow(operation);
  const { properties = {} } = flattened(operation.request, operation.schemas);
  if (!row || row.implied || operation.effect !== 'read') return;
  for (const [name, part] of Object.entries(properties)) {
    if (!EXPRESSION.test(name) && !SORT.test(name)) continue;
    const { example, description = '', enum: values } = valueOf(part, operation.schemas);
    const given = [example, ...Object.values(operation.examples).map((each) => each[name])].find(
      (each) => typeof each === 'string' && /[a-z]/i.test(each),
    );
    const texts = [description, ...textsAbout(operation, name)];
    const says = texts.find((text) => UNKNOWN.test(text));
    if (typeof given !== 'string' || says === undefined || values) continue;
    // The first word of an expression is a member: `name` of `name eq "x"`.
    const payload = { ...probe.requests.widest(operation), [name]: given.replace(/[a-z][\w.]*/i, NONSENSE) };
    const right = { ...payload, [name]: given };
    if (!probe.requests.isSound(operation, payload)) continue;
    const control = await ask(probe, operation, right, 'parent', { kind: 'conversation' });
    const sent = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
    if (!control?.exchange.verdict.success || !sent?.exchange.verdict.success) continue;
    const message = `${name} by the unknown member ${NONSENSE} is accepted; the contract says '${says}'`;
    report(probe, sent, [control, sent], `filter/${name}`, message);
  }
}
