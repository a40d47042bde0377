/** CONNECT, by which clients ask a proxy for https (RFC 9110 9.3.6): there is no tunnel, and the answer says what to do. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { sendRefusal, type Refusal } from './badRequest.ts';
import { isAnswered, unknownHost } from './target.ts';

export function refuseTunnel({ url = '', socket: { localAddress } }: IncomingMessage, socket: Duplex): void {
  // The client may be gone by now.
  socket.on('error', () => undefined);
  sendRefusal(socket, refusalOf(url, { localAddress }));
}

const refusalOf = (authority: string, at: Pick<Socket, 'localAddress'>): Refusal =>
  isAnswered(authority, at)
    ? {
        status: 501,
        message: `模拟器没有 ${authority} 的证书，不代理 https：请让客户端用 http://${authority.replace(/:443$/, '')}，或把它的地址直接改为模拟器的`,
      }
    : unknownHost(authority);
