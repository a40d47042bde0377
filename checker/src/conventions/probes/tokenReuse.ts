/**
 * Sends the page token of one list with other parameters, where the contract binds a token to the parameters of its request. The
 * watcher BoundTokens judges the responses.
 */
import type { Operation } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { narrowed } from '../../core/requests/narrowed.ts';
import { nextPart } from '../../core/requests/nextPart.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { filterMembers } from '../consistency/complete.ts';
import { bindsTokens } from '../consistency/watchers/boundTokens.ts';
import { ask } from './ask.ts';
import type { Probe } from './probe.ts';

export async function reuseToken(probe: Probe, operation: Operation): Promise<void> {
  const { ask: token, size } = operation.cursor ?? {};
  const says = bindsTokens(operation);
  const hasInvalidRow = operation.errors.some(({ when, implied }) => when === 'request-invalid' && !implied);
  if (token === undefined || size === undefined || says === undefined || !hasInvalidRow) return;
  const { requests } = probe;
  const base = { ...requests.widest(operation), [size]: 1 };
  const first = await ask(probe, operation, base);
  const next =
    first &&
    nextPart(operation, base, resourceOf(operation, first.exchange.verdict.data), first.exchange.got);
  if (!first || !next || !(token in next.payload) || itemsOf(operation, first.exchange.verdict)?.length !== 1)
    return;
  const examples = examplesOf(operation).map(({ payload }) => payload);
  const others = [...narrowed(operation, base, requests.pool), ...examples].flatMap((payload) => {
    const [name] = filterMembers(operation, payload).filter((each) => each !== token && each !== size);
    // A false flag filters nothing.
    return name === undefined || payload[name] === false ? [] : [{ ...base, [name]: payload[name] }];
  });
  for (const payload of others) {
    // Without the token, the filter must be accepted: then only the token can be the reason of a refusal.
    const alone = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
    if (!alone?.exchange.verdict.success) continue;
    const asked = { ...payload, [token]: next.payload[token] };
    const sent = await ask(probe, operation, asked, 'parent', { kind: 'conversation' });
    // Accepted, and reported: one filter is enough.
    if (sent?.exchange.verdict.success) return;
  }
}
