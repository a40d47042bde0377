/** Writes that must know the state of the thing which they change (`If-Match`). */
import type { Operation, Payload } from '../../contract/types.ts';
import type { Headers } from '../../options.ts';
import { caseOf } from '../../plan/case.ts';
import { ifMatchOf } from '../../witness/etags.ts';
import type { Sent } from '../send.ts';
import { namesInPath } from './named.ts';
import type { Round } from './round.ts';

/** A write that must know the state of the thing (`If-Match`) is told the one that its read shows. */
export async function asItIs(
  round: Round,
  operation: Operation,
  payload: Payload,
  headers: Headers,
): Promise<Payload> {
  const name = ifMatchOf(operation);
  const read = round.context.neighbours.find(({ method, url }) => method === 'GET' && url === operation.url);
  if (name === undefined || !read) return payload;
  const asked = { ...round.requests.filled(read), ...namesInPath(read, payload) };
  const one = caseOf(read, 'journey', 'round:etag', {
    ask: { payload: asked, login: 'parent' },
    expect: { kind: 'conversation' },
  });
  const { etag } = (await round.context.sender.sendIn(headers, one)).exchange.got.headers ?? {};
  return etag === undefined ? payload : { ...payload, [name]: etag };
}

/** The same write again with what was so before it: somebody else has changed the thing meanwhile. */
export async function asItWas(round: Round, operation: Operation, { case: { ask } }: Sent): Promise<void> {
  const name = ifMatchOf(operation);
  const headers = round.headers.get('parent');
  const row = operation.errors.find(({ code }) => code === '412' && operation.envelope.byStatus);
  if (name === undefined || !row || !headers) return;
  const now = await asItIs(round, operation, ask.payload, headers);
  // What it was changed to may be what it was.
  if (now[name] === ask.payload[name]) return;
  const one = caseOf(operation, 'state', `${row.code}:stale`, {
    ask: { payload: ask.payload, login: 'parent' },
    expect: { kind: 'refused', row },
  });
  round.observations.saw(await round.context.sender.sendIn(headers, one));
}
