/** Asks for a page above the cap of the contract: `values over 100 count as 100`. */
import { flattened } from '../../core/contract/flattened.ts';
import { allPromisesOf, promisesIn } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { numberIn } from '../../core/requests/paging.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** `Values over 100 count as 100`, `超过 100 时按 100`: the groups are the cap. */
const CAP =
  /\b(?:over|above|greater than|larger than|more than|beyond) (\d+) (?:(?:are|is|get|will be) )?(?:counts?|treated|taken|capped|read|reduced|lowered|clamped|limited|become|use)\b|(?:超过|大于) ?(\d+) ?(?:时|的)?(?:按|视为|以) ?\d+/i;

/** Headers with the size of the page, such as `X-Per-Page`. */
const SIZE_HEADER = /^x-(per-page|page-size|limit)$/i;

export async function exceedSize(probe: Probe, operation: Operation): Promise<void> {
  const size = operation.paging?.ask.size ?? operation.cursor?.size;
  if (size === undefined) return;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const own = flattened(properties[size] ?? {}, operation.schemas).description ?? '';
  const about = allPromisesOf(operation).filter((text) => text.includes(size));
  const says = [...promisesIn(own), ...about].find((text) => CAP.test(text));
  const [, inEnglish, inChinese] = CAP.exec(says ?? '') ?? [];
  const most = Number(inEnglish ?? inChinese);
  const payload = { ...probe.requests.widest(operation), [size]: most * 10 };
  if (says === undefined || !probe.requests.isSound(operation, payload)) return;
  const sent = await ask(probe, operation, payload, 'parent', TRIED);
  if (!sent?.exchange.verdict.success) return;
  const { got, verdict } = sent.exchange;
  const shown = numberIn(resourceOf(operation, verdict.data), operation.paging?.show.size || size);
  const header = Object.entries(got.headers ?? {}).find(([name]) => SIZE_HEADER.test(name))?.[1];
  const sizes = [
    itemsOf(operation, verdict)?.length,
    shown,
    header === undefined ? undefined : Number(header),
  ];
  // The number of items, or the size that the response states.
  const above = sizes.find((each) => each !== undefined && each > most);
  if (above === undefined) return;
  report(probe, sent, [sent], `pages/${size}`, `the page has the size ${above}; the contract says '${says}'`);
}
