/** Measures delayed requests whose clients disconnect. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import type { Attempt } from '../attempt.ts';
import { UPLOAD } from '../cost.ts';

const CLIENTS = 20;
const BYTES = 15_900_000;
/** Maximum extra memory in MB compared with as many undelayed uploads: half of the bodies. */
const LIMIT_MB = (CLIENTS * BYTES) / 2_000_000;

const form = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'),
  Buffer.alloc(BYTES, 'a'),
  Buffer.from('\r\n--b--\r\n'),
]);

/** Uploads a form with a forced delay. @returns bytes received before the client disconnects */
function upload({ origin }: Served, word: string, patienceMs: number): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let received = 0;
    socket.on('data', (piece) => (received += piece.length)).on('error', () => undefined);
    socket.on('close', () => done(received));
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nhost: ${hostname}\r\nx-sim-session: waits\r\nx-sim-force: ${word}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${form.length}\r\n\r\n`,
    );
    socket.write(form, () => setTimeout(() => socket.destroy(), patienceMs));
  });
}

const uploads = (simulator: Served, word: string, patienceMs: number): Promise<number[]> =>
  Promise.all(Array.from({ length: CLIENTS }, () => upload(simulator, word, patienceMs)));

export const attempt: Attempt = {
  issue: '34.10',
  title: 'keeps little memory for delayed uploads whose clients disconnect, and refuses a delay of 11 days',
  run: async () => {
    const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
    try {
      // Memory of as many undelayed uploads, whose garbage is collected gradually.
      for (let round = 0; round < 3; round += 1) await uploads(simulator, 'delay-1ms', 1500);
      const before = simulator.rss();
      const began = simulator.cpuMs();
      const waiting = uploads(simulator, 'delay-600s', 4000);
      await wait(3500);
      const duringMb = simulator.rss() - before;
      await waiting;
      await wait(1000);
      const figures = {
        'MB more while they wait': duringMb,
        'MB more after they have gone': simulator.rss() - before,
        'ms of processor time for each': Math.round((simulator.cpuMs() - began) / CLIENTS),
        'bytes answered to delay-999999s': await upload(simulator, 'delay-999999s', 500),
      };
      const shortfalls = [
        ...(figures['MB more while they wait'] > LIMIT_MB ||
        figures['MB more after they have gone'] > LIMIT_MB
          ? [`uses more than ${LIMIT_MB} MB more`]
          : []),
        ...(figures['bytes answered to delay-999999s'] === 0 ? ['accepts a delay of 11 days'] : []),
      ];
      return { figures, shortfalls };
    } finally {
      await simulator.stop();
    }
  },
};
