/** Tests that unfinished bodies use bounded memory and do not block other requests. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';

/** Number and bytes of bodies that are together above the limit of 128 MB, and how many of them fit below it. */
const BODIES = { uploads: [12, 15_900_000, 8], small: [160, 990_000, 129] } as const;
const paths = {
  uploads: ['/provisional/increase/uploadIncreaseFile', 'multipart/form-data; boundary=b'],
  small: ['/provisional/messages/saveMessageSetting', 'application/json'],
  pages: ['/_sim/ext/login', 'application/x-www-form-urlencoded'],
} as const;

let simulator: Served;
const sockets: Socket[] = [];
beforeAll(async () => {
  simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await simulator.stop();
});

interface UnfinishedRequest {
  readonly status: () => string | undefined;
  readonly isOpen: () => boolean;
}

/** Sends a request without the last byte of its body. */
function holdBack(path: string, type: string, bytes: number): UnfinishedRequest {
  const { hostname, port } = new URL(simulator.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let received = '';
  socket.on('data', (piece) => (received += piece.toString('latin1'))).on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(bytes - 1, '-'));
  return {
    status: () => /^HTTP\/1\.1 (\d+)/.exec(received)?.[1],
    isOpen: () => !socket.destroyed && received === '',
  };
}

test.each([
  ['uploads', ...paths.uploads, ...BODIES.uploads],
  ['requests', ...paths.small, ...BODIES.small],
  ['forms of pages', ...paths.pages, ...BODIES.small],
] as const)(
  'ends unfinished %s above the limit, some with 503, and answers other requests',
  { tags: ['hold-receiving'] },
  async (_what, path, type, count, bytes, most) => {
    const held = Array.from({ length: count }, () => holdBack(path, type, bytes));
    await expect.poll(() => held.filter(({ isOpen }) => isOpen()).length).toBeLessThanOrEqual(most);
    await expect.poll(() => held.filter(({ status }) => status() === '503').length).toBeGreaterThan(0);
    const answer = await fetch(`${simulator.origin}/api/v1/user/getUserNickName?productCode=12003`);
    expect(answer.status).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
  },
);
