/** Searches for the wildcards of SQL: as ordinary characters they find only texts that have them. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** `% and _ are ordinary characters`, `no wildcards`, `searches literally` */
const LITERAL =
  /%.*(普通字符|literal|ordinary|as (they|it) (are|is)|no wildcards?|not wildcards?|plain)|\b(literal(ly)?|no wildcards?)\b/i;

export async function searchWildcards(probe: Probe, operation: Operation): Promise<void> {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  for (const [name, part] of Object.entries(properties)) {
    const { description = '', enum: values } = valueOf(part, operation.schemas);
    const says = `${part.description ?? ''}\n${description}`;
    if (!LITERAL.test(says) || values || !isReadParameter(operation, name)) continue;
    const whole = probe.requests.widest(operation);
    const all = await ask(probe, operation, whole);
    const items = (all && itemsOf(operation, all.exchange.verdict)) ?? [];
    for (const sign of ['%', '_']) {
      const payload = { ...whole, [name]: sign };
      if (items.length < 2 || !probe.requests.isSound(operation, payload)) continue;
      const sent = await ask(probe, operation, payload, 'parent', TRIED);
      const wrong = (sent && itemsOf(operation, sent.exchange.verdict))?.find((item) => !has(item, sign));
      if (!all || !sent || !wrong) continue;
      const message = `${name} ${sign} finds what has no ${sign}; the contract says '${description}'`;
      report(probe, sent, [all, sent], `filter/${name}`, message);
      break;
    }
  }
}

const has = (item: Payload, sign: string): boolean => JSON.stringify(item).includes(sign);
