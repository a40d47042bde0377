/** Stands before a server that can be replaced: after it is closed, requests are forwarded to the server's successor. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { passOn } from './passOn.ts';

export interface Gate {
  readonly listener: RequestListener;
  /**
   * Holds new requests back, and waits for the current ones.
   * @param patienceMs time after which the connections of current requests are closed: such a request is delayed and has
   *   not acted yet
   */
  readonly close: (patienceMs: number) => Promise<void>;
  /** Forwards requests that were held back, and new ones, to a port. */
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
