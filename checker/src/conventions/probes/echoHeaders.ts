/**
 * Sends a header that the contract repeats in the response: `X-Flow-ID: send one and it comes back`. The check header-value
 * judges the response.
 */
import { echoedMember } from '../../core/checks/transport/header-value.ts';
import type { Operation } from '../../core/contract/types.ts';
import { ask } from './ask.ts';
import type { Probe } from './probe.ts';

/** The value of the header: no backend makes up the same one. */
const MARK = 'check-7f3a';

export async function echoHeaders(probe: Probe, operation: Operation): Promise<void> {
  const headers = Object.values(operation.answers ?? {}).flatMap((form) => form.headers);
  const members = headers.map(({ name, description = '' }) => echoedMember(operation, name, description));
  for (const member of new Set(members)) {
    if (member === undefined) continue;
    const payload = { ...probe.requests.widest(operation), [member]: MARK };
    if (probe.requests.isSound(operation, payload)) await ask(probe, operation, payload);
  }
}
