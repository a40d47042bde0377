import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import type { Attempt } from '../attempt.ts';
import { COUPONS, UPLOAD } from '../cost.ts';

/** Requests that send their body except its last byte: 3 GB of uploads, and then 1.4 GB of others. */
const FLOODS = [
  { name: 'uploads', path: UPLOAD, type: 'multipart/form-data; boundary=b', count: 200, bytes: 15_900_000 },
  { name: 'requests', path: COUPONS, type: 'application/json', count: 1500, bytes: 950_000 },
] as const;
/** Maximum memory that the bodies may add, in MB. */
const LIMIT_MB = 400;
/** Time in ms for which the bodies stay unfinished. */
const HELD_MS = 6000;

function holdBack({ origin }: Served, { path, type, bytes }: (typeof FLOODS)[number]): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(bytes - 1, '-'));
  return socket;
}

export const attempt: Attempt = {
  issue: '34.10',
  title: 'holds unfinished bodies within a memory limit, and still answers the live probe',
  run: async () => {
    const figures: Record<string, number> = {};
    const shortfalls: string[] = [];
    for (const flood of FLOODS) {
      const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
      try {
        const before = simulator.rss();
        const sockets = Array.from({ length: flood.count }, () => holdBack(simulator, flood));
        await wait(HELD_MS);
        const grown = simulator.rss() - before;
        figures[`${flood.count} ${flood.name} hold MB`] = grown;
        if (grown > LIMIT_MB) shortfalls.push(`${flood.name} hold ${grown} MB, ${LIMIT_MB} are allowed`);
        const { status } = await fetch(`${simulator.origin}/_sim/health?probe=live`);
        if (status !== 200) shortfalls.push(`beside ${flood.name} the live probe answers ${status}`);
        for (const socket of sockets) socket.destroy();
      } finally {
        await simulator.stop();
      }
    }
    return { figures, shortfalls };
  },
};
