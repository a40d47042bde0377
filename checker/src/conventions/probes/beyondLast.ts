/** Asks for a page after the last one, where the contract says how that is refused. */
import { flattened } from '../../core/contract/flattened.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

const BEYOND =
  /\bpages? (?:after|beyond|past|behind|later than) the (?:last|end)\b[^.;]*\b(4\d\d|not found|refused|error)\b|\b(4\d\d)\b[^.;]*\b(?:after|beyond|past) the last page\b|(?:超出|超过)(?:最后一页|总页数|范围)[^。；]*(4\d\d)/i;
const FAR = 900;

export async function readBeyondLast(probe: Probe, operation: Operation): Promise<void> {
  const { paging, schemas } = operation;
  if (!paging || paging.byOffset) return;
  const { properties = {} } = flattened(operation.request, schemas);
  const { description = '' } = valueOf(properties[paging.ask.page] ?? {}, schemas);
  const says = [description, ...allSentencesOf(operation)].find((text) => BEYOND.test(text));
  const payload = { ...probe.requests.widest(operation), [paging.ask.page]: FAR };
  if (says === undefined || !probe.requests.isSound(operation, payload)) return;
  const sent = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
  if (!sent?.exchange.verdict.success || itemsOf(operation, sent.exchange.verdict)?.length !== 0) return;
  report(
    probe,
    sent,
    [sent],
    'pages/beyond',
    `page ${FAR} is accepted and empty; the contract says '${says}'`,
  );
}
