/** Refuses invalid requests and requests with an ambiguous Host, with the headers of every response. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { everyAnswer } from './access/security.ts';

/** This is not an import: see server.ts. */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * @returns why the Host of a request is invalid; undefined if it is valid. HTTP/1.1 needs one (RFC 9112 3.2); HTTP/1.0
 * does not
 */
export function wrongHost({ rawHeaders, headers, httpVersion }: IncomingMessage): string | undefined {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return `请求头 Host 有 ${hosts} 个，应为一个`;
  if (hosts === 1 && headers.host === '') return '请求头 Host 为空';
  return hosts === 0 && httpVersion === '1.1' ? '缺少请求头 Host' : undefined;
}

export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Refuses a request without reading its body and closes the connection. */
export function refuseRequest(response: ServerResponse, status: number, message: string): void {
  const headers = {
    ...everyAnswer,
    'content-type': JSON_TYPE,
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(status, headers);
  response.end(JSON.stringify({ message }));
}

export const refuseExpectation = ({ headers }: IncomingMessage, response: ServerResponse): void =>
  refuseRequest(response, 417, `不支持请求头 Expect: ${headers.expect ?? ''}`);

const reasons: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', '请求头过长，最多 16 KB'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', '分块的扩展过长'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', '请求没有在时限内到齐'],
};
const MALFORMED = ['400 Bad Request', '不是 HTTP 请求'] as const;

/** Refuses bytes that Node's parser cannot read. If a response is already in progress, it closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: answering } = socket as Duplex & { _httpMessage?: ServerResponse };
  if (!socket.writable || answering?.headersSent === true) return void socket.destroy(error);
  const [status, message] = reasons[error.code ?? ''] ?? MALFORMED;
  writeRefusal(socket, status, message);
}

/** Refuses over a connection that Node hands over. */
export const sendRefusal = (socket: Duplex, { status, message }: Refusal): void =>
  writeRefusal(socket, `${status} ${STATUS_CODES[status]}`, message);

function writeRefusal(socket: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ message });
  const headers = {
    ...everyAnswer,
    'content-type': JSON_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
