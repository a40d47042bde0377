/** Returns a request's headers without those of the connection, so that it can be sent again. */
import type { Incoming } from '../../simulator/src/server/request/incoming.ts';

const ofTheConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

export const sentHeaders = (headers: Incoming['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofTheConnection.has(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
