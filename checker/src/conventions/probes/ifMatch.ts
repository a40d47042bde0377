/** Writes that must know the state of the resource which they change (`If-Match`). */
import { isObject } from '../../core/base/object.ts';
import { refusalsIn } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import { versionOf } from '../../core/contract/versionOf.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { caseOf } from '../../core/plan/case.ts';
import { ifMatchOf } from '../consistency/etags.ts';
import { stateRows } from '../consistency/forbidden.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';

/** Adds `If-Match` with the state that a read shows to a write that needs it. */
export async function asItIs(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  headers: Headers,
): Promise<Payload> {
  const name = ifMatchOf(operation) ?? versionOf(operation);
  const read = probe.context.neighbours.find(({ method, url }) => method === 'GET' && url === operation.url);
  if (name === undefined || !read || (name !== ifMatchOf(operation) && !(name in payload))) return payload;
  const asked = { ...probe.requests.filled(read), ...namesInPath(read, payload) };
  const one = caseOf(read, 'journey', 'round:etag', {
    ask: { payload: asked, login: 'parent' },
    expect: { kind: 'conversation' },
  });
  const { got, verdict } = (await probe.context.sender.sendIn(headers, one)).exchange;
  const shown = resourceOf(read, verdict.data);
  if (name !== ifMatchOf(operation))
    return isObject(shown) && typeof shown[name] === typeof payload[name]
      ? { ...payload, [name]: shown[name] }
      : payload;
  const { etag } = got.headers ?? {};
  return etag === undefined ? payload : { ...payload, [name]: etag };
}

/** Where the body says of which version it is, and the contract has a code for another one. */
const staleRow = (operation: Operation): ErrorRow | undefined =>
  stateRows(operation).find((row) =>
    refusalsIn(operation, [row]).some((text) => /version|revision/i.test(text)),
  );

/** Without the header: the contract has 428 for that. */
export async function withoutIt(probe: Probe, operation: Operation, { case: { ask } }: Sent): Promise<void> {
  const name = ifMatchOf(operation);
  const headers = headersOf(probe, operation, 'parent');
  const isHeld = operation.errors.some(({ code, implied }) => code === '428' && !implied);
  if (name === undefined || !isHeld || !headers) return;
  const { [name]: _, ...payload } = ask.payload;
  const one = caseOf(operation, 'state', '428:without', {
    ask: { payload, login: 'parent' },
    expect: { kind: 'conversation' },
  });
  probe.observations.saw(await probe.context.sender.sendIn(headers, one));
}

/** The same write again with what was so before it: the state is out of date because the resource has changed meanwhile. */
export async function asItWas(probe: Probe, operation: Operation, { case: { ask } }: Sent): Promise<void> {
  const name = ifMatchOf(operation) ?? versionOf(operation);
  const headers = headersOf(probe, operation, 'parent');
  const row =
    name === ifMatchOf(operation)
      ? operation.errors.find(({ code }) => code === '412' && operation.envelope.byStatus)
      : staleRow(operation);
  if (name === undefined || !row || !headers) return;
  const now = await asItIs(probe, operation, ask.payload, headers);
  // What it was changed to may be what it was.
  if (now[name] === ask.payload[name]) return;
  const one = caseOf(operation, 'state', `${row.code}:stale`, {
    ask: { payload: ask.payload, login: 'parent' },
    expect: { kind: 'refused', row },
  });
  probe.observations.saw(await probe.context.sender.sendIn(headers, one));
}
