/** How a simulator ends: nobody new comes in, what is under way is answered, nothing that was kept is lost. */
import type { Server, ServerResponse } from 'node:http';
import type { Simulator } from './simulator.ts';

/** What a fault holds back for longer is cut: nobody waits for it. */
const PATIENCE_MS = 3000;
/** How often connections that have just had their answer are looked for. */
const LOOK_MS = 20;

/** @param patienceMs how long what is under way is waited for */
export async function stopServer(
  server: Server,
  { running, sessions, log }: Pick<Simulator, 'running' | 'sessions' | 'log'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  running.ending.abort();
  // What still comes over a connection that stands is answered, and told that this was the last answer.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise<void>((closed) => server.close(() => closed()));
  clearInterval(look);
  clearTimeout(cut);
  await Promise.all([sessions.close(), log.close()]);
}
