/** What a client said of its request; what belongs to the connection is left out, so that it can be said again on another one. */
import type { Incoming } from '../../simulator/src/server/request/incoming.ts';

const ofTheConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

export const sentHeaders = (headers: Incoming['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofTheConnection.has(name) ? [] : [[name, [value].flat().join(', ')]],
    ),
  );
