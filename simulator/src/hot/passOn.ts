import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Headers that are not forwarded: the body is sent in one piece, and the connection ends with the response. */
const OURS = new Set(['connection', 'keep-alive', 'content-length', 'transfer-encoding', 'expect']);

/** Forwards a request to a port of this machine, and the bytes of the response unchanged, so that wire faults survive. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const body = await buffer(request).catch(() => undefined);
  const client = response.socket;
  if (body === undefined || client === null) return;
  const successor = connect(port, '127.0.0.1');
  successor.on('error', () => client.resetAndDestroy());
  client.on('error', () => successor.destroy());
  client.on('close', () => successor.destroy());
  successor.write(headOf(request, body.length));
  successor.write(body);
  successor.pipe(client);
}

function headOf({ method, url, rawHeaders }: IncomingMessage, length: number): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!OURS.has(name.toLowerCase())) lines.push(`${name}: ${rawHeaders[index + 1]}`);
  }
  return [...lines, `Content-Length: ${length}`, 'Connection: close', '', ''].join('\r\n');
}
