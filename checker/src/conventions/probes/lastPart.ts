/** Reads a whole list as one full page. Nothing follows it, so the response must not lead to an empty page. */
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { partOf } from '../../core/requests/paging.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** `absent on the last page`, `null if there is no more`, `whether there are more after this page` */
const AT_END =
  /\b(absent|missing|null|empty|omitted|left out|not (sent|set|present|there))\b[^.;]*\b(last|final|end|no (more|further|next))\b|\b(last|final)\b[^.;]*\b(has|without|no)\b[^.;]*\b(next|cursor|link)\b|\bwhether\b[^.;]*\bmore\b|最后一页/i;

export async function readLastPart(probe: Probe, operation: Operation): Promise<void> {
  const { cursor, paging } = operation;
  const size = cursor?.size ?? paging?.ask.size;
  const says = size === undefined ? undefined : saysAtEnd(operation);
  if (size === undefined || says === undefined) return;
  const widest = probe.requests.widest(operation);
  const whole = await ask(probe, operation, widest);
  const items = (whole && itemsOf(operation, whole.exchange.verdict)) ?? [];
  const payload = { ...widest, [size]: items.length };
  if (!whole || items.length === 0 || !probe.requests.isSound(operation, payload)) return;
  const sent = await ask(probe, operation, payload, 'parent', TRIED);
  if (!sent || itemsOf(operation, sent.exchange.verdict)?.length !== items.length) return;
  const data = resourceOf(operation, sent.exchange.verdict.data);
  // `starting_after` takes the id of the last item, so the response need not show a cursor.
  const promisesMore = partOf(data, cursor?.more ?? paging?.show.more ?? '') === true;
  const token = cursor?.ask ?? '';
  const last = items.at(-1)?.[operation.roles?.find(({ does }) => does === 'list')?.resource.member ?? ''];
  const afterLast =
    promisesMore && /after$/i.test(token) && last !== undefined ? { ...payload, [token]: last } : undefined;
  const next = nextPart(operation, payload, data, sent.exchange.got)?.payload ?? afterLast;
  if (!next) return;
  const after = await ask(probe, operation, next, 'parent', TRIED);
  if (!after || itemsOf(operation, after.exchange.verdict)?.length !== 0) return;
  const message = `a page with all ${items.length} items leads to an empty one; the contract says '${says}'`;
  report(probe, after, [sent, after], 'pages/last', message);
}

/** The sentence about the end of the list: of a member that leads on, such as `nextCursor`, or of the operation. */
function saysAtEnd(operation: Operation): string | undefined {
  const { cursor } = operation;
  const own = Object.entries(dataOf(operation).properties ?? {}).flatMap(([name, part]) => {
    const isLink = /next/i.test(name) || name === cursor?.more || name === cursor?.next;
    return isLink ? [descriptionOf(part, operation)] : [];
  });
  const about = allSentencesOf(operation).filter((text) => /\bnext\b|cursor|下一页/i.test(text));
  return [...own, ...about].find((text) => AT_END.test(text));
}
