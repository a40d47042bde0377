import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { listen } from './listen.ts';
import { answer } from './pipeline.ts';
import { makeServer } from './server.ts';
import { defaultScenarios, makeSimulator } from './simulator.ts';

test('ends a request that is not complete in time with HTTP 408', async () => {
  const times = { requestMs: 300, timeoutCheckMs: 50 };
  const server = makeServer(await makeSimulator(defaultScenarios), answer, times);
  const { port } = new URL(await listen(server, 0));
  const socket = connect(Number(port), '127.0.0.1');
  let output = '';
  socket.on('data', (piece: Buffer) => (output += piece.toString()));
  const began = performance.now();
  socket.write('POST /jcstd-api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
  await once(socket, 'close');
  const took = performance.now() - began;
  server.close();
  expect(output).toMatch(/^HTTP\/1.1 408 /);
  // Node's own check runs every 30 s and would cut the connection at its second run.
  expect(took).toBeLessThan(5_000);
  expect(limits.timeoutCheckMs).toBeLessThan(limits.requestMs / 10);
});
