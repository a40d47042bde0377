/** Reads again with the ETag in `If-None-Match`, where the contract documents the header and 304; and with another ETag. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation } from '../../core/contract/types.ts';
import { ask, report } from './ask.ts';
import type { Probe } from './probe.ts';

/** No backend computes this ETag. */
const OTHER = '"check-7f3a"';

export async function revalidate(probe: Probe, operation: Operation): Promise<void> {
  const { places = {}, answers = {}, request, schemas } = operation;
  const header = Object.keys(places).find(
    (each) => places[each]?.in === 'header' && places[each].name.toLowerCase() === 'if-none-match',
  );
  if (header === undefined || !answers['304']) return;
  const { required = [] } = flattened(request, schemas);
  const { [header]: _, ...asked } = probe.requests.filled(operation);
  // If the header is required, no read can be sent without it.
  if (required.includes(header)) return;
  const first = await ask(probe, operation, asked);
  const second = await ask(probe, operation, asked);
  const etag = first?.exchange.got.headers?.['etag'];
  // An ETag that changes without a write says nothing.
  if (!first || !second?.exchange.verdict.success || etag === undefined) return;
  if (second.exchange.got.headers?.['etag'] !== etag) return;
  const again = await ask(probe, operation, { ...asked, [header]: etag }, 'parent', { kind: 'conversation' });
  const { got } = again?.exchange ?? {};
  if (again?.exchange.verdict.success && got?.headers?.['etag'] === etag)
    return report(
      probe,
      again,
      [first, again],
      'not-modified/same',
      `If-None-Match has the current ETag ${etag}, and the response is ${got.status} and not 304`,
    );
  const other = await ask(probe, operation, { ...asked, [header]: OTHER }, 'parent', {
    kind: 'conversation',
  });
  if (again && other?.exchange.got.status === 304)
    report(
      probe,
      other,
      [first, other],
      'not-modified/other',
      `If-None-Match has another ETag than ${etag}, and the response is 304`,
    );
}
