/** Measures event streams whose clients do not read. */
import { connect, type Socket } from 'node:net';
import { COUPONS, costs, type Costly, type Target } from '../cost.ts';

const STREAMS = 400;
const REQUESTS = 20;
let sockets: Socket[] = [];

/** Replaces the open streams by new ones. @param sessionOf session by the number of the stream */
async function open({ simulator }: Target, sessionOf: (index: number) => string): Promise<void> {
  for (const socket of sockets) socket.destroy();
  const { hostname, port } = new URL(simulator.origin);
  sockets = await Promise.all(
    Array.from(
      { length: STREAMS },
      (_, index) =>
        new Promise<Socket>((done) => {
          const socket = connect(Number(port), hostname, () => done(socket));
          socket.on('error', () => undefined);
          socket.write(
            `GET /_sim/api/log/stream HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-sim-session: ${sessionOf(index)}\r\nx-sim-token: a-token-for-this-proof\r\n\r\n`,
          );
          socket.once('data', () => socket.pause());
        }),
    ),
  );
}

const ask = async ({ send }: Target): Promise<void> => {
  const large = JSON.stringify({ productCode: '12003', text: 'a'.repeat(100_000) });
  for (let count = 0; count < REQUESTS; count += 1) await send(COUPONS, { method: 'POST', body: large });
};

const all: readonly Costly[] = [
  {
    name: `a request of 100 kB beside ${STREAMS} streams of its session`,
    requests: REQUESTS,
    before: (target) => open(target, () => 'bounded'),
    run: ask,
  },
  {
    name: `a request of 100 kB beside ${STREAMS} streams of as many sessions`,
    requests: REQUESTS,
    before: (target) => open(target, (index) => `other-${index}`),
    run: async (target) => {
      await ask(target);
      for (const socket of sockets) socket.destroy();
    },
  },
];

export const attempt = costs('34.11', 'sends the log to streams whose clients do not read', all);
