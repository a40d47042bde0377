/**
 * Writes that must send the state of the resource that they change: its ETag in `If-Match`, or its version in the body. The
 * backend refuses an outdated one.
 */
import { isObject } from '../../core/base/object.ts';
import { refusalsIn } from '../../core/contract/sentences.ts';
import type { ErrorRow, Operation, Payload } from '../../core/contract/types.ts';
import { versionOf } from '../../core/contract/versionOf.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ifMatchOf } from '../consistency/etags.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { headersOf } from './probe.ts';
import { probeCase } from './probeCase.ts';

/** Reads the resource first, and puts its ETag into `If-Match`, or its version into the body if the body has one. */
export async function withIfMatch(
  probe: Probe,
  operation: Operation,
  payload: Payload,
  headers: Headers,
): Promise<Payload> {
  const header = ifMatchOf(operation);
  const version = versionOf(operation);
  const read = probe.context.neighbours.find(({ method, url }) => method === 'GET' && url === operation.url);
  const needsState = header !== undefined || (version !== undefined && version in payload);
  if (!needsState || !read) return payload;
  const asked = { ...probe.requests.filled(read), ...namesInPath(read, payload) };
  const one = probeCase(read, 'journey', 'round:etag', {
    ask: { payload: asked, login: 'parent' },
    expect: { kind: 'conversation' },
  });
  const { got, verdict } = (await probe.context.sender.sendIn(headers, one)).exchange;
  if (header !== undefined) {
    const { etag } = got.headers ?? {};
    return etag === undefined ? payload : { ...payload, [header]: etag };
  }
  const shown = resourceOf(read, verdict.data);
  if (version === undefined || !isObject(shown)) return payload;
  return typeof shown[version] === typeof payload[version]
    ? { ...payload, [version]: shown[version] }
    : payload;
}

/** The error row for an outdated version: a conflict with the state whose text speaks of the version. */
const staleRow = (operation: Operation): ErrorRow | undefined =>
  stateRows(operation).find((row) =>
    refusalsIn(operation, [row]).some((text) => /version|revision/i.test(text)),
  );

/** Sends the write without the header, if the contract answers that with 428. The check `precondition` judges the response. */
export async function withoutIfMatch(
  probe: Probe,
  operation: Operation,
  { case: { ask } }: Sent,
): Promise<void> {
  const name = ifMatchOf(operation);
  const headers = headersOf(probe, operation, 'parent');
  const has428 = operation.errors.some(({ code, implied }) => code === '428' && !implied);
  if (name === undefined || !has428 || !headers) return;
  const { [name]: _, ...payload } = ask.payload;
  const one = probeCase(operation, 'state', '428:without', {
    ask: { payload, login: 'parent' },
    expect: { kind: 'conversation' },
  });
  probe.observations.saw(await probe.context.sender.sendIn(headers, one));
}

/** Repeats the write with the state from before it. That state is outdated, because the write changed the resource. */
export async function withOldVersion(
  probe: Probe,
  operation: Operation,
  { case: { ask } }: Sent,
): Promise<void> {
  const header = ifMatchOf(operation);
  const name = header ?? versionOf(operation);
  const headers = headersOf(probe, operation, 'parent');
  const row =
    header !== undefined
      ? operation.errors.find(({ code }) => code === '412' && operation.envelope.byStatus)
      : staleRow(operation);
  if (name === undefined || !row || !headers) return;
  const now = await withIfMatch(probe, operation, ask.payload, headers);
  // The write may have set the value that the resource already had.
  if (now[name] === ask.payload[name]) return;
  const one = probeCase(operation, 'state', `${row.code}:stale`, {
    ask: { payload: ask.payload, login: 'parent' },
    expect: { kind: 'refused', row },
  });
  probe.observations.saw(await probe.context.sender.sendIn(headers, one));
}
