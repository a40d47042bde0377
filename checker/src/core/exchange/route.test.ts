import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { routeTo } from './route.ts';

/** Asks a proxy for a tunnel to a target. @returns the authority that the proxy was asked for */
async function tunnelled(target: string): Promise<string | undefined> {
  const authorities: (string | undefined)[] = [];
  const proxy = createServer().on('connect', ({ url }, socket) => {
    authorities.push(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;
  const sockets = 1;
  const route = routeTo(new URL(target), sockets, { proxy: new URL(`http://127.0.0.1:${port}`) });
  onTestFinished(() => route.close());
  await new Promise((done) => route.request({ path: '/' }, done).on('error', done).end());
  return authorities[0];
}

test.each([
  ['https://shop.example', 'shop.example:443'],
  ['https://shop.example:8443/api', 'shop.example:8443'],
  ['https://192.0.2.7:8443', '192.0.2.7:8443'],
  ['https://[2001:db8::7]:8443', '[2001:db8::7]:8443'],
])('a request to %s goes through a tunnel to %s', async (target, authority) => {
  expect(await tunnelled(target)).toBe(authority);
});
