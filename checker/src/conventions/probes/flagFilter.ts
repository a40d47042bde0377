/** Filters by a flag whose two values the contract describes: no item may be listed for both. */
import { flattened } from '../../core/contract/flattened.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Both values select: `true: only those without an invoice, false: only those on one`. */
const BOTH =
  /\btrue\b[^.;]*\b(?:only|those|ones|items)\b.*\bfalse\b[^.;]*\b(?:only|those|ones|items)\b|\bfalse\b[^.;]*\b(?:only|those|ones|items)\b.*\btrue\b[^.;]*\b(?:only|those|ones|items)\b/is;
/** One value selects nothing: `false: all`. */
const ALL = /\b(all|both|every\w*|any|either|regardless|too|also|as well)\b/i;

export async function filterByFlag(probe: Probe, operation: Operation): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'list');
  for (const [name, part] of Object.entries(
    flattened(operation.request, operation.schemas).properties ?? {},
  )) {
    const { description = '', ...schema } = valueOf(part, operation.schemas);
    const says = description.replaceAll('`', '');
    if (!role || !isReadParameter(operation, name) || typeOf(schema) !== 'boolean') continue;
    if (!BOTH.test(says) || ALL.test(says)) continue;
    const read = async (value: boolean) => {
      const payload = { ...probe.requests.widest(operation), [name]: value };
      const sent = await ask(probe, operation, payload, 'parent', TRIED);
      const items = sent && itemsOf(operation, sent.exchange.verdict);
      return sent && items ? { sent, names: items.map((item) => item[role.resource.member]) } : undefined;
    };
    // The third read shows that the item has kept its value in between.
    const [on, off, again] = [await read(true), await read(false), await read(true)];
    const twice = on?.names.find(
      (each) => each !== undefined && off?.names.includes(each) && again?.names.includes(each),
    );
    if (!on || !off || twice === undefined) continue;
    const message = `${role.resource.member} ${String(twice)} is listed for ${name} true and for false; the contract says '${says}'`;
    report(probe, off.sent, [on.sent, off.sent], `filter/${name}`, message);
  }
}
