/**
 * Handles CONNECT (RFC 9110 9.3.6): clients such as Node's fetch ask a proxy for a tunnel, also for plain http. The
 * tunnel leads to the simulator itself, which answers each request in it normally; nothing is forwarded. For https the
 * simulator has no certificate: the refusal says what to do.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { sendRefusal, type Refusal } from './badRequest.ts';
import { isAnswered, unknownHost } from './target.ts';

/** Listener of the server's `connect` event. */
export function takeTunnel(
  this: Server,
  { url = '', socket }: IncomingMessage,
  stream: Duplex,
  head: Buffer,
): void {
  // The client may have left by now.
  stream.on('error', () => undefined);
  const refusal = refusalOf(url, { localAddress: socket.localAddress });
  if (refusal) return sendRefusal(stream, refusal);
  stream.write('HTTP/1.1 200 Connection Established\r\n\r\n');
  if (head.length > 0) stream.unshift(head);
  this.emit('connection', stream);
}

function refusalOf(authority: string, at: Pick<Socket, 'localAddress'>): Refusal | undefined {
  if (!isAnswered(authority, at)) return unknownHost(authority);
  if (!authority.endsWith(':443')) return undefined;
  return {
    status: 501,
    message: `模拟器没有 ${authority} 的证书，不代理 https：请让客户端用 http://${authority.replace(/:443$/, '')}，或把它的地址直接改为模拟器的`,
  };
}
