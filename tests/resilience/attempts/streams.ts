/** Measures event streams whose clients do not read. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { COUPONS, costs, TOKEN, type Costly, type Target } from '../cost.ts';

/** Maximum number of streams of one session, and of all sessions together. More are refused (simulator/src/server/log/logHub.ts). */
const OF_SESSION = 20;
const IN_ALL = 200;
const REQUESTS = 20;

/** Begins a stream of a session, and reads only its beginning. @throws if the simulator refuses it */
async function begin({ simulator }: Target, session: string): Promise<Socket> {
  const { hostname, port } = new URL(simulator.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `GET /_sim/api/log/stream HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-sim-session: ${session}\r\nx-sim-token: ${TOKEN}\r\n\r\n`,
  );
  const [beginning] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  const [status = ''] = beginning.toString().split('\r\n', 1);
  if (status !== 'HTTP/1.1 200 OK') throw new Error(`a stream of the session ${session} gets ${status}`);
  return socket;
}

/** @param sessionsOf the session of each stream */
function beside(streams: string, sessionsOf: (target: Target) => readonly string[]): Costly {
  let sockets: readonly Socket[] = [];
  return {
    name: `a request of 100 kB beside ${streams}`,
    requests: REQUESTS,
    before: async (target) => {
      sockets = await Promise.all(sessionsOf(target).map((session) => begin(target, session)));
    },
    run: async ({ send }) => {
      const large = JSON.stringify({ productCode: '12003', text: 'a'.repeat(100_000) });
      for (let count = 0; count < REQUESTS; count += 1) await send(COUPONS, { method: 'POST', body: large });
      for (const socket of sockets) socket.destroy();
    },
  };
}

export const attempt = costs('34.11', 'sends the log to streams whose clients do not read', [
  beside(`${OF_SESSION} streams of its session`, ({ session }) => Array<string>(OF_SESSION).fill(session)),
  beside(`${IN_ALL} streams of as many other sessions`, () =>
    Array.from({ length: IN_ALL }, (_, index) => `other-${index}`),
  ),
]);
