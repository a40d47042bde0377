/** Stops a simulator: it accepts no more connections, finishes open requests and loses no stored session. */
import type { Server, ServerResponse } from 'node:http';
import type { Simulator } from './simulator.ts';

/** Time in ms after which responses that a fault delays are cut. */
const PATIENCE_MS = 3000;
/** Interval in ms of the check for connections that have just finished their response. */
const IDLE_CHECK_MS = 20;

/** @param patienceMs time to wait for open requests */
export async function stopServer(
  server: Server,
  { running, sessions, log, tracing }: Pick<Simulator, 'running' | 'sessions' | 'log' | 'tracing'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  running.ending.abort();
  // Further requests on open connections are answered with `Connection: close`.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise<void>((closed) => server.close(() => closed()));
  clearInterval(idleCheck);
  clearTimeout(cut);
  await Promise.all([sessions.close(), log.close(), tracing?.end()]);
}
