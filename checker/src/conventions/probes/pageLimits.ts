/** Requests pages of size 0. A backend may use the nearest allowed size instead, but must not answer with an empty page. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { invalidRow } from '../../core/plan/rows.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

export async function readNoLength(probe: Probe, operation: Operation): Promise<void> {
  const { paging, cursor, request, schemas, answers } = operation;
  const size = paging?.ask.size ?? cursor?.size;
  const row = invalidRow(operation);
  if (size === undefined || !row || row.implied || !answers) return;
  const { minimum = 0 } = flattened(flattened(request, schemas).properties?.[size] ?? {}, schemas);
  if (minimum < 1) return;
  const whole = probe.requests.widest(operation);
  const all = await ask(probe, operation, whole);
  if (!all || (itemsOf(operation, all.exchange.verdict)?.length ?? 0) === 0) return;
  const none = await ask(probe, operation, { ...whole, [size]: 0 }, 'parent', { kind: 'conversation' });
  if (!none || itemsOf(operation, none.exchange.verdict)?.length !== 0) return;
  const message = `${size} 0 gives an empty page; the contract has ${row.code} for less than ${minimum}`;
  report(probe, none, [all, none], `pages/${size}`, message);
}
