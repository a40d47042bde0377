/** Guards a server that can be replaced: requests after its stop are forwarded to its successor. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { passOn } from './passOn.ts';

export interface Gate {
  readonly listener: RequestListener;
  /**
   * Stops admitting requests and waits for the current ones.
   * @param patienceMs time after which their connections are closed: a delayed request has not acted yet
   */
  readonly close: (patienceMs: number) => Promise<void>;
  /** Target port of waiting and new requests. */
  readonly passTo: (port: number) => void;
}

export function gateBefore(server: RequestListener): Gate {
  const inside = new Set<ServerResponse>();
  const outside: (() => void)[] = [];
  let isClosed = false;
  let successor: number | undefined;
  let empty: (() => void) | undefined;

  const enter = (request: IncomingMessage & { req?: never }, response: ServerResponse): void => {
    inside.add(response);
    response.once('close', () => {
      inside.delete(response);
      if (inside.size === 0) empty?.();
    });
    server(request, response as Parameters<RequestListener>[1]);
  };
  return {
    listener: (request, response) => {
      if (!isClosed) enter(request, response);
      else if (successor !== undefined) void passOn(request, response, successor);
      else outside.push(() => void passOn(request, response, successor ?? 0));
    },
    close: async (patienceMs) => {
      isClosed = true;
      if (inside.size === 0) return;
      const timer = setTimeout(() => inside.forEach((response) => response.destroy()), patienceMs);
      await new Promise<void>((done) => (empty = done));
      clearTimeout(timer);
    },
    passTo: (port) => {
      successor = port;
      for (const pass of outside.splice(0)) pass();
    },
  };
}
