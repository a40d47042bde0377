/** Sends a text of the longest length in letters of several bytes: a length counts characters. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { askEither, report } from './ask.ts';
import type { Probe } from './probe.ts';

/** Members with a larger maximum length are not tested: the texts would be long. */
const LONGEST = 1000;
/** Members with a smaller maximum length are not tested. */
const SHORTEST = 3;
/** Maximum number of bytes of a character in UTF-8. */
const BYTES = 4;

/** @param base an accepted request */
export async function sendLongTexts(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!makes(operation)) return;
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const schema = valueOf(part, operation.schemas);
    const { maxLength = Infinity } = schema;
    if (!isFreeText(schema) || schema.format || maxLength > LONGEST || maxLength < SHORTEST) continue;
    if (typeof bodyOf(operation, base)[name] !== 'string') continue;
    const send = (text: string) => {
      const payload = withMembers(operation, probe.requests.unlike(operation, base), { [name]: text });
      return probe.requests.isSound(operation, payload) ? askEither(probe, operation, payload) : undefined;
    };
    // The backend must accept each alone: the length in ASCII letters, and these letters in a text that is short in bytes too.
    const [long, letters] = [
      await send('x'.repeat(maxLength)),
      await send('字'.repeat(Math.floor(maxLength / BYTES))),
    ];
    if (!long?.exchange.verdict.success || !letters?.exchange.verdict.success) continue;
    const wide = '字'.repeat(maxLength);
    const first = await send(wide);
    if (!first || first.exchange.got.lost || first.exchange.verdict.success) continue;
    // Repeated, because another generated member may be the reason of the first refusal.
    const again = await send('x'.repeat(maxLength));
    const sent = again?.exchange.verdict.success ? await send(wide) : undefined;
    if (!sent || sent.exchange.got.lost || sent.exchange.verdict.success) continue;
    const message = `${maxLength} letters of several bytes are refused in ${name} (${sent.exchange.verdict.code ?? ''}), and ${maxLength} of one byte are accepted`;
    report(probe, sent, [long, letters, sent], `length/${name}`, message);
  }
}
